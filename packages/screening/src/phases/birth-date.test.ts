import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { birthDate } from './birth-date.ts';

test.each([
  ['my birthday is 14 March 2016', '14 March 2016'],
  ['I was born on the 3rd of June 2015', '3rd of June 2015'],
  ['my bday: 22/09/2016!', '22/09/2016'],
  ['7.11.16 thats when I was born', '7.11.16'],
  ['date of birth March 5, 2017', 'March 5, 2017'],
] as const)('finds a date of birth: %s', (text, marked) => {
  expect(show(birthDate, text)).toContainEqual(['birthDate', 2, marked]);
});

test.each([
  'my birthday is on 14 March',
  'I was born in 2015',
  'Mozart was born on 27 January 1756',
  'the film came out on 3 June 2015',
  'my birthday cake had 10 candles and 20 sweets',
])('finds no date of birth: %s', text => {
  expect(show(birthDate, text)).toEqual([]);
});
