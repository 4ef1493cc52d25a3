import type { Lesson } from '@digipals/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeItem, makeLesson } from '../testing/world.ts';

/** An old lesson with two activities, each with a score out of 10. */
function oldLesson(number: number, scores: readonly (number | null)[], title?: string): Lesson {
  return {
    lessonId: `old-${number}`,
    number,
    title: title ?? `Old ${number}`,
    thumbnail: `/media/${number}.webp`,
    bytes: 1_000,
    activities: scores.map((userScore, index) =>
      makeItem({
        activityId: `old-${number}-${index + 1}`,
        title: `Part ${index + 1}`,
        userScore,
        totalScore: 10,
      }),
    ),
  };
}

const archive = [oldLesson(1, [10, 5]), oldLesson(2, [10, 4]), oldLesson(3, [10, null])];
const current = makeLesson(4, { lessonId: 'now', number: 4, title: 'Now' });

function open(lessons: readonly Lesson[] = archive, { search = '', ...more }: Options = {}) {
  return renderApp(`/training-menu${search}`, {
    handlers: {
      'GET users/{id}/currentLesson': () => current,
      'GET users/{id}/lessonArchive': () => [...lessons],
      ...more.handlers,
    },
    ...(more.storage && { storage: more.storage }),
  });
}
type Options = { search?: string; handlers?: Handlers; storage?: Record<string, string> };

const sign = () => screen.findByRole('button', { name: 'My old lessons' });
const drawer = () => screen.getByRole('dialog', { name: 'My old lessons' });
async function openDrawer() {
  const button = await sign();
  await act(async () => button.click());
  return drawer();
}
const rows = async () => {
  const list = await within(drawer()).findByRole('list');
  return within(list).getAllByRole('button');
};
const lessonHeading = () => screen.findByRole('heading', { level: 1 });
const fill = (element: Element) => element.querySelector('[data-fill]')?.getAttribute('data-fill');

