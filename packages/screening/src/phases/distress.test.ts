import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { distress } from './distress.ts';

test.each([
  ['I want to die', 'distress', 3, 'want to die'],
  ['my dad hits me', 'distress', 3, 'my dad hits me'],
  ['i cut my self', 'distress', 3, 'cut my self'],
  ['I am scared to go home', 'distress', 3, 'am scared to go home'],
  ['my brother hits me', 'distress', 2, 'my brother hits me'],
  ['Nobody likes me', 'distress', 2, 'Nobody likes me'],
] as const)('distress: %s', (text, code, severity, marked) => {
  expect(show(distress, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'I cut my finger yesterday',
  'This homework is killing me',
  'I am dead tired',
  'My grandma is dead. I miss her.',
  'The ball hit me on the head',
  'I am sad because it rains',
  'I am afraid of the dark',
])('no distress: %s', text => {
  expect(show(distress, text)).toEqual([]);
});
