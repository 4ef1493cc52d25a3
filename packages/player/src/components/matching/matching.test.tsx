// @vitest-environment happy-dom
import type { Question } from '@digipals/contract';
import { isComplete, judge } from '@digipals/engine';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samples } from '../../samples.ts';
import { playQuestion } from '../../testing/play-question.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pairs = samples.verticalTextButtonsWithAudio;
const half = (id: string): HTMLElement => {
  const button = document.querySelector<HTMLElement>(`[data-half="${id}"]`);
  if (!button) throw new Error(`There is no half ${id}`);
  return button;
};
const tap = async (...ids: string[]) => {
  for (const id of ids) await act(async () => fireEvent.click(half(id)));
};
const states = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-half]')].map(({ dataset }) => [
      dataset['half'],
      dataset['state'],
    ]),
  );
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-half]')].map(({ dataset }) => dataset['half']);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const said = () => screen.getByRole('status').textContent;

test('COMP-23 GAME-13 a right pair locks, is joined in one row and cannot be picked again', async () => {
  const played = await playQuestion(pairs);
  expect(order()).toEqual(['cow', 'eggs', 'hen', 'wool', 'sheep', 'milk']);
  await tap('cow', 'milk');
  expect(states()).toMatchObject({ cow: 'found', milk: 'found', hen: 'idle' });
  expect(order()).toEqual(['cow', 'milk', 'hen', 'eggs', 'sheep', 'wool']);
  expect(half('cow').getAttribute('aria-disabled')).toBe('true');
  expect(half('milk').getAttribute('aria-label')).toBe('A pair: gives us milk, A cow.');
  expect(said()).toBe('A pair: A cow, gives us milk.');
  await tap('cow', 'eggs', 'milk');
  expect(states()).toMatchObject({ cow: 'found', milk: 'found', eggs: 'chosen' });
  expect(played.picks).toMatchObject([{ id: 'milk', gap: 1 }]);
});

test('COMP-23 a pair can be found starting from either side', async () => {
  const played = await playQuestion(pairs);
  await tap('eggs', 'hen');
  expect(played.picks).toMatchObject([{ id: 'eggs', gap: 2 }]);
});

test('COMP-23 another half of the same side replaces the chosen one; a second tap removes it', async () => {
  const played = await playQuestion(pairs);
  await tap('cow', 'hen');
  expect(states()).toMatchObject({ cow: 'idle', hen: 'chosen' });
  expect(half('hen').getAttribute('aria-pressed')).toBe('true');
  await tap('hen');
  expect(states()).toMatchObject({ hen: 'idle' });
  expect(played.picks).toEqual([]);
});

test('GAME-14 a wrong pair clears after 2000 ms', async () => {
  const played = await playQuestion(pairs);
  await tap('cow', 'eggs');
  expect(states()).toMatchObject({ cow: 'wrong', eggs: 'wrong' });
  expect(said()).toBe('A cow and gives us eggs are not a pair yet. Try again.');
  wait(1999);
  expect(states()).toMatchObject({ cow: 'wrong', eggs: 'wrong' });
  wait(1);
  expect(states()).toMatchObject({ cow: 'idle', eggs: 'idle' });
  expect(played.picks).toEqual([]);
});

