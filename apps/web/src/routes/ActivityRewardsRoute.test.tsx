import { localKey } from '@digipals/client';
import type { CurrentLesson } from '@digipals/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TestResult } from '../features/activities/keep/finished-run.ts';
import { FakeAudio } from '../testing/fake-audio.ts';
import type { Handlers } from '../testing/fake-server.ts';
import { makeWord } from '../testing/makers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeItem, makeLesson } from '../testing/world.ts';

const run = {
  ...{ run: 'run-1', title: 'Step 1', percent: 100, right: 8, skipped: 0, total: 8 },
  ...{ test: false, words: [] as string[], lingoCredit: 5 },
};

type Options = {
  id?: string;
  lesson?: CurrentLesson;
  handlers?: Handlers;
  premium?: boolean;
  /** Whether to watch the scene, instead of going to its end at once. */
  scene?: boolean;
};

/** Opens the rewards of an activity that was just finished. */
async function open(changes: Partial<typeof run> & { result?: TestResult }, options: Options = {}) {
  const { id = 'act-1', lesson = makeLesson(3), handlers, premium = true, scene } = options;
  const view = renderApp('/profile', {
    premium,
    handlers: { 'GET users/{id}/currentLesson': () => lesson, ...handlers },
  });
  await screen.findByRole('heading', { name: 'Mia' });
  view.app.services.queries.setQueryData(localKey('finishedRun', 'u-mia', id), {
    ...run,
    ...changes,
  });
  await view.go(`/activity/${id}/rewards`);
  await screen.findByRole('heading', { level: 1 });
  if (!scene) await act(async () => void window.dispatchEvent(new Event('keydown')));
  return view;
}

const star = () => document.querySelector('[data-stars] [data-fill]');
const link = (name: string | RegExp) => screen.findByRole('link', { name });

test('NOTSHOWN-56 PLAYER-66 ALIVE-11 counts up stars, score and Lingos, with a cheer', async () => {
  await open({});
  // Both figures are marked to be moved.
  expect(document.querySelectorAll('[data-alive] > img')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Great work, Mia!' })).toBeTruthy();
  expect(screen.queryByText('8 of 8 are right')).toBeNull();
  expect(await screen.findByText('8 of 8 are right')).toBeTruthy();
  expect(screen.queryByText(/percent|skipped/)).toBeNull();
  expect(await screen.findByText('+5')).toBeTruthy();
  expect(star()?.getAttribute('data-fill')).toBe('full');
  const played = FakeAudio.all.filter(audio => audio.played.length > 0).map(({ src }) => src);
  expect(played.some(src => src.includes('achievement'))).toBe(true);
});

const heard = () =>
  FakeAudio.all.flatMap(({ played }) => played.map(src => /([\w-]+)\.mp3/.exec(src)?.[1]));
const plays = () => document.querySelector('[data-playing]') !== null;

test('ALIVE-10 ALIVE-12 the end is a scene: the stars first, then a star flies with a sound, last the card with its numbers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await open({}, { scene: true });
  const flying = () => document.querySelector('[data-stars] i [data-fill=full]');
  expect(flying()).toBeNull();
  expect([plays(), heard()]).toEqual([true, ['achievement']]);
  await act(() => vi.advanceTimersByTimeAsync(720));
  expect(heard()).toEqual(['achievement', 'star-flight']);
  expect(flying()).not.toBeNull();
  expect(document.querySelector('[data-lingo-credit]')?.textContent).toBe('+0');
  await act(() => vi.advanceTimersByTimeAsync(2_600));
  expect(plays()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('8 of 8 are right')).toBeTruthy();
  expect(heard()).toEqual(['achievement', 'star-flight', 'notification']);
});

test('ALIVE-12 any touch or key ends the scene at once; a reload shows no scene', async () => {
  for (const touch of [new Event('pointerdown'), new Event('keydown')]) {
    const { unmount } = await open({}, { scene: true });
    expect(plays()).toBe(true);
    await act(async () => void window.dispatchEvent(touch));
    expect(plays()).toBe(false);
    unmount();
  }
  renderApp('/activity/act-1/rewards');
  await screen.findByRole('heading', { name: 'Great work, Mia!' });
  expect(plays()).toBe(false);
});

