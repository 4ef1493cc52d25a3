import { expect, test } from 'vitest';
import { readTraining } from '../testing/hands.ts';
import { danger, likelyFrom } from './danger.ts';
import { dangerExamplesOf } from './examples.ts';
import { probabilitiesOf } from './linear-model.ts';
import { rowsOfSentences } from './sentences.ts';
import { train } from './train.ts';

test('SAFE2-121 finds most danger in texts of writers it has not learned from', () => {
  const strangers = ['harbour', 'west'];
  const cases = readTraining('danger');
  const known = cases.filter(({ hand }) => !strangers.includes(hand));
  const weights = train(danger, known.map(dangerExamplesOf));
  const isFound = (text: string): boolean =>
    rowsOfSentences(text).some(
      ({ features }) => 1 - (probabilitiesOf(weights, features)[0] ?? 1) > likelyFrom,
    );
  const shareOf = (code: string | undefined): number => {
    const own = cases.filter(one => one.code === code && strangers.includes(one.hand));
    expect(own.length).toBeGreaterThan(200);
    return own.filter(({ context }) => isFound(context.text)).length / own.length;
  };
  expect(shareOf('distress')).toBeGreaterThan(0.6);
  expect(shareOf('secret')).toBeGreaterThan(0.65);
  expect(shareOf('meeting')).toBeGreaterThan(0.55);
  expect(shareOf(undefined)).toBeLessThan(0.06);
});

test('reads sentences alone and up to three in a row, whatever ends them', () => {
  const text = '"Hi!" I am 9\nMum sleeps... It is late';
  expect(rowsOfSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    ...['Hi', 'I am 9', 'Mum sleeps', 'It is late'],
    ...['Hi!" I am 9', 'I am 9\nMum sleeps', 'Mum sleeps... It is late'],
    ...['Hi!" I am 9\nMum sleeps', 'I am 9\nMum sleeps... It is late'],
  ]);
});

test('cuts a text without full stops', () => {
  const rows = rowsOfSentences('and then '.repeat(40));
  expect(rows.length).toBe(6);
  expect(rowsOfSentences('')).toEqual([]);
});
