import { expect, test } from 'vitest';
import { show } from '../../testing/marks.ts';
import { acrossTexts } from './across-texts.ts';

test.each([
  [['my number is 0532'], '123 45 67', 'phone', '123 45 67'],
  [['my number is 0532', '123'], '4567 ok', 'phone', '4567'],
  [['you are'], 'stupid and I am not', 'insult', 'stupid'],
  [['fu'], 'ck you', 'swearing', 'ck'],
  [['my name is Leyla'], 'Mammadova', 'fullName', 'Mammadova'],
  [["don't tell"], 'your mum', 'secret', 'your mum'],
])('SAFE2-92 finds what is split over texts: %j, %s', (recentTexts, text, code, marked) => {
  const found = show(acrossTexts, text, { recentTexts });
  expect(found.map(([one, , place]) => [one, place])).toContainEqual([code, marked]);
});

test.each([
  [['my number is 0532 555 01 23'], 'I like cats'],
  [['you are'], 'so funny'],
  [['I have 1000'], 'and 2500 lingos'],
  [['my name is Leyla'], 'and I like cats'],
  [[' '], 'you are stupid'],
])(
  'SAFE2-92 reports nothing that one text has alone, and nothing harmless: %j, %s',
  (recentTexts, text) => {
    expect(show(acrossTexts, text, { recentTexts })).toEqual([]);
  },
);