test('TRAIN-08 the drawer slides in and lists one entry for each title', async () => {
  open([...archive, oldLesson(4, [10], 'Old 2')]);
  await sign();
  expect(screen.queryByRole('dialog')).toBeNull();
  await openDrawer();
  expect((await rows()).map(row => row.querySelector('b')?.textContent)).toEqual([
    'Old 1',
    'Old 2',
    'Old 3',
  ]);
  // It contains all activities with the same title.
  await act(async () => (await rows())[1]?.click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});

test('TRAIN-29 TRAIN-30 TRAIN-31 the star of an old lesson is full if all activities are completed, else empty', async () => {
  const waiting = { id: '1', userId: 'u-mia', entry: { questionId: 'q', valid: 1 } };
  open(archive, {
    storage: {
      finishedOffline: JSON.stringify({ 'u-mia': { 'old-3-2': 50 } }),
      offlineSolutions: JSON.stringify([waiting]),
    },
    handlers: { 'POST users/{id}/solution': () => failure('unavailable') },
  });
  await openDrawer();
  // 10 and 5 of 10; 10 and 4 of 10; 10 of 10 and one that was finished offline.
  expect((await rows()).map(fill)).toEqual(['full', 'empty', 'full']);
});

test('TRAIN-09 CONST-19 CONST-20 a vertical slider moves the list by keys, buttons and scrolling', async () => {
  open(Array.from({ length: 8 }, (_, index) => oldLesson(index + 1, [10])));
  await openDrawer();
  const slider = await within(drawer()).findByRole('slider');
  const list = within(drawer()).getByRole('list');
  const place = () => [slider.getAttribute('aria-valuenow'), slider.getAttribute('aria-valuetext')];
  const scrolledTo = async (top: number) => {
    await waitFor(() => expect(list.scrollTop).toBe(top));
    await act(async () => fireEvent.scroll(list));
  };
  expect(slider.getAttribute('aria-orientation')).toBe('vertical');
  // Five of eight are visible, so the first visible one is number 1 to 4.
  expect([slider.getAttribute('aria-valuemin'), slider.getAttribute('aria-valuemax')]).toEqual([
    '1',
    '4',
  ]);
  expect(place()).toEqual(['1', 'Lesson 1: Old 1']);
  fireEvent.keyDown(slider, { key: 'ArrowDown' });
  await scrolledTo(96);
  expect(place()).toEqual(['2', 'Lesson 2: Old 2']);
  fireEvent.keyDown(slider, { key: 'End' });
  await scrolledTo(288);
  expect(place()).toEqual(['4', 'Lesson 4: Old 4']);
  const down = within(drawer()).getByRole('button', { name: 'Down' });
  expect(down.getAttribute('aria-disabled')).toBe('true');
  await act(async () => within(drawer()).getByRole('button', { name: 'Up' }).click());
  await scrolledTo(0);
  expect(place()).toEqual(['1', 'Lesson 1: Old 1']);
  list.scrollTop = 190;
  await act(async () => fireEvent.scroll(list));
  expect(place()).toEqual(['3', 'Lesson 3: Old 3']);
});

test('TRAIN-09 there is no slider if all old lessons fit', async () => {
  open(archive);
  await openDrawer();
  await rows();
  expect(within(drawer()).queryByRole('slider')).toBeNull();
});

test('TRAIN-10 TRAIN-24 choosing an old lesson shows its activities in the danger style, none locked', async () => {
  const locked = { ...oldLesson(2, [10, null]), title: 'Locked' };
  locked.activities = locked.activities.map(item => ({ ...item, locked: true }));
  const { container, history } = open([oldLesson(1, [10]), locked]);
  await openDrawer();
  await act(async () => (await rows())[1]?.click());
  expect((await lessonHeading()).textContent).toBe('Locked');
  expect(screen.getByText('Old lesson')).toBeTruthy();
  expect(container.querySelector('[data-old]')).not.toBeNull();
  const links = screen.getAllByRole('link', { name: /^\d: Part/ });
  expect(links.map(link => link.getAttribute('aria-disabled'))).toEqual([null, null]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => links[1]?.click());
  expect(history.location.pathname).toBe('/activity/old-2-2');
});

test('TRAIN-11 tapping the title returns to the current lesson', async () => {
  const { container, history } = open(archive, { search: '?lesson=old-2' });
  expect((await lessonHeading()).textContent).toBe('Old 2');
  await act(async () => screen.getByRole('button', { name: 'Back to your lesson' }).click());
  expect((await lessonHeading()).textContent).toBe('Now');
  expect(container.querySelector('[data-old]')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(history.location.search).toBe('');
});

test('TRAIN-11 tapping the current lesson in the drawer returns to it', async () => {
  open(archive, { search: '?lesson=old-2' });
  await openDrawer();
  const [, chosen] = await rows();
  expect(chosen?.getAttribute('aria-current')).toBe('true');
  await act(async () => within(drawer()).getByRole('button', { name: /Now$/ }).click());
  expect((await lessonHeading()).textContent).toBe('Now');
});

test('an unknown lesson in the address shows the current one', async () => {
  open(archive, { search: '?lesson=elsewhere' });
  expect((await lessonHeading()).textContent).toBe('Now');
});

test('LEAVE-07 an abandoned test says kindly that it can be played only once', async () => {
  const left = oldLesson(1, [4]);
  left.activities = left.activities.map(item => ({ ...item, test: true, locked: true }));
  const { history, app } = open([left], { search: '?lesson=old-1' });
  const stone = await screen.findByRole('link', { name: '1: Part 1' });
  await act(async () => stone.click());
  expect(history.location.pathname).toBe('/training-menu');
  expect(app.services.popups.get().state).toBe('shown');
  expect(await screen.findByText(/only once/)).toBeTruthy();
});

test('a child without old lessons reads what will appear here', async () => {
  open([]);
  await openDrawer();
  expect(await screen.findByText('The lessons you finish will wait for you here.')).toBeTruthy();
});

test('DATA-05 old lessons that fail to load say so and can be retried', async () => {
  let broken = true;
  open([], {
    handlers: {
      'GET users/{id}/lessonArchive': () => (broken ? failure('not_found') : archive),
    },
  });
  await openDrawer();
  const retry = await within(drawer()).findByRole('button', { name: 'Retry' });
  broken = false;
  await act(async () => retry.click());
  expect(await rows()).toHaveLength(3);
});

test('A11Y the drawer closes by its button and by Escape', async () => {
  open();
  await openDrawer();
  await act(async () => within(drawer()).getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDrawer();
  await act(async () => fireEvent.keyDown(drawer(), { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
