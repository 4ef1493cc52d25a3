import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { phone } from './phone.ts';

test.each([
  ['Call me: 0532 555 01 23!', 'phone', 2, '0532 555 01 23'],
  ['it is +44 7700 900123.', 'phone', 2, '+44 7700 900123'],
  ['text (555) 010-4477', 'phone', 2, '(555) 010-4477'],
  [
    'zero five three two double five five zero one two three',
    'phone',
    2,
    'zero five three two double five five zero one two three',
  ],
  ['my number is ０５３２５５５０１２３', 'phone', 2, '０５３２５５５０１２３'],
  ['7nine12 five55 oh1oh2', 'phone', 2, '7nine12 five55 oh1oh2'],
  ['it starts with 077 then 00 then 900 then 418', 'phone', 2, '077 then 00 then 900 then 418'],
  ['I like 8362514 a lot', 'phone', 1, '8362514'],
] as const)('finds a phone number: %s', (text, code, severity, marked) => {
  expect(show(phone, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'I was born in 2015 and my sister in 2018',
  '2010 2012 2014 2016',
  '1 2 3 4 5 6 7 8 9 10',
  'one two three four five six seven',
  'My score is 1250000 points',
  '1,400,000,000 people',
  'Today is 21/11/2026',
  'at 9:30 and 10:15',
  'We won 5:3',
  'ooooooooo',
  'someone phones often',
  '1111111',
  'a score of 2,345,678',
  'the war was 1939 to 1945',
  '1 1 2 3 5 8 13 21 34',
  'pi is 3.14159265',
  'we lost 21 19, 18 21, 11 15',
  '4,682 + 3,917',
  'my favourite is 1234567',
  '5 + 5 = 10 and 12345 + 54321',
])('finds no phone number: %s', text => {
  expect(show(phone, text)).toEqual([]);
});

test.each([
  ['07700 then nine double zero then my favourite one two three'],
  ['0151\nsecond part is 555\nlast part is 30 772'],
  ['900765 the start is still the same 07700'],
  ['plus four nine one five one, twenty-three, forty-five, sixty-seven, eighty nine'],
  ['o7911 23o 4l5'],
  ['0770 haha now part two 0900 and part three 762'],
  ['0 612\nsecond part 55 80 31'],
  ['555-0172 and my area code is 613'],
])('marks the whole number in pieces: %s', text => {
  expect(show(phone, text)).toContainEqual(['phone', 2, text]);
});

test.each([
  'twenty-three, forty-five and sixty-seven are odd numbers',
  'first part is 12, second part is 15, last part is 20',
  'Part 1 is 45 minutes, part 2 is 45 minutes and the break is 15',
  'James Bond is agent 007 and then 006 comes',
  'I am in group 2b and 1s and 4z',
])('finds no number in pieces: %s', text => {
  expect(show(phone, text)).toEqual([]);
});

test.each([
  ['My number is +49 151 222 333 4444', '+49 151 222 333 4444'],
  ['call me 12 34 56 78 90', '12 34 56 78 90'],
  ['my mobile is +90 501 502 603 704', '+90 501 502 603 704'],
  ['text me on 11 22 35 47 58', '11 22 35 47 58'],
])('is sure of a number whose groups rise: %s', (text, marked) => {
  expect(show(phone, text)).toContainEqual(['phone', 2, marked]);
});
