import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { school } from './school.ts';

test.each([
  ['I go to Hillside Primary School', 'school', 2, 'Hillside Primary School'],
  ['we learn in Gazi İlkokulu', 'school', 2, 'Gazi İlkokulu'],
  ['My school is called Lakeside', 'school', 2, 'Lakeside'],
  ['I study at school number 27', 'school', 2, 'school number 27'],
  ['our play at Thorn Grove Primary is on friday', 'school', 2, 'Thorn Grove Primary'],
  ['I go Lincoln Middle', 'school', 2, 'Lincoln Middle'],
  ["my school's called Ladybrook", 'school', 2, 'Ladybrook'],
  ["my teacher is at St Anne's", 'school', 2, "St Anne's"],
  ['I dance in Zvezda dance school', 'school', 2, 'Zvezda dance school'],
  ['I play for Cheadle Rovers', 'school', 1, 'Cheadle Rovers'],
  ['We go to Lycée Victor Hugo', 'school', 2, 'Lycée Victor Hugo'],
] as const)('finds a school: %s', (text, code, severity, marked) => {
  expect(show(school, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'My school is very big',
  'I want to be a primary school teacher',
  'High school is for big children',
  'After school I play',
  'I play for fun',
  'primary school is fun',
  'We go to church at Easter',
  'Our school has a football team called Tigers',
  'I am in class 4',
  'my school is Good',
  'My School Is Very Big',
])('finds no school: %s', text => {
  expect(show(school, text)).toEqual([]);
});
