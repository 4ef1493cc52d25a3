import { checkComponent, componentSchemas, questionSchema } from '@digipals/contract';
import { componentTypes, selfPacedTypes, typedTypes } from '@digipals/contract/component-types';
import { isComplete, judge, solve } from '@digipals/engine';
import { expect, test } from 'vitest';
import { isKnown, registry } from './registry.ts';
import { componentIds, samples } from './samples.ts';

const definitions = componentTypes.map(type => ({
  type,
  sample: samples[type],
  id: componentIds[type],
}));

test('NOTSHOWN-46 the registry has every component type under its own name', () => {
  expect(Object.keys(registry).toSorted()).toEqual(componentTypes.toSorted());
  expect(isKnown('draggableTextButtonsOrderInsensitive')).toBe(true);
  expect(isKnown('toString')).toBe(false);
});

test.each(definitions)('$id $type: the contract accepts its sample', ({ type, sample }) => {
  const own = sample.components.filter(component => component.type === type);
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(component => componentSchemas[type].safeParse(component).success)).toBe(true);
  expect(sample.components.flatMap(checkComponent)).toEqual([]);
  expect(questionSchema.parse(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
});

test.each(definitions)(
  '$id $type: the solved sample is right, an empty one incomplete',
  ({ sample }) => {
    const solved = solve(sample);
    expect(solved.length).toBeGreaterThan(0);
    expect([isComplete(sample, solved), judge(sample, solved)]).toEqual([true, true]);
    expect([isComplete(sample, []), judge(sample, [])]).toEqual([false, false]);
  },
);

test.each(definitions)('$id $type: a wrong answer is wrong', ({ type, sample }) => {
  const [first, ...rest] = solve(sample);
  if (selfPacedTypes.includes(type)) {
    // Nothing can be wrong in it, only not done (RULE-17, NOTSHOWN-51).
    expect(judge(sample, rest)).toBe(false);
    return;
  }
  if (first && typedTypes.includes(type)) {
    expect(judge(sample, [...rest, { ...first, value: 'something else' }])).toBe(false);
    return;
  }
  const right = new Set(sample.solution.map(item => item.id));
  const answered = new Set(sample.solution.map(item => item.type));
  const distractor = sample.components
    .filter(component => answered.has(component.type))
    .flatMap(component => component.data.map(item => ({ ...item, componentId: component.id })))
    .find(item => !right.has(item.id));
  const swapped = distractor ?? rest.at(-1);
  if (!first || !swapped) throw new Error('The sample has no wrong answer');
  const { id, value, componentId } = swapped;
  const wrong = [...rest, { ...first, id, value, ...(componentId && { componentId }) }];
  expect(judge(sample, wrong)).toBe(false);
});

test('a solved sample is still right after a round trip through storage', () => {
  for (const { sample } of definitions)
    expect(judge(sample, JSON.parse(JSON.stringify(solve(sample))))).toBe(true);
});
