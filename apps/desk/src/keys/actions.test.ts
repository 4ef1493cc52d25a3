import { expect, test } from 'vitest';
import { actionIds, actionOf, bind, firstBindings, isAllowed, keyName } from './actions.ts';
import { readBindings } from './bindings.ts';

test('every action has its own key, and none that panels use', () => {
  const keys = actionIds.map(id => firstBindings[id]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every(isAllowed)).toBe(true);
});

test('the default keys of decisions', () => {
  expect(actionOf(firstBindings, 'A')).toBe('deliver');
  expect(['r', 'e', 'l', 's', 'u', 'h', ' ', '?'].map(key => actionOf(firstBindings, key))).toEqual(
    ['return', 'edit', 'lead', 'skip', 'undo', 'hold', 'open', 'keys'],
  );
});

test('binding a used key swaps the two keys', () => {
  const changed = bind(firstBindings, 'deliver', 'S');
  expect([changed.deliver, changed.skip]).toEqual(['s', 'a']);
  expect(new Set(Object.values(changed)).size).toBe(actionIds.length);
});

test.each(['1', 'Enter', 'Escape', 'Tab', 'ArrowDown', 'Shift'])('%s cannot be bound', key => {
  expect(bind(firstBindings, 'deliver', key)).toBe(firstBindings);
});

test('stored bindings are read, invalid ones are ignored', () => {
  const stored = JSON.stringify({ deliver: 'x', skip: '1', nothing: 'q', undo: 5 });
  expect(readBindings(stored)).toEqual({ ...firstBindings, deliver: 'x' });
  expect(readBindings('no json')).toEqual(firstBindings);
  expect(readBindings(JSON.stringify({ deliver: 'x', skip: 'x' }))).toEqual({
    ...firstBindings,
    deliver: 's',
    skip: 'x',
  });
});

test('key labels', () => {
  expect([keyName(' '), keyName('a'), keyName('?')]).toEqual(['Space', 'A', '?']);
});
