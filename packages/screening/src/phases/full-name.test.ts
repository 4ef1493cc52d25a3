import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { fullName } from './full-name.ts';

test.each([
  ['My name is Ayşe Yılmaz.', 'fullName', 2, 'Ayşe Yılmaz'],
  ['my name is maria lopez garcia', 'fullName', 2, 'maria lopez garcia'],
  ["Hi! I'm Murad Huseynov from Baku", 'fullName', 2, 'Murad Huseynov'],
  ['My surname is Petrov', 'fullName', 2, 'Petrov'],
  ["my friend's name is Emma Wilson", 'fullName', 2, 'Emma Wilson'],
  ['My best friend is Leyla Karimova', 'fullName', 1, 'Leyla Karimova'],
] as const)('a full name: %s', (text, code, severity, marked) => {
  expect(show(fullName, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'My name is Ali.',
  'My name is Mia and I am from England',
  'my name is tom and i like trains',
  'I am Harry Potter',
  'I like the songs of Taylor Swift',
  'I am Russian',
  'My name is Anna. Nice to meet you.',
])('no full name: %s', text => {
  expect(show(fullName, text)).toEqual([]);
});
