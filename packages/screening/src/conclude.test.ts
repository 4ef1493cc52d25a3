import { expect, test } from 'vitest';
import { conclude } from './conclude.ts';
import { fold } from './fold/fold.ts';
import type { Found } from './types.ts';

const at = (
  code: Found['code'],
  start: number | null,
  end: number | null,
  severity: Found['severity'] = 2,
): Found => ({
  ...{ code, severity, start, end },
  ...({ status: 'ok', explanation: `${code} ${severity}` } as const),
});
const marksOf = (text: string, found: readonly Found[]) =>
  conclude(fold(text), found).map(({ code, severity, start, end }) => [
    code,
    severity,
    start === null || end === null ? null : text.slice(start, end),
  ]);

test('SAFE2-93 one signal for each code, however often it was found', () => {
  const text = 'discord '.repeat(1_334);
  const found = Array.from({ length: 1_334 }, (_, n) => at('socialMedia', n * 8, n * 8 + 7, 1));
  const signals = conclude(fold(text), found);
  expect(signals).toHaveLength(1);
  expect(signals[0]).toMatchObject({ code: 'socialMedia', start: 0, end: 7 });
  expect(signals[0]?.explanation).toBe('socialMedia 1, and in 1333 other places');
});

test('words of a character, a game or a surprise are less grave, what goes to the lead is not', () => {
  const text = 'i will eat you, said the wolf';
  expect(marksOf(text, [at('threat', 0, 14)])).toEqual([['threat', 1, text]]);
  expect(marksOf(text, [at('threat', 0, 14, 3)])).toEqual([['threat', 3, text]]);
  const real = 'i will eat you, said the teacher';
  expect(marksOf(real, [at('threat', 0, 14)])).toEqual([['threat', 2, real]]);
  const recipe = 'the secret recipe, do not tell anyone';
  expect(marksOf(recipe, [at('secret', 19, 37)])).toEqual([['secret', 1, recipe]]);
});

test.each([
  'my sentence: you can not sing',
  'you can not sing or you cannot sing? which is correct',
  'write the negative: you can not sing',
])('an example of a learner is less grave: %s', text => {
  const from = text.indexOf('you can not sing');
  const found = at('mockery', from, from + 16);
  expect(marksOf(text, [found]).map(([, severity]) => severity)).toEqual([1]);
});

test('a second place far away is counted in words', () => {
  const text = `discord ${'and '.repeat(60)} telegram`;
  const [signal] = conclude(fold(text), [at('socialMedia', 0, 7), at('socialMedia', 249, 257)]);
  expect(signal).toMatchObject({ start: 0, end: 7 });
  expect(signal?.explanation).toBe('socialMedia 2, and in 1 other place');
});

test('SAFE2-93 places that are near one another are one mark, with the highest severity', () => {
  const text = 'call 0532 or 0533 now';
  expect(marksOf(text, [at('phone', 5, 9, 1), at('phone', 13, 17, 2)])).toEqual([
    ['phone', 2, '0532 or 0533'],
  ]);
});

test('SAFE2-93 a mark about what a sentence says covers the sentence, and no other', () => {
  const text = 'Hello! Honestly, you are stupid. I like cats.';
  expect(marksOf(text, [at('insult', 17, 31)])).toEqual([
    ['insult', 2, 'Honestly, you are stupid'],
  ]);
  expect(marksOf(text, [at('phone', 17, 31)])).toEqual([['phone', 2, 'you are stupid']]);
});

test('full stops between letters do not end a sentence', () => {
  const text = 'y.o.u. a.r.e. u.g.l.y';
  expect(marksOf(`Hi. ${text}`, [at('insult', 18, 25)])).toEqual([['insult', 2, 'u.g.l.y']]);
  expect(marksOf('a.b you are bad.c d', [at('insult', 4, 15)])).toEqual([
    ['insult', 2, 'a.b you are bad.c d'],
  ]);
});

test('signals about the whole text stay apart', () => {
  const found = [
    { ...at('senderHistory', null, null, 1), explanation: 'one' },
    { ...at('senderHistory', null, null, 1), explanation: 'two' },
  ];
  expect(conclude(fold('text'), found)).toHaveLength(2);
});
