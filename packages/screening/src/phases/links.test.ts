import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { links } from './links.ts';

test.each([
  ['look at https://example.com/game now', 'link', 2, 'https://example.com/game'],
  ['go to cats.com', 'link', 2, 'cats.com'],
  ['youtube dot com', 'link', 2, 'youtube dot com'],
  ['hxxp://bad.example.org', 'link', 2, 'hxxp://bad.example.org'],
  ['bit ly / 3xYz', 'link', 2, 'bit ly / 3xYz'],
] as const)('finds a link: %s', (text, code, severity, marked) => {
  expect(show(links, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'I was ill.Now I am fine.',
  'It is cold.My nose is red.',
  'We have a cat.it is black',
  'I am nice.so I like it',
  'e.g. a car',
  'The U.S.A. is big',
  'Mr. Brown',
  'At 10 a.m. we play',
])('finds no link: %s', text => {
  expect(show(links, text)).toEqual([]);
});

test.each([
  ['go to 4399.com', '4399.com'],
  ['163.com', '163.com'],
  ['2048.org', '2048.org'],
  ['look at 1001.net', '1001.net'],
  ['we play on 360.tv', '360.tv'],
])('finds a link of figures: %s', (text, marked) => {
  expect(show(links, text)).toContainEqual(['link', 2, marked]);
});

test.each(['it is 3.5.cm', 'I am 9.am I old', 'we ran 12.so tired'])(
  'finds no link in a number: %s',
  text => {
    expect(show(links, text)).toEqual([]);
  },
);