test('GAME-14 the next tap clears a wrong pair at once; unmounting clears its timer', async () => {
  await playQuestion(pairs);
  await tap('cow', 'eggs', 'hen');
  expect(states()).toMatchObject({ cow: 'idle', eggs: 'idle', hen: 'chosen' });
  wait(2000);
  expect(states()).toMatchObject({ hen: 'chosen' });
  await tap('wool');
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

const withMeta = (meta: Record<string, unknown>): Question => ({
  ...pairs,
  components: pairs.components.map(component => ({ ...component, meta })),
});

test('GAME-15 each tap speaks; a wrong pair plays the incorrect audio after its last half', async () => {
  const played = await playQuestion(withMeta({ incorrect: '/media/not-yet.mp3' }));
  await tap('cow', 'milk', 'hen', 'wool');
  expect(played.sounds).toEqual([
    '/media/cow.mp3',
    '/media/milk.mp3',
    '/media/hen.mp3',
    '/media/wool.mp3',
    '/media/not-yet.mp3',
  ]);
});

test('GAME-15 without an incorrect audio a wrong pair is silent', async () => {
  const played = await playQuestion(withMeta({}));
  await tap('cow', 'wool');
  expect(played.sounds).toEqual(['/media/cow.mp3', '/media/wool.mp3']);
});

test('COMP-23 the last pair is the answer, and it is right', async () => {
  const played = await playQuestion(pairs);
  await tap('cow', 'milk', 'eggs', 'hen');
  expect(played.answers).toEqual([]);
  await tap('wool', 'sheep');
  const [answer = []] = played.answers;
  expect(played.answers).toHaveLength(1);
  expect([answer.length, judge(pairs, answer)]).toEqual([3, true]);
});

test('COMP-23 nothing can be matched while feedback is shown', async () => {
  const played = await playQuestion(pairs);
  await tap('cow', 'milk');
  played.check('tryAgain');
  await tap('hen', 'eggs');
  expect(played.picks).toHaveLength(1);
  expect(states()).toMatchObject({ cow: 'right', hen: 'idle' });
});

const columns = samples.verticalTextButtonsSentences;
const word = (name: string) => screen.getByRole('radio', { name, hidden: true });
const strip = () => document.querySelector('p')?.textContent?.trim().replace(/\s+/g, ' ');

test('COMP-49 one word of each column: another word replaces it, a second tap removes it', async () => {
  const played = await playQuestion(columns);
  for (const name of ['can fly', 'two', 'horse', 'a']) fireEvent.click(word(name));
  expect(played.picks.map(({ value }) => value)).toEqual(['a', 'horse', 'can fly']);
  expect(strip()).toBe('a horse can fly');
  expect(word('two').getAttribute('aria-checked')).toBe('false');
  expect(isComplete(columns, played.picks)).toBe(false);
  fireEvent.click(word('horse'));
  expect(played.picks.map(({ value }) => value)).toEqual(['a', 'can fly']);
});

test('COMP-49 the sentence is right when every column is', async () => {
  const played = await playQuestion(columns);
  for (const name of ['a', 'brown', 'horse', 'can fly']) fireEvent.click(word(name));
  expect([isComplete(columns, played.picks), judge(columns, played.picks)]).toEqual([true, false]);
  fireEvent.click(word('can run'));
  expect(judge(columns, played.picks)).toBe(true);
  played.check('correct');
  fireEvent.click(word('can fly'));
  expect(judge(columns, played.picks)).toBe(true);
});

const columnsInView = () =>
  screen.getAllByRole('radiogroup').map(group => group.getAttribute('aria-label'));

test.each([
  [764, ['Column 1 of 4', 'Column 2 of 4']],
  [765, ['Column 1 of 4', 'Column 2 of 4', 'Column 3 of 4']],
])('COMP-49 AMBIG-42 at %i px the columns in view are %j', async (width, seen) => {
  vi.stubGlobal('innerWidth', width);
  await playQuestion(columns);
  expect(columnsInView()).toEqual(seen);
  fireEvent.click(screen.getByRole('button', { name: 'Show what comes next' }));
  expect(columnsInView()).toHaveLength(seen.length);
  expect(columnsInView()[0]).toBe('Column 2 of 4');
  vi.unstubAllGlobals();
});

test('COMP-49 AMBIG-40 three columns are a plain row', async () => {
  const three: Question = {
    ...columns,
    components: columns.components.map(component => ({
      ...component,
      data: component.data.filter(({ index = 0 }) => index < 3),
    })),
    solution: columns.solution.slice(0, 3),
  };
  await playQuestion(three);
  expect(columnsInView()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show what comes next' })).toBeNull();
});

test('A11Y-01 arrow keys move through the words of a column in a circle', async () => {
  await playQuestion(columns);
  word('brown').focus();
  fireEvent.keyDown(word('brown'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(word('pink'));
  fireEvent.keyDown(word('pink'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(word('brown'));
});
