import { expect, test } from 'vitest';
import { phases } from './all-phases.ts';
import { conclude } from './conclude.ts';
import { fold } from './fold/fold.ts';
import { contextOf, findAll } from './testing/measure.ts';

const gravest = (text: string): number =>
  Math.max(
    0,
    ...conclude(fold(text), findAll(phases, contextOf(text))).map(({ severity }) => severity),
  );

test.each([
  'You copied from my homework. I will hit you tomorrow',
  'My sentence: I will hit you tomorrow',
  'This is my question. You are so ugly',
  'You are ugly and this is a joke',
  'You are stupid is my song',
  'You are so stupid. I think first you should go away',
  "I have a surprise, don't tell them",
  'Give me your phone number, I write it in my address book',
  'Send me your photo, is that right?',
  'Send me a photo of you. Which is better?',
  'Can you translate my letter and send me a photo of you',
  'My question: what is your phone number?',
  'Give me your phone number, I asked a question',
])('stays as grave as it is: %s', text => {
  expect(gravest(text)).toBe(2);
});

test.each([
  'My question: why are you so stupid',
  'My sentences:\nYou are so ugly',
  'This is my sentence. "You are so ugly"',
  'You can not sing or you cannot sing like a frog? You are ugly: which is correct?',
  "We baked a cake for her, it is a surprise, don't tell her",
  "We have a present for him, it is a surprise, don't tell him",
  'Give me your phone number, said the wolf',
  'My sentences:\nGive me your phone number',
  'We write a dialogue: "What is your phone number?"',
])('is less grave as an example or a surprise: %s', text => {
  expect(gravest(text)).toBe(1);
});
