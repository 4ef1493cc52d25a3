import { expect, test } from 'vitest';
import { createScreener } from './screener.ts';

const hints = (text: string): string[] =>
  createScreener()
    .hints(text)
    .map(({ code, start, end }) => `${code}: ${text.slice(start, end)}`);

test('gives hints about what should not be sent, the most important first', () => {
  expect(hints('You are stupid. My number is 0532 555 01 23 and my name is Mia Brown')).toEqual([
    'phone: 0532 555 01 23',
    'fullName: Mia Brown',
    'unkind: You are stupid',
  ]);
  expect(hints('Benim kedim çok güzel')).toEqual(['notEnglish: Benim kedim çok güzel']);
  expect(hints('my email is mia at gmail')).toEqual(['email: mia at gmail']);
  expect(hints('what the fuck')).toEqual(['unkind: fuck']);
});

test('SAFE2-95 no hint teaches how to pressure a child: meetings, secrets, questions, gifts', () => {
  expect(hints("it's our secret, don't tell your mum")).toEqual([]);
  expect(hints('Are you alone? Meet me at the park. I have a present for you')).toEqual([]);
  expect(hints('send me a photo of you')).toEqual([]);
});

test('gives no hint that could discourage a child who needs help', () => {
  expect(hints('I am scared to go home')).toEqual([]);
  expect(hints('My dad hits me and I want to die')).toEqual([]);
});

test('gives no hints for ordinary texts and never throws', () => {
  expect(hints('Hello Ali! I have got two cats. Do you like cats?')).toEqual([]);
  for (const text of ['', ' ', '\ud800', '\u200b'.repeat(500), '🙂'.repeat(500)])
    expect(hints(text)).toEqual([]);
});
