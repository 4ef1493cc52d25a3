import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { codes } from './codes.ts';

test.each([
  ['my friend code is SW-1234-5678-9012', 'code', 2, 'SW-1234-5678-9012'],
  ['join with code X7KQ9P', 'code', 2, 'X7KQ9P'],
  ['server 192.168.10.15', 'code', 2, '192.168.10.15'],
  ['01001000 01101001', 'code', 1, '01001000 01101001'],
  ['.... . .-.. .-.. ---', 'code', 1, '.... . .-.. .-.. ---'],
  ['it is aGVsbG8gbXk5ZnJpZW5k', 'code', 1, 'aGVsbG8gbXk5ZnJpZW5k'],
] as const)('finds a code: %s', (text, code, severity, marked) => {
  expect(show(codes, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'The treasure map has a secret code',
  '-----',
  'I got 98 out of 100',
  'Wow... ok... bye...',
  'Party 2024 was great',
])('finds no code: %s', text => {
  expect(show(codes, text)).toEqual([]);
});

test.each([
  ['room 2019', '2019'],
  ['lobby 2041', '2041'],
  ['join server 2022', '2022'],
  ['invite is 1987', '1987'],
])('finds a code that may be a year: %s', (text, marked) => {
  expect(show(codes, text)).toContainEqual(['code', 2, marked]);
});
