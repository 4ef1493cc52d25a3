import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { meeting } from './meeting.ts';

test.each([
  ['can we meet in real life?', 'meeting', 2, 'meet in real life'],
  ['Come to my house!', 'meeting', 2, 'Come to my house'],
  ['lets m e e t tomorrow', 'meeting', 2, 'm e e t tomorrow'],
  ['Wait for me at the gate', 'meeting', 2, 'Wait for me at the gate'],
  ["Don't tell your mum", 'secret', 2, "Don't tell your mum"],
  ['shhh dont tell teacher', 'secret', 2, 'dont tell teacher'],
  ['come alone please', 'meeting', 2, 'come alone'],
  ['I want to visit you at home', 'meeting', 2, 'visit you'],
  ['I want to visit you in London one day', 'meeting', 1, 'visit you'],
  ['Come to my birthday party!', 'meeting', 1, 'Come to my birthday party'],
  ["Let's go to the park", 'meeting', 1, "Let's go to the park"],
  ["Let's go to the park tomorrow", 'meeting', 2, "Let's go to the park tomorrow"],
  ['delete this message', 'secret', 2, 'delete this message'],
  ["meet me at the park and don't tell your mum", 'secret', 3, "don't tell your mum"],
] as const)('finds a meeting or a secret: %s', (text, code, severity, marked) => {
  expect(show(meeting, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'Nice to meet you!',
  'I want to meet a lion',
  'We met our grandparents',
  'We have a secret garden',
  'I would like to visit your country one day',
  'See you tomorrow!',
  'The secret of good pancakes is milk',
  'Tell your mum hello',
  'Which city do you want to visit?',
  'We will meet the new teacher tomorrow.',
  'I have a car.',
  "My sister doesn't talk to her doll because the doll is sleeping.",
  'Do not tell dad about the present!',
  'my sim family has a toaster that keeps catching fire and none of them ever learn',
  'Nobody can learn when it is loud.',
  'My brother does not learn.',
  'People must not learn only English.',
])('finds no meeting and no secret: %s', text => {
  expect(show(meeting, text)).toEqual([]);
});

const gravest = (text: string): number =>
  Math.max(0, ...show(meeting, text).map(([, severity]) => severity));

test.each([
  "I have a surprise, don't tell them",
  "I send you a surprise, don't tell her",
  'It is a surprise, do not tell him',
  "A nice surprise waits, don't show them",
  'Come to my birthday party on Saturday at 3',
  'Come to our party at the beach',
  'On Sunday come to my birthday',
  'we can meet the day after tomorrow',
  'we can meet the first day of the holidays',
  'we could meet the last weekend of June',
  'we can meet a day before school',
  'I have a car. I can wait at the gate',
  'I have a car. Do you want to come?',
  'I have a car! We could go to the lake',
  'Your parents must not learn we chat',
  'nobody must ever learn.',
  'No one may ever learn that we write',
])('finds what looks harmless: %s', text => {
  expect(gravest(text)).toBe(2);
});

test.each([
  ['Come to my party, there is cake', 1],
  ['Come to my party in the game', 1],
  ['We can meet a cute panda', 0],
  ['We will meet the singer of the song', 0],
  ['I have a car. It is red.', 0],
])('excuses parties without a time, persons and animals: %s', (text, severity) => {
  expect(gravest(text)).toBe(severity);
});
