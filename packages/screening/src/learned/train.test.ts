import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type HandCase, readTraining } from '../testing/hands.ts';
import { contextOf } from '../testing/measure.ts';
import { danger } from './danger.ts';
import { details, judge } from './details.ts';
import { dangerExamplesOf, detailExamplesOf } from './examples.ts';
import { toBytes } from './linear-model.ts';
import { train } from './train.ts';

test.each([
  ['details', details, detailExamplesOf],
  ['danger', danger, dangerExamplesOf],
] as const)(
  'SAFE2-117 the weights are those that `npm run train` learns from the cases: %s',
  (name, model, examplesOf) => {
    const learned = Buffer.from(toBytes(train(model, readTraining(name).map(examplesOf))).buffer);
    expect(learned.equals(readFileSync(model.file)), 'Run npm run train').toBe(true);
  },
);

const learn = (cases: readonly HandCase[]) => train(details, cases.map(detailExamplesOf));

const about = (text: string, detail?: string): HandCase => {
  const from = text.indexOf(detail ?? '');
  return {
    ...{ hand: 'test', language: undefined, context: contextOf(text) },
    code: detail === undefined ? undefined : 'school',
    places: detail === undefined ? [] : [[from, from + detail.length]],
  };
};

test('learns from a few cases what it then finds in other words', () => {
  const learned = learn([
    about('I learn at Zorblax Lyceum', 'Zorblax Lyceum'),
    about('we learn at Quimby Lyceum', 'Quimby Lyceum'),
    about('I play with my dog'),
    about('we play with the ball'),
  ]);
  const tokens = judge(learned, 'she learns at Fontella Lyceum');
  expect(tokens.map(({ probability }) => probability > 0.5)).toEqual([
    ...[false, false, false, true, true],
  ]);
  expect(tokens.at(-1)?.likeliest).toBe('school');
});

test('leaves out what it cannot learn from: other languages, other codes, unknown places', () => {
  const useful = [
    about('I learn at Zorblax Lyceum', 'Zorblax Lyceum'),
    about('I play with my dog'),
  ];
  const others: HandCase[] = [
    { ...about('okulum Zorblax'), code: 'notEnglish', language: 'tr' },
    { ...about('you are dumb'), code: 'insult' },
    { ...about('I learn at Zorblax Lyceum'), code: 'school' },
  ];
  expect(toBytes(learn([...useful, ...others]))).toEqual(toBytes(learn(useful)));
});