const won = () => document.querySelector('[data-lingo-credit]')?.textContent;
const noRewards = () => screen.findByRole('heading', { name: 'Play an activity to win Lingos!' });
/** Opens the end of the activity in a new page of the same tab. */
async function reload({ unmount }: { unmount(): void }) {
  unmount();
  FakeAudio.all.length = 0;
  return renderApp('/activity/act-1/rewards');
}

test('PLAYER-73 a reload, and Back long after it, show what the child won, without a scene or a sound', async () => {
  const view = await reload(await open({ test: true }, { scene: true }));
  const isShown = async () => {
    await screen.findByRole('heading', { name: 'Great work, Mia!' });
    expect([won(), plays(), heard()]).toEqual(['+5', false, []]);
    expect(screen.getByText('8 of 8 are right')).toBeTruthy();
    expect(document.querySelector('[data-lingo-credit] ~ span, canvas')).toBeNull();
  };
  await isShown();
  await view.go('/profile');
  await screen.findByRole('heading', { name: 'Mia' });
  // After some minutes without a page that shows it.
  view.app.services.queries.removeQueries({ queryKey: localKey('finishedRun') });
  await act(async () => view.history.back());
  await isShown();
});

test('PLAYER-73 an end whose Lingos the reloaded page does not know shows no number', async () => {
  await reload(await open({ lingoCredit: 0 }));
  await screen.findByRole('heading', { name: 'Great work, Mia!' });
  expect(won()).toBeUndefined();
});

test.each([
  ['of another child', { userId: 'u-ali' }],
  ['of another shape', { format: 0 }],
])('PLAYER-73 the end %s is not shown', async (_, change) => {
  const { unmount } = await open({});
  const key = 'digipals.finishedRun.act-1';
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
  expect(kept).toMatchObject({ userId: 'u-mia', format: 2, run: { lingoCredit: 5 } });
  sessionStorage.setItem(key, JSON.stringify({ ...kept, ...change }));
  await reload({ unmount });
  await noRewards();
});

test('ALIVE-13 balloons carry words of the activity; a tap says one, in the English of the child, and it stays', async () => {
  const words = [makeWord('dog'), makeWord('cat')];
  await open(
    { words: ['dog', 'cats', 'hello'] },
    {
      handlers: {
        'GET dictionary/words/{letter}': ({ params }) =>
          words.filter(({ word }) => word.startsWith(params.letter)),
      },
    },
  );
  const balloon = await screen.findByRole('button', { name: 'cat' });
  expect(screen.getByRole('button', { name: 'dog' })).toBeTruthy();
  await act(async () => balloon.click());
  expect(FakeAudio.all[0]?.played).toEqual(['/media/cat.gb.mp3']);
  expect(screen.getByRole('button', { name: 'cat' })).toBeTruthy();
});

test('NOTSHOWN-56 ALIVE-12 with reduced motion all numbers appear at once, without a scene', async () => {
  const real = globalThis.matchMedia;
  globalThis.matchMedia = query => ({ ...real(query), matches: query.includes('reduce') });
  try {
    await open({ percent: 75, right: 6 }, { scene: true });
    expect(plays()).toBe(false);
    expect(screen.getByText('6 of 8 are right')).toBeTruthy();
    expect(screen.getByText('+5')).toBeTruthy();
    expect(star()?.getAttribute('data-fill')).toBe('half');
  } finally {
    globalThis.matchMedia = real;
  }
});

