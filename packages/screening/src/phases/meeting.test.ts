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
  "We baked a cake for her, it is a surprise, don't tell her.",
  'Do not tell dad about the present!',
])('finds no meeting and no secret: %s', text => {
  expect(show(meeting, text)).toEqual([]);
});
