import { expect, test } from 'vitest';
import { createNameFinder, replaceWords } from './known-names.ts';

const pseudonyms = new Map([
  ['mia', 'Otter 417'],
  ['mia rose', 'Otter 417'],
  ['rose', 'Heron 92'],
  ['will', 'Finch 120'],
  ['d’arcy', 'Robin 33'],
  ['zoë', 'Wren 5'],
  ['irmak', 'Stork 61'],
  ['小明', 'Crane 7'],
  ['a', 'Never 1'],
]);
const finder = createNameFinder([...pseudonyms.keys()]);
const names = finder.readAs(name => pseudonyms.get(name) ?? '');

test.each<[written: string, read: string]>([
  ['Hi, I am Mia!', 'Hi, I am Otter 417!'],
  ["MIA's dog likes mia", "Otter 417's dog likes Otter 417"],
  ['Mia Rose and Rose', 'Otter 417 and Heron 92'],
  ['Amiability, Miami and miau', 'Amiability, Miami and miau'],
  ['A rose is red. Rose is here. I like Rose', 'A rose is red. Rose is here. I like Heron 92'],
  ['Will you come with Will?', 'Will you come with Finch 120?'],
  ['I saw d’arcy', 'I saw Robin 33'],
  ['我叫小明。', '我叫Crane 7。'],
  ['Zoe and ZOE\u0308 and zoë', 'Wren 5 and Wren 5 and Wren 5'],
  ['İrmak and IRMAK', 'Stork 61 and Stork 61'],
  ['M\u200Bia met M\u00ADia', 'Otter 417 met Otter 417'],
  ['a b A', 'a b A'],
  ['', ''],
])('SAFE2-114 partly: adults read %j as %j', (written, read) => {
  expect(names.hide(written)).toBe(read);
});

test('SAFE2-114 partly: a name is marked where it stands', () => {
  expect(names.marksIn('Mia met Will')).toEqual([
    { start: 0, end: 3, pseudonym: 'Otter 417' },
    { start: 8, end: 12, pseudonym: 'Finch 120' },
  ]);
});

test('SCHOOL-32 partly: names and addresses are replaced as whole words, the longest first', () => {
  const words = [
    ['Rose', '{name}'],
    ['Rose Lee', '{name}'],
    ['rose@example.org', '{address}'],
    ['İnci', '{name}'],
    ['L', '{name}'],
    ['', '{address}'],
  ] as const;
  expect(replaceWords('Rose and ROSE LEE: rose@example.org. Roses, L, İnci', words)).toBe(
    '{name} and {name}: {address}. Roses, L, {name}',
  );
});

test('finds who is named, by the names that were given', () => {
  expect(finder.namesIn('Zoe met Will and MIA ROSE')).toEqual(['zoë', 'will', 'mia rose']);
});

test('without names a text is read as it was written', () => {
  const none = createNameFinder([]).readAs(() => '');
  expect(none.hide('Mia')).toBe('Mia');
  expect(none.marksIn('Mia')).toEqual([]);
});
