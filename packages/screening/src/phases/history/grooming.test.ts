import { expect, test } from 'vitest';
import { read } from '../../read/reading.ts';
import { show } from '../../testing/marks.ts';
import { contextOf } from '../../testing/measure.ts';
import { grooming } from './grooming.ts';

const mine = (...texts: string[]) => texts.map(text => ({ isOwn: true, text }));
const steps = ['how old are you', 'are you home alone', 'i have a present for you'];

test('SAFE2-90 adds up over the texts to one child what is harmless one by one', () => {
  for (const text of steps) expect(show(grooming, text)).toEqual([]);
  expect(show(grooming, 'send me a photo of you', { between: mine(...steps) })).toEqual([
    ['grooming', 3, null],
  ]);
});

test('SAFE2-90 names for reviewers what was found', () => {
  const between = mine('how old are you', 'is your mum at work');
  const [found] = grooming.find(read({ ...contextOf('our secret ok'), between }));
  expect(found?.explanation).toBe('Over the last texts to this child: secret, age, alone');
});

test('SAFE2-90 counts only what the author wrote, in the last thirty texts of the two', () => {
  const theirs = steps.map(text => ({ isOwn: false, text }));
  const photo = 'send me a photo of you';
  expect(show(grooming, photo, { between: theirs })).toEqual([]);
  const long = [...mine(...steps), ...mine(...Array.from({ length: 29 }, () => 'I like cats'))];
  expect(show(grooming, photo, { between: long })).toEqual([]);
  expect(show(grooming, photo, { between: long.slice(0, -1) })).toHaveLength(1);
});

test('SAFE2-90 marks only texts that add to it', () => {
  const between = mine(...steps, 'send me a photo of you');
  expect(show(grooming, 'I like cats', { between })).toEqual([]);
});

test.each([
  ['how old are you', 'do you have a pet', 'what is its name'],
  ['we make a cake for mum', 'it is a surprise', 'do not tell her about the cake'],
  ['I was home alone today', 'I watched cartoons', 'they were about a dog'],
  ['what subject do you like at school', 'I draw dragons', 'show me your drawing one day'],
])('finds nothing in what children write: %s', (...texts) => {
  expect(show(grooming, texts.at(-1) ?? '', { between: mine(...texts.slice(0, -1)) })).toEqual([]);
});
