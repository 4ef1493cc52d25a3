import { expect, test } from 'vitest';
import { createKnownNames } from './known-names.ts';

const names = createKnownNames([
  { name: 'mia', pseudonym: 'Otter 417' },
  { name: 'mia rose', pseudonym: 'Otter 417' },
  { name: 'rose', pseudonym: 'Heron 92' },
  { name: 'will', pseudonym: 'Finch 120' },
  { name: 'd’arcy', pseudonym: 'Robin 33' },
  { name: '小明', pseudonym: 'Crane 7' },
  { name: 'a', pseudonym: 'Never 1' },
]);

test.each<[written: string, read: string]>([
  ['Hi, I am Mia!', 'Hi, I am Otter 417!'],
  ["MIA's dog likes mia", "Otter 417's dog likes Otter 417"],
  ['Mia Rose and Rose', 'Otter 417 and Heron 92'],
  ['Amiability, Miami and miau', 'Amiability, Miami and miau'],
  ['A rose is red. Rose is here. I like Rose', 'A rose is red. Rose is here. I like Heron 92'],
  ['Will you come with Will?', 'Will you come with Finch 120?'],
  ['I saw d’arcy', 'I saw Robin 33'],
  ['我叫小明。', '我叫Crane 7。'],
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

test('without names a text is read as it was written', () => {
  expect(createKnownNames([]).hide('Mia')).toBe('Mia');
  expect(createKnownNames([]).marksIn('Mia')).toEqual([]);
});
