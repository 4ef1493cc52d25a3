import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { datesOf } from './birth-date/dates.ts';
import { birthDate } from './birth-date.ts';

test.each([
  ['my birthday is 14 March 2016', '14 March 2016'],
  ['I was born on the 3rd of June 2015', 'on the 3rd of June 2015'],
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

test.each([
  ['I came into this world on 3 april 2016', 2, '3 april 2016'],
  ['D.O.B 05-03-2016', 2, '05-03-2016'],
  ['born in 2015, on the 3rd of May', 2, '2015, on the 3rd of May'],
  ['my birthday is 3 may and i was born in 2015', 2, '3 may and i was born in 2015'],
  ['i was born on halloween 2016', 2, 'on halloween 2016'],
  ['birthday 9 มีนาคม 2558', 2, '9 มีนาคม 2558'],
  ['i was born the sixth of may twenty fifteen', 2, 'the sixth of may twenty fifteen'],
  ['i am 7th feb 2016', 2, '7th feb 2016'],
  ['my pin is when i was born, 160814', 2, '160814'],
  ['nací el 9 de octubre de 2014', 2, 'el 9 de octubre de 2014'],
  ['it says 22 September 2016 on my chain', 1, '22 September 2016'],
  ['my cat was born on 3 May 2020', 1, '3 May 2020'],
] as const)('finds a date of birth said in another way: %s', (text, severity, marked) => {
  expect(show(birthDate, text)).toContainEqual(['birthDate', severity, marked]);
});

test.each([
  'our exam is on 14.06.2026',
  'the match was on 12/12/2018 and we won',
  'Today is 3 May 2026',
  'my dad was born on 5 May 1980',
  'i got 20.15.2016 points',
  'my score is 10 12 2015',
  'it was christmas 2019 and we had snow',
])('finds no date of a child: %s', text => {
  expect(show(birthDate, text)).toEqual([]);
});

test.each([
  ['My birthday is tomorrow, 12.03.2016', 1],
  ['my birthday is today 5.5.2015', 1],
  ['the day of my birth was due to a storm 5.5.2015', 1],
  ['I was due on 5.5.2015', 2],
  ['she came out on 3 june 2016', 2],
  ['I have a dog and I was born 5.5.2015', 2],
  ['My dog was born in winter and I was born on 5.5.2015', 2],
  ['I have a cat and my baby sister was born on 3 May 2020', 2],
  ['I have a dog and it was born 5.5.2020', 1],
])('finds a date of birth beside an event or a pet: %s', (text, severity) => {
  expect(show(birthDate, text).map(([, found]) => found)).toEqual([severity]);
});

test('finds no date of birth in a trip', () => {
  expect(show(birthDate, 'we came back from the trip on 12/12/2018')).toEqual([]);
});

test.each([
  ['12052014', 2014],
  ['20122014', 2014],
  ['20140512', 2014],
  ['201214', 2014],
])('reads the year of %s', (text, year) => {
  expect(datesOf(text)[0]?.year).toBe(year);
});

test.each([
  ['je suis né le 9 mai 2015', 'le 9 mai 2015'],
  ['I was born on a friday, 12 June 2015', 'on a friday, 12 June 2015'],
  ['my birthday is 3.IX.2014', '3.IX.2014'],
  ['I was born in year 2015, month 6, day 14', 'year 2015, month 6, day 14'],
])('marks a date of birth with the words before it: %s', (text, marked) => {
  expect(show(birthDate, text)).toEqual([['birthDate', 2, marked]]);
});
