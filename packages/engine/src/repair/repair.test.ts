import type { Activity, Component } from '@digipals/contract';
import { expect, test } from 'vitest';
import { repairActivity } from './repair.ts';

const whole: Activity = {
  id: 'a',
  type: 'activity',
  meta: { title: 'A', lingos: 1 },
  data: [
    {
      id: 'q',
      components: [{ id: 'c', type: 'textButton', data: [{ id: 'i', value: 'yes' }], meta: {} }],
      solution: [
        { id: 'i', value: 'yes', type: 'textButton', meta: { shuffle: false, questionId: 'q' } },
      ],
      triggers: { correct: [{ type: 'audio', data: { value: '/a.mp3' } }], incorrect: null },
    },
  ],
  testInstructions: [],
} as Activity;

/** The component of the only question, after it came over the wire so. */
const repaired = (change: object): Component | undefined => {
  const [question] = whole.data;
  const components = question?.components.map(component => ({ ...component, ...change }));
  const broken = { ...whole, data: [{ ...question, components }] } as Activity;
  return repairActivity(broken).data[0]?.components[0];
};

test('what is whole stays as it is', () => {
  expect(repairActivity(whole)).toEqual(whole);
});

test.each([
  ['data', { data: null }, { data: [] }],
  ['data that is no list', { data: 'yes' }, { data: [] }],
  ['an item', { data: [null, { id: 'i', value: null }] }, { data: [{ id: 'i', value: '' }] }],
  ['meta', { meta: null }, { meta: {} }],
  ['type', { type: undefined }, { type: '' }],
])('NOTSHOWN-47 a component that has lost %s keeps the rest', (_what, change, left) => {
  const [before] = whole.data[0]?.components ?? [];
  expect(repaired(change)).toEqual({ ...before, ...left });
});

test('NOTSHOWN-47 lists of a question and meta of an activity that are missing are empty', () => {
  const bare = { ...whole, meta: null, testInstructions: null, data: [{ id: 'q' }, null] };
  expect(repairActivity(bare as unknown as Activity)).toEqual({
    ...whole,
    meta: {},
    data: [{ id: 'q', components: [], solution: [], triggers: { correct: [], incorrect: null } }],
  });
});

test('PLAYER-61 an answer without questions is left to who refuses it', () => {
  for (const answer of [{ message: 'no access' }, { data: null }, null]) {
    expect(repairActivity(answer as unknown as Activity)).toBe(answer);
  }
});

test('NOTSHOWN-47 a trigger without data is dropped, one with data is kept', () => {
  const [question] = whole.data;
  const [good] = question?.triggers.correct ?? [];
  const bare = { type: 'audio' };
  const triggersOf = (triggers: object) =>
    repairActivity({ ...whole, data: [{ ...question, triggers }] } as Activity).data[0]?.triggers;
  expect(triggersOf({ correct: [bare, good, { ...bare, data: 'x' }], incorrect: bare })).toEqual({
    correct: [good],
    incorrect: null,
  });
  expect(triggersOf({ correct: null, incorrect: good })).toEqual({ correct: [], incorrect: good });
});
