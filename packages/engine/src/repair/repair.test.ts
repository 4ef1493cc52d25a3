import type { Activity, Component } from '@digipals/contract';
import { expect, test } from 'vitest';
import { repairActivity } from './repair.ts';

const complete: Activity = {
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

/** Repairs an activity whose only component has these values, and returns the component. */
const repaired = (change: object): Component | undefined => {
  const [question] = complete.data;
  const components = question?.components.map(component => ({ ...component, ...change }));
  const broken = { ...complete, data: [{ ...question, components }] } as Activity;
  return repairActivity(broken).data[0]?.components[0];
};

test('leaves a complete activity unchanged', () => {
  expect(repairActivity(complete)).toEqual(complete);
});

test.each([
  ['data', { data: null }, { data: [] }],
  ['data that is not a list', { data: 'yes' }, { data: [] }],
  ['an item', { data: [null, { id: 'i', value: null }] }, { data: [{ id: 'i', value: '' }] }],
  ['meta', { meta: null }, { meta: {} }],
  ['type', { type: undefined }, { type: '' }],
])('NOTSHOWN-47 a component that has lost %s keeps the rest', (_what, change, left) => {
  const [before] = complete.data[0]?.components ?? [];
  expect(repaired(change)).toEqual({ ...before, ...left });
});

test('NOTSHOWN-47 a solution item that has lost its value can still be compared', () => {
  const [question] = complete.data;
  const solution = question?.solution.map(item => ({ ...item, value: undefined }));
  const broken = { ...complete, data: [{ ...question, solution }] } as unknown as Activity;
  expect(repairActivity(broken).data[0]?.solution[0]?.value).toBe('');
});

test('NOTSHOWN-47 missing lists of a question and missing meta of an activity become empty', () => {
  const bare = { ...complete, meta: null, testInstructions: null, data: [{ id: 'q' }, null] };
  expect(repairActivity(bare as unknown as Activity)).toEqual({
    ...complete,
    meta: {},
    data: [{ id: 'q', components: [], solution: [], triggers: { correct: [], incorrect: null } }],
  });
});

test('PLAYER-61 a response without questions is left for the caller to reject', () => {
  for (const answer of [{ message: 'no access' }, { data: null }, null]) {
    expect(repairActivity(answer as unknown as Activity)).toBe(answer);
  }
});

test('NOTSHOWN-47 a trigger without data is dropped, one with data stays', () => {
  const [question] = complete.data;
  const [good] = question?.triggers.correct ?? [];
  const bare = { type: 'audio' };
  const triggersOf = (triggers: object) =>
    repairActivity({ ...complete, data: [{ ...question, triggers }] } as Activity).data[0]
      ?.triggers;
  expect(triggersOf({ correct: [bare, good, { ...bare, data: 'x' }], incorrect: bare })).toEqual({
    correct: [good],
    incorrect: null,
  });
  expect(triggersOf({ correct: null, incorrect: good })).toEqual({ correct: [], incorrect: good });
});
