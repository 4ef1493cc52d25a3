import { endpointKey } from '@digipals/client';
import type { CurrentLesson } from '@digipals/contract';
import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failure, type Handlers } from '../testing/fake-server.ts';
import { makeWord } from '../testing/makers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeMetWord } from '../testing/words-world.ts';
import { makeItem, makeLesson } from '../testing/world.ts';

const next = { lessonId: 'lesson-2', number: 2, title: 'My family', thumbnail: '/media/f.webp' };

/** The scene at the end of a lesson. */
const scene = () => document.querySelector('[data-stars]');
const moment = (name: string | RegExp = 'The next lesson is open!') =>
  screen.findByRole('heading', { level: 1, name });

/** Lesson 1 with `count` completed activities. */
const done = (count: number, changes: Partial<CurrentLesson> = {}) =>
  makeLesson(0, {
    activities: Array.from({ length: count }, (_, index) =>
      makeItem({ activityId: `act-${index + 1}`, title: `Step ${index + 1}`, userScore: 4 }),
    ),
    unlockLesson: true,
    nextLesson: next,
    ...changes,
  });
const second = makeLesson(3, { ...next, nextLesson: null });

type Options = { handlers?: Handlers; storage?: Record<string, string> };

function open(lesson: CurrentLesson, { handlers, storage }: Options = {}) {
  let now = lesson;
  return renderApp('/training-menu', {
    handlers: {
      'GET users/{id}/currentLesson': () => now,
      'POST users/{id}/currentLesson': () => {
        now = second;
        return now;
      },
      ...handlers,
    },
    ...(storage && { storage }),
  });
}

const seen = { lessonCelebrated: JSON.stringify({ 'u-mia': 'lesson-1' }) };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const gate = () => {
  const item = document.querySelector<HTMLElement>('[data-gate]');
  if (!item) throw new Error('No link to the next lesson');
  return within(item);
};

test.each([1, 3, 8, 11])(
  'NOTSHOWN-62 completing a lesson of %i activities is celebrated, with one button to the next lesson',
  async count => {
    const { server } = open(done(count));
    await moment();
    expect(scene()).toBeTruthy();
    expect(screen.getByText('My family')).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: 'Start' }).click());
    await heading('My family');
    const post = server.seen.find(({ key }) => key === 'POST users/{id}/currentLesson');
    expect(post?.body).toEqual({ lessonId: 'lesson-2' });
    expect(post?.headers.get('idempotency-key')).toBeTruthy();
    expect(document.querySelector('[data-gate]')).toBeNull();
  },
);

test('NOTSHOWN-62 celebrates once; afterwards the end of the path leads to the next lesson', async () => {
  const { app } = open(done(6));
  await moment();
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(scene()).toBeNull();
  expect(document.activeElement).toBe(await heading('Hello!'));
  expect(app.services.storage.getItem('lessonCelebrated')).toBe(seen.lessonCelebrated);
  expect(screen.getByText('The next lesson is open!')).toBeTruthy();
  expect(gate().getByText('Lesson 2')).toBeTruthy();
  await act(async () => gate().getByRole('button', { name: 'Go on' }).click());
  const title = await heading('My family');
  expect(document.activeElement).toBe(title);
});

test('ALIVE-16 the end of a lesson is a scene with the child, Domino and the words it met last; a star flies, and a touch ends it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  open(done(3), {
    handlers: {
      'GET users/{id}/words': () => ['dog', 'cat'].map(word => makeMetWord(word)),
      'GET dictionary/words/{letter}': ({ params }) =>
        [makeWord('dog'), makeWord('cat')].filter(({ word }) => word.startsWith(params.letter)),
    },
  });
  await moment();
  const plays = () => document.querySelector('[data-playing]') !== null;
  const flying = () => document.querySelector('[data-stars] i [data-fill=full]');
  expect([plays(), flying()]).toEqual([true, null]);
  for (const word of ['dog', 'cat']) await screen.findByRole('button', { name: word });
  expect(document.querySelectorAll('[data-alive] > img')).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(720));
  expect(flying()).not.toBeNull();
  await act(async () => void window.dispatchEvent(new Event('pointerdown')));
  expect(plays()).toBe(false);
});

test('ALIVE-16 a key ends the scene of a lesson; with reduced motion nothing plays', async () => {
  const plays = () => document.querySelector('[data-playing]') !== null;
  const { unmount } = open(done(3));
  await moment();
  expect(plays()).toBe(true);
  await act(async () => void window.dispatchEvent(new Event('keydown')));
  expect(plays()).toBe(false);
  unmount();
  localStorage.clear();
  const real = globalThis.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...real(query),
    matches: query.includes('reduce'),
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  open(done(3));
  await moment();
  expect(plays()).toBe(false);
});

test('NOTSHOWN-62 does not celebrate again on return, and shows the end of the path', async () => {
  open(done(6), { storage: seen });
  await screen.findAllByRole('listitem');
  expect(scene()).toBeNull();
  expect(gate().getByText('My family')).toBeTruthy();
});

test('while activities are left there is no link to the next lesson', async () => {
  open(done(3, { unlockLesson: false }));
  await screen.findAllByRole('listitem');
  expect(scene()).toBeNull();
  expect(document.querySelector('[data-gate]')).toBeNull();
});

test('if opening the next lesson fails, a kind message appears and it can be retried', async () => {
  let refuses = true;
  open(done(3), {
    storage: seen,
    handlers: {
      'POST users/{id}/currentLesson': () => (refuses ? failure('lesson_locked') : second),
    },
  });
  await screen.findAllByRole('listitem');
  const button = () => gate().getByRole('button', { name: 'Go on' });
  await act(async () => button().click());
  expect(await screen.findByText('Oops! Something went wrong. Could you try again?')).toBeTruthy();
  refuses = false;
  await act(async () => screen.getByRole('button', { name: 'OK' }).click());
  await act(async () => button().click());
  expect(await heading('My family')).toBeTruthy();
});

test('two taps open the next lesson once', async () => {
  const { server } = open(done(3), { storage: seen });
  await screen.findAllByRole('listitem');
  const release = server.hold('POST users/{id}/currentLesson');
  const button = gate().getByRole('button', { name: 'Go on' });
  await act(async () => button.click());
  await act(async () => button.click());
  await act(async () => release());
  await heading('My family');
  expect(server.keys().filter(key => key === 'POST users/{id}/currentLesson')).toHaveLength(1);
});

test('after the last lesson Domino celebrates all of them', async () => {
  open(done(3, { nextLesson: null }));
  await moment(/You did all the lessons!/);
  await act(async () => screen.getByRole('button', { name: 'Hooray!' }).click());
  expect(scene()).toBeNull();
  expect(gate().getByText(/You did all the lessons!/)).toBeTruthy();
  expect(gate().queryByRole('button')).toBeNull();
});

test('NOTSHOWN-62 a late answer with the old lesson does not replace the next one', async () => {
  const key = 'GET users/{id}/currentLesson';
  const old = done(6);
  const { app, server } = open(old, { storage: seen, handlers: { [key]: () => old } });
  const goOn = await screen.findByRole('button', { name: 'Go on' });
  const release = server.hold(key);
  act(() => void app.services.queries.invalidateQueries({ queryKey: endpointKey(key) }));
  await act(async () => goOn.click());
  await heading('My family');
  await act(async () => release());
  expect(await heading('My family')).toBeTruthy();
  expect(document.querySelector('[data-gate]')).toBeNull();
});
