// @vitest-environment happy-dom
import type { Question } from '@digipals/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { samples } from '../../samples.ts';
import { playQuestion } from '../../testing/play-question.tsx';

afterEach(cleanup);

const words = ['do', 'you', 'have', 'a', 'bike'];
const items = words.map((value, index) => ({ id: `w${index}`, index, value }));
const sample = samples.draggableTextButtons;
const question = (meta: object): Question => ({
  ...sample,
  components: [{ id: 's', type: 'draggableTextButtons', data: items, meta: { ...meta } }],
  solution: items.map(item => ({
    ...item,
    componentId: 's',
    type: 'draggableTextButtons',
    meta: { shuffle: false, questionId: sample.id },
  })),
});

const row = () => screen.getByRole('group', { name: 'Your answer' });
const tap = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Tiles to choose from' })).getByText(name),
  );

test('TEACH-02 whatever word is first gets the capital, and the stop is there from the beginning', async () => {
  const played = await playQuestion(question({ end: '?' }));
  expect(row().textContent).toBe('?');
  tap('you');
  tap('bike');
  expect(row().textContent).toBe('Youbike?');
  expect(played.picks.map(({ value }) => value)).toEqual(['you', 'bike']);
});

test('TEACH-02 tiles of other rows stay as they are', async () => {
  await playQuestion(question({}));
  tap('you');
  expect(row().textContent).toBe('you');
});
