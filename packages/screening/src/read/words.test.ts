import { expect, test } from 'vitest';
import { contextOf } from '../testing/measure.ts';
import { read } from './reading.ts';

test.each([
  ['u r so nice', 'you are so nice'],
  ["You're my friend, dont go", 'you are my friend do not go'],
  ['sooooo gooood', 'so good'],
  ['Hi!How are you? Fine.', 'hi . how are you ? fine .'],
  ['stuuupid stoopid st*pid s7up1d idoit', 'stupid stupid stupid stupid idiot'],
  ['sh1t a$$ b!tch f*ck', 'shit ass bitch fuck'],
  ['f u c k', 'fuck'],
  ['s.h.i.t', 'shit'],
  ['fu ck', 'fuck'],
  ['kcuf', 'fuck'],
  ['you r s t u p i d', 'you are stupid'],
  ['lets m e e t', 'let us meet'],
  ['y0u', 'you'],
  ['y0u 4r3 5tup1d', 'you are stupid'],
  ['m33t m3', 'meet me'],
  ['y.o.u. a.r.e. u.g.l.y', 'you are ugly'],
  ['fu😂ck', 'fuck'],
  ['f🔥u🔥c🔥k', 'fuck'],
  ['you are\nstupid', 'you are stupid'],
  ['yоu аrе', 'you are'],
  ['xуй', 'хуи'],
  ['my skool frend', 'my school friend'],
  ['ur so nice', 'you are so nice'],
])('reads %s as %s', (text, said) => {
  expect(read(contextOf(text)).spoken.text).toBe(said);
});

test.each([
  'The class sat on the grass.',
  'a b c d e f g',
  'I am in class 4b, 2nd row',
  'This is a well-known song',
  'Moby swam back',
])('finds nothing disguised in: %s', text => {
  const { words } = read(contextOf(text));
  expect(words.map(word => word.said)).toEqual(words.map(word => word.spelt));
});

test('joined words are one place from their first to their last letter', () => {
  const { words } = read(contextOf('ok f u c k ok'));
  expect(words.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [3, 10],
    [11, 13],
  ]);
});