test('NOTSHOWN-56 a run with skips has no gold star, says how many, and asks to play again', async () => {
  await open({ right: 1, skipped: 7 });
  expect(screen.getByRole('heading', { name: 'Good try, Mia!' })).toBeTruthy();
  expect(star()?.getAttribute('data-fill')).toBe('empty');
  expect(await screen.findByText('1 of 8 are right')).toBeTruthy();
  expect(screen.getByText('You skipped 7')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play again' }).textContent).toContain('Play again');
  const played = FakeAudio.all.filter(audio => audio.played.length > 0).map(({ src }) => src);
  expect(played.some(src => src.includes('achievement'))).toBe(false);
});

test('NOTSHOWN-56 offers the next activity with its picture', async () => {
  const { history } = await open({});
  const onward = await link(/Step 2$/);
  expect(onward.querySelector('img')?.getAttribute('src')).toBe('/media/a.webp');
  expect(screen.getByRole('link', { name: 'Play again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the Academy' })).toBeTruthy();
  await act(async () => onward.click());
  expect(history.location.pathname).toBe('/activity/act-2');
});

test('NOTSHOWN-56 LEAVE-07 announces before a test that it must be played to the end', async () => {
  const lesson = makeLesson(2);
  lesson.activities[1] = makeItem({ activityId: 'test-1', title: 'Test 1', test: true });
  // The list does not include this run yet, but it unlocks the test.
  await open({}, { lesson });
  await link(/Test 1$/);
  expect(screen.getByText(/Play the test to the end/)).toBeTruthy();
});

test('NOTSHOWN-56 does not offer a locked test', async () => {
  const lesson = makeLesson(2);
  lesson.activities[1] = makeItem({ activityId: 'test-1', title: 'Test 1', test: true });
  await open({ percent: 25, right: 2 }, { lesson });
  await screen.findByText('2 of 8 are right');
  expect(screen.queryByRole('link', { name: /Test 1/ })).toBeNull();
});

test('NOTSHOWN-56 below half the text encourages, and the main button is Play again', async () => {
  const { history } = await open({ percent: 25, right: 2 });
  expect(screen.getByRole('heading', { name: 'Good try, Mia!' })).toBeTruthy();
  expect(screen.getByText('Play again and win a star!')).toBeTruthy();
  expect(star()?.getAttribute('data-fill')).toBe('empty');
  await act(async () => screen.getByRole('link', { name: 'Play again' }).click());
  expect(history.location.pathname).toBe('/activity/act-1');
});

test('NOTSHOWN-56 a passed test cannot be played again; a failed one can, with encouragement', async () => {
  const { app } = await open({ test: true });
  expect(screen.queryByRole('link', { name: 'Play again' })).toBeNull();
  act(() => {
    app.services.queries.setQueryData(localKey('finishedRun', 'u-mia', 'act-1'), {
      ...run,
      test: true,
      percent: 40,
      right: 3,
    });
  });
  expect(await screen.findByText('You played the test to the end. Well done!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play again' })).toBeTruthy();
});

test('NOTSHOWN-56 NOTSHOWN-62 offers the next lesson at the end of a lesson', async () => {
  const lesson = makeLesson(1, {
    unlockLesson: true,
    nextLesson: { lessonId: 'l2', number: 2, title: 'My family', thumbnail: '/media/f.webp' },
  });
  const { history } = await open({}, { lesson });
  const onward = await link(/The next lesson is open!\s*My family/);
  await act(async () => onward.click());
  expect(history.location.pathname).toBe('/training-menu');
});

test('NOTSHOWN-56 after an activity of an old lesson it offers the next one of that lesson', async () => {
  const { lessonId: _, ...old } = makeLesson(2);
  const activities = old.activities.map(item => ({
    ...item,
    activityId: `old-${item.activityId}`,
  }));
  const {
    unlockLesson: _unlock,
    nextLesson: _next,
    ...listed
  } = { ...old, lessonId: 'old-lesson' };
  const { history } = await open(
    {},
    {
      id: 'old-act-1',
      handlers: { 'GET users/{id}/lessonArchive': () => [{ ...listed, activities }] },
    },
  );
  expect((await link(/Step 2$/)).getAttribute('href')).toBe('/activity/old-act-2');
  await act(async () => screen.getByRole('link', { name: 'To the Academy' }).click());
  expect(history.location.search).toBe('?lesson=old-lesson');
});

test('NOTSHOWN-20 after a song, which is in no lesson, it leads to the songs', async () => {
  await open({}, { id: 'song-1' });
  expect((await link('Songs')).getAttribute('href')).toBe('/song-menu');
  expect(screen.getByRole('link', { name: 'Play again' })).toBeTruthy();
});

test('AMBIG-19 a child without a licence sees the result and a link to the Academy', async () => {
  const { server } = await open({}, { premium: false });
  await screen.findByText('8 of 8 are right');
  expect(screen.getByRole('link', { name: 'To the Academy' })).toBeTruthy();
  expect(server.keys().filter(key => key === 'GET users/{id}/currentLesson')).toHaveLength(0);
});

test('AMBIG-19 without a finished run it fetches nothing and explains how to win Lingos', async () => {
  const { server } = renderApp('/activity/act-1/rewards');
  await screen.findByRole('heading', { name: 'Play an activity to win Lingos!' });
  expect(screen.getByText('+0')).toBeTruthy();
  await act(async () => screen.getByRole('link', { name: 'To the Academy' }).focus());
  expect(server.keys()).not.toContain('GET users/{id}/currentLesson');
});

