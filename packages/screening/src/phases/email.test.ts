import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { email } from './email.ts';

test.each([
  ['write to mia.cat@example.com.', 'email', 2, 'mia.cat@example.com'],
  ['tom dot fox at gmail dot com', 'email', 2, 'tom dot fox at gmail dot com'],
  ['sara (at) yahoo (dot) com ok', 'email', 2, 'sara (at) yahoo (dot) com'],
  ['leo77 @ gmail . com', 'email', 2, 'leo77 @ gmail . com'],
  ['it is dragonboy gmail com', 'email', 2, 'dragonboy gmail com'],
  ['nick＠yandex．ru', 'email', 2, 'nick＠yandex．ru'],
] as const)('an e-mail address: %s', (text, code, severity, marked) => {
  expect(show(email, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'I sent an email to my teacher',
  'I am at home. Come and play',
  'Look at the dot on the map',
  'We met at mail time',
  'My email is nice',
])('no e-mail address: %s', text => {
  expect(show(email, text)).toEqual([]);
});
