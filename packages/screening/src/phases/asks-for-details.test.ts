import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { asksForDetails } from './asks-for-details.ts';

test.each([
  ['can i have ur number', 'asksForDetails', 2, 'ur number'],
  ['Where do you live?', 'asksForDetails', 1, 'Where do you live'],
  ['send me a photo of you', 'asksForDetails', 2, 'send me a photo of you'],
  ['tell me your surname', 'asksForDetails', 1, 'your surname'],
  ['are you home alone?', 'asksForDetails', 2, 'are you home alone'],
] as const)('finds a question for details: %s', (text, code, severity, marked) => {
  expect(show(asksForDetails, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'What is your name?',
  'What is your favourite number?',
  'What is your favorite number?',
  'Where are you from?',
  'Do you have a phone?',
  'Do you like school?',
  'Send me a photo of your cat',
  'How old are you?',
  'What time do you go to school?',
])('finds no question for details: %s', text => {
  expect(show(asksForDetails, text)).toEqual([]);
});