test('OFFLINE-10 offline it says that the Lingos come later', async () => {
  const view = await open({ lingoCredit: 5 });
  await view.setOnline(false);
  act(() => {
    view.app.services.queries.setQueryData(localKey('finishedRun', 'u-mia', 'act-1'), {
      ...run,
      lingoCredit: 0,
    });
  });
  await waitFor(() =>
    expect(document.querySelector('[data-lingo-credit]')?.textContent).toBe(
      'Your Lingos come when the internet is back.',
    ),
  );
});

const result: TestResult = {
  lines: [
    { text: 'Sé contar hasta cinco.', trains: 'act-count', paw: 'half' },
    { text: 'Sé decir cómo estoy.', trains: 'act-how', paw: 'full' },
    { text: 'Sé saludar.', trains: 'act-hello', paw: 'empty' },
  ],
  answers: ['five cats', 'I am sad.', 'How are you?', 'I am fine.'].map((text, index) => ({
    questionId: `q${index}`,
    text,
    audio: `/media/answer-${index}.mp3`,
    right: index !== 1,
  })),
};

const rows = () =>
  screen.getAllByRole('listitem').map(row => {
    const paw = within(row).getByRole('img').getAttribute('aria-label');
    return [within(row).getByRole('paragraph').textContent, paw];
  });

test('COURSE-14 after a test a child sees what it can do, and what it may practise opens', async () => {
  await open({ test: true, right: 6, result });
  expect(screen.queryByRole('link', { name: 'Practise' })).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'What I can do' }).click());
  await screen.findByRole('heading', { name: 'What I can do' });
  expect(rows()).toEqual([
    ['Sé contar hasta cinco.', "I can do some of it. Let's practise!"],
    ['Sé decir cómo estoy.', 'I can do it!'],
    ['Sé saludar.', "Let's practise!"],
  ]);
  const links = screen.getAllByRole('link', { name: 'Practise' });
  expect(links.map(one => one.getAttribute('href'))).toEqual([
    '/activity/act-count',
    '/activity/act-hello',
  ]);
  expect(await link('To the Academy')).toBeTruthy();
});

test('COURSE-15 the pages after it have each question with its right answer, which a speaker says', async () => {
  await open({ test: true, right: 6, result });
  await act(async () => screen.getByRole('button', { name: 'What I can do' }).click());
  const next = await screen.findByRole('button', { name: 'Next page' });
  await act(async () => next.click());
  expect(screen.getByRole('heading', { name: 'The right answers' })).toBeTruthy();
  expect(rows()).toEqual([
    ['five cats', 'I can do it!'],
    ['I am sad.', "Let's practise!"],
    ['How are you?', 'I can do it!'],
  ]);
  await act(async () => screen.getAllByRole('button', { name: 'Listen' })[1]?.click());
  expect(heard()).toContain('answer-1');
  expect(screen.getByRole('status').textContent).toBe('2 / 3');
  next.focus();
  await act(async () => next.click());
  expect(rows()).toEqual([['I am fine.', 'I can do it!']]);
  expect(screen.getByRole('status').textContent).toBe('3 / 3');
  // The last page: the button keeps the focus and does nothing.
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(next);
  await act(async () => next.click());
  expect(rows()).toHaveLength(1);
  await act(async () => screen.getByRole('button', { name: 'Page before' }).click());
  expect(rows()).toHaveLength(3);
});

test('COURSE-81 the can-do lines of a review are on two pages, before the right answers', async () => {
  const lines = Array.from({ length: 6 }, (_, index) => ({
    ...{ text: `Line ${index + 1}`, trains: undefined, paw: 'full' as const },
  }));
  await open({ test: true, result: { ...result, lines } });
  await act(async () => screen.getByRole('button', { name: 'What I can do' }).click());
  const next = await screen.findByRole('button', { name: 'Next page' });
  expect(rows().map(([text]) => text)).toEqual(['Line 1', 'Line 2', 'Line 3']);
  await act(async () => next.click());
  expect(screen.getByRole('heading', { name: 'What I can do' })).toBeTruthy();
  expect(rows().map(([text]) => text)).toEqual(['Line 4', 'Line 5', 'Line 6']);
  await act(async () => next.click());
  expect(rows()[0]).toEqual(['five cats', 'I can do it!']);
  expect(screen.getByRole('status').textContent).toBe('3 / 4');
});
