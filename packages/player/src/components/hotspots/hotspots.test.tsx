// @vitest-environment happy-dom
import type { Question } from '@digipals/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { samples } from '../../samples.ts';
import { playQuestion } from '../../testing/play-question.tsx';

afterEach(cleanup);

const sample = samples.imageHotspots;

/** The sample with a voice for each word, asking only for these. */
const asking = (...ids: string[]): Question => ({
  ...sample,
  components: sample.components.map(component => ({
    ...component,
    data: component.data.map(item => ({ ...item, audio: `/media/${item.id}.mp3` })),
  })),
  solution: sample.solution.filter(({ id }) => ids.includes(id)),
});

const placeOf = (id: string): HTMLElement => {
  const place = document.querySelector<HTMLElement>(`[data-hotspot="${id}"]`);
  if (!place) throw new Error(`There is no place ${id}`);
  return place;
};
const tap = (id: string) => act(async () => void fireEvent.click(placeOf(id)));
const said = () => screen.getByRole('status').textContent;
const ids = (picks: readonly { id: string }[] | undefined) => picks?.map(({ id }) => id);

test('GAME-12 COMP-34 places are found one by one, each says its word, the last one answers', async () => {
  const played = await playQuestion(asking('cow', 'barn', 'tractor'));
  screen.getByText('Found: 0 of 3');
  await tap('barn');
  expect(said()).toBe('Place 2: barn. Found: 1 of 3');
  expect(placeOf('barn').getAttribute('aria-label')).toBe('Place 2: barn');
  await tap('cow');
  expect(played.answers).toEqual([]);
  await tap('tractor');
  expect(played.answers.map(ids)).toEqual([['barn', 'cow', 'tractor']]);
  expect(played.sounds).toEqual(['/media/barn.mp3', '/media/cow.mp3', '/media/tractor.mp3']);
  // The last pick is sent with the answer, not before it.
  expect(ids(played.picks)).toEqual(['barn', 'cow']);
});

test('a found place says its word again and is not found twice', async () => {
  const played = await playQuestion(asking('cow', 'barn'));
  await tap('cow');
  await tap('cow');
  expect(ids(played.picks)).toEqual(['cow']);
  expect(played.sounds).toEqual(['/media/cow.mp3', '/media/cow.mp3']);
});

test('the list has only the words to find, and plays them', async () => {
  const played = await playQuestion(asking('cow'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['cow']);
  fireEvent.click(screen.getByRole('button', { name: 'cow' }));
  expect(played.sounds).toEqual(['/media/cow.mp3']);
  expect(played.picks).toEqual([]);
  // A place that is not asked for is also an answer, which is judged.
  await tap('barn');
  expect(played.answers.map(ids)).toEqual([['barn']]);
});

test('while feedback is shown nothing can be found, and places show their marks', async () => {
  const played = await playQuestion(asking('cow', 'barn'));
  await tap('cow');
  played.check('tryAgain');
  expect(placeOf('cow').getAttribute('data-mark')).toBe('right');
  await tap('barn');
  expect(ids(played.picks)).toEqual(['cow']);
});

test('until it is found, a place is named by its number only', async () => {
  await playQuestion(sample);
  const names = sample.solution.map(({ id }) => placeOf(id).getAttribute('aria-label'));
  expect(names).toEqual(['Place 1', 'Place 2', 'Place 3']);
  expect(placeOf('cow').textContent).toBe('');
});

test('COMP-08 each slide has its own places', async () => {
  const played = await playQuestion(samples.imageCarouselHotspots);
  const slideOf = (id: string) => placeOf(id).closest('[data-carousel] [hidden]');
  expect([slideOf('cow') === null, slideOf('horse') === null]).toEqual([true, false]);
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: 'Show what comes next' })),
  );
  expect([slideOf('cow') === null, slideOf('horse') === null]).toEqual([false, true]);
  await tap('horse');
  expect(ids(played.picks)).toEqual(['horse']);
});
