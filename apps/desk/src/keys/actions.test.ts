import { expect, test } from 'vitest';
import { actionIds, actionsOf, bind, firstBindings, isAllowed, keyName } from './actions.ts';
import { readBindings } from './bindings.ts';

test('every action of a page has its own key, and none that panels use', () => {
  const keys = actionIds.map(id => firstBindings[id]);
  // Rows of lists and texts of cards are never on the same page.
  expect(actionsOf(firstBindings, 'k')).toEqual(['known', 'before']);
  expect(new Set(keys).size).toBe(keys.length - 1);
  expect(keys.every(isAllowed)).toBe(true);
});

test('the default keys of decisions', () => {
  expect(actionsOf(firstBindings, 'A')).toEqual(['deliver']);
  expect(
    ['r', 'e', 'l', 's', 'u', 'h', ' ', '?'].flatMap(key => actionsOf(firstBindings, key)),
  ).toEqual(['return', 'edit', 'lead', 'skip', 'undo', 'hold', 'open', 'keys']);
});

test('binding a used key swaps the two keys', () => {
  const changed = bind(firstBindings, 'deliver', 'S');
  expect([changed.deliver, changed.skip]).toEqual(['s', 'a']);
  expect(new Set(Object.values(changed)).size).toBe(actionIds.length - 1);
  expect(bind(firstBindings, 'deliver', 'k')).toMatchObject({ known: 'a', before: 'k' });
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
