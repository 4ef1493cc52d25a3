// @vitest-environment happy-dom
import type { Component } from '@digipals/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerPorts } from '../ports.ts';
import {
  activityOf,
  answer,
  asked,
  openPlayer,
  press,
  question,
  setUpPlayer,
  trigger,
} from '../testing/open-player.tsx';
import { silentPorts } from '../testing/silent-ports.ts';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('./next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

const film: Component = {
  id: 'film',
  type: 'video',
  data: [{ id: 'f', value: '/media/farm.mp4', label: 'a farm' }],
  meta: {},
};
const words = question('q1').components.filter(({ type }) => type !== 'audio');
const filmed = question('q1', { components: [film, ...words] });

const element = () => {
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no film');
  return video;
};

const play = vi.fn(async () => undefined);
const pause = vi.fn();

setUpPlayer();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Ports whose sounds end when the test decides. */
const world = () => {
  const sounds: { url: string; end(how: 'ended' | 'failed' | 'aborted'): void }[] = [];
  let muted = false;
  let voicesOff = false;
  const listeners = new Set<() => void>();
  const ports: PlayerPorts = {
    ...silentPorts(),
    log: () => undefined,
    sound: {
      play: (url, { signal } = {}) =>
        new Promise(resolve => {
          sounds.push({ url, end: resolve });
          signal?.addEventListener('abort', () => resolve('aborted'));
        }),
      stop: () => undefined,
      volume: { get: () => 1, subscribe: () => () => undefined },
      voicesOff: {
        get: () => voicesOff,
        subscribe: changed => {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
      },
      muted: {
        get: () => muted,
        subscribe: changed => {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
      },
    },
  };
  const setMuted = (next: boolean) =>
    act(() => {
      muted = next;
      for (const listener of listeners) listener();
    });
  const setVoicesOff = (next: boolean) =>
    act(() => {
      voicesOff = next;
      for (const listener of listeners) listener();
    });
  return { sounds, ports, setMuted, setVoicesOff, urls: () => sounds.map(({ url }) => url) };
};

test('NOTSHOWN-71 PLAYER-16 PLAYER-17 replay and slow replay play the film of a question, not its instruction', async () => {
  const { played } = await openPlayer({ activity: activityOf({}, [filmed]) });
  await press('Listen again');
  expect(play).toHaveBeenCalled();
  expect(element().playbackRate).toBe(1);
  await press('Listen slowly');
  expect(element().playbackRate).toBe(0.5);
  // Only the instruction at the start of the question.
  expect(played).toEqual(['/media/q1-ask.mp3']);
});

test('only one thing plays at a time: a new sound stops the film', async () => {
  await openPlayer({ activity: activityOf({}, [filmed]) });
  await press('Listen again');
  pause.mockClear();
  await press('Listen');
  expect(pause).toHaveBeenCalled();
});

test('a film is muted while sounds are off or the child is away', async () => {
  const { ports, setMuted } = world();
  await openPlayer({ ports, activity: activityOf({}, [filmed]) });
  expect(element().muted).toBe(false);
  setMuted(true);
  expect(element().muted).toBe(true);
  setMuted(false);
  expect(element().muted).toBe(false);
});

test.each([
  ['audio', false],
  ['audio', true],
  ['audioTrigger', false],
])(
  'PLAYER-78 %s is written while voices are off, and can be answered, also in a test (%s); not while the child is away',
  async (type, isTest) => {
    const said: Component = {
      id: 'said',
      type,
      data: [{ id: 's', value: '/media/cat.mp3', caption: "It's a cat." }],
      meta: {},
    };
    const { ports, setMuted, setVoicesOff } = world();
    const heard = question('q1', { components: [said, ...words] });
    await openPlayer({ ports, activity: activityOf({ test: isTest }, [heard, question('q2')]) });
    setMuted(true);
    expect(screen.queryByText("It's a cat.")).toBeNull();
    setVoicesOff(true);
    expect((await screen.findByText("It's a cat.")).lang).toBe('en');
    setVoicesOff(false);
    expect(screen.queryByText("It's a cat.")).toBeNull();
    setVoicesOff(true);
    await answer('yes');
    await after(10_100);
    expect(asked()).toBe('Ask q2');
  },
);

test.each([
  ['the speaker, beside the words, on a laptop', 1366, 'Listen'],
  ['the words on the board of a phone', 390, "It's a cat."],
])('HINT-03 partly: while voices are off, a hint points at %s', async (_, width, pointedAt) => {
  window.innerWidth = width;
  const sound = { id: 's', value: '/media/cat.mp3', caption: "It's a cat." };
  const said: Component = { id: 'said', type: 'audio', data: [sound], meta: {} };
  const { ports, setVoicesOff } = world();
  const heard = question('q1', { components: [said, ...words] });
  await openPlayer({ ports, activity: activityOf({ attempts: 3 }, [heard]) });
  setVoicesOff(true);
  await answer('no');
  await press('Try again');
  const glowing = [...document.querySelectorAll('[data-glow]')];
  const names = glowing.map(one => one.getAttribute('aria-label') ?? one.textContent);
  expect(names).toEqual([pointedAt]);
});

test('a sound that hangs when a question opens is followed by the next after 5000 ms', async () => {
  const { ports, urls } = world();
  await openPlayer({ ports, activity: activityOf({ audio: '/media/start.mp3' }) });
  await after(4_900);
  expect(urls()).toEqual(['/media/start.mp3']);
  await after(200);
  expect(urls()).toEqual(['/media/start.mp3', '/media/q1.mp3']);
});

test('a film waits for the opening sound, and does not start when another sound replaces it', async () => {
  const { ports, sounds } = world();
  await openPlayer({ ports, activity: activityOf({}, [filmed]) });
  expect(play).not.toHaveBeenCalled();
  await act(async () => sounds[0]?.end('ended'));
  expect(play).toHaveBeenCalledOnce();
  cleanup();
  play.mockClear();
  const other = world();
  await openPlayer({ ports: other.ports, activity: activityOf({}, [filmed]) });
  await act(async () => other.sounds[0]?.end('aborted'));
  expect(play).not.toHaveBeenCalled();
});

test('a sound that the browser refuses before the first tap plays with that tap, once', async () => {
  const { ports, sounds, urls } = world();
  await openPlayer({ ports });
  await act(async () => sounds[0]?.end('failed'));
  fireEvent.pointerUp(document.body);
  fireEvent.keyDown(document.body);
  expect(urls()).toEqual(['/media/q1.mp3', '/media/q1.mp3']);
});

test('NOTSHOWN-49 the speaker of the first question plays the sound of the activity again', async () => {
  const { played } = await openPlayer({ activity: activityOf({ audio: '/media/start.mp3' }) });
  await after(0);
  played.length = 0;
  await press('Listen');
  await after(0);
  expect(played).toEqual(['/media/start.mp3', '/media/q1-ask.mp3', '/media/q1.mp3']);
});

test('NOTSHOWN-48 PLAYER-05 the instruction of a test is shown above its question, with its sound', async () => {
  const { played } = await openPlayer({
    activity: {
      ...activityOf({ test: true }),
      testInstructions: [
        { question_id: '', text: 'This is a test.', audio: '/media/test.mp3' },
        { question_id: 'q2', text: 'Now look.', audio: '/media/look.mp3' },
      ],
    },
  });
  expect(asked()).toBe('This is a test.');
  await press('Listen');
  expect(played).toContain('/media/test.mp3');
  await press('Next question');
  expect(asked()).toBe('Now look.');
});

const paws = () => document.querySelectorAll('footer svg').length;

test('a question that cannot be wrong has no tries, and its button goes on', async () => {
  const watched = question('q1', { components: [film], solution: [] });
  await openPlayer({ activity: activityOf({ attempts: 3 }, [watched, question('q2')]) });
  expect(screen.queryByText(/tries left/)).toBeNull();
  const without = paws();
  await press('Next');
  await after(3_100);
  expect(asked()).toBe('Ask q2');
  expect(screen.getByText('3 tries left')).toBeTruthy();
  expect(paws()).toBe(without + 3);
});

const cheer = (type: string, value: string) =>
  question('q1', {
    triggers: {
      correct: [trigger(type, value, 1), trigger('audio', '/media/yes.mp3', 2)],
      incorrect: null,
    },
  });
const shown = () => document.querySelector('[data-confirmation]');

test('PLAYER-31 PLAY-06 beside the picture of the feedback there is one button, to go on', async () => {
  await openPlayer({
    activity: activityOf({}, [cheer('image', '/media/cheer.webp'), question('q2')]),
  });
  await answer('yes');
  expect(shown()).toBeTruthy();
  const buttons = [...document.querySelectorAll('section[data-outcome] button')];
  expect(buttons.map(button => button.textContent)).toEqual(['Next']);
  expect(document.activeElement).toBe(buttons[0]);
});

test('PLAYER-31 PLAYER-65 a film of the feedback can be replayed, and stays 3 s after its end', async () => {
  const { played } = await openPlayer({
    activity: activityOf({}, [cheer('video', '/media/cheer.mp4'), question('q2')]),
  });
  await answer('yes');
  expect(played).not.toContain('/media/yes.mp3');
  await act(async () => void fireEvent.ended(element()));
  expect(played).toContain('/media/yes.mp3');
  await after(2_000);
  await press('Watch again');
  expect(play).toHaveBeenCalledOnce();
  await act(async () => void fireEvent.timeUpdate(element()));
  await after(4_000);
  expect(shown()).toBeTruthy();
  await act(async () => void fireEvent.ended(element()));
  await after(3_100);
  expect(shown()).toBeNull();
  expect(asked()).toBe('Ask q2');
});

test('AMBIG-43 a film of the feedback that hangs or fails does not block the run', async () => {
  await openPlayer({
    activity: activityOf({}, [cheer('video', '/media/cheer.mp4'), question('q2')]),
  });
  await answer('yes');
  await after(4_900);
  expect(asked()).toBe('Ask q1');
  await after(200);
  expect(asked()).toBe('Ask q2');
});

test('a sound longer than 5000 ms plays to its end as long as it advances', async () => {
  let onTime: ((at: number, length: number) => void) | undefined;
  const { ports, sounds } = world();
  const spoken = ports.sound.play;
  ports.sound.play = (url, options) => {
    onTime = options?.onTime;
    return spoken(url, options);
  };
  await openPlayer({
    ports,
    activity: activityOf({}, [cheer('audio', '/media/long.mp3'), question('q2')]),
  });
  await act(async () => sounds[0]?.end('ended'));
  await answer('yes');
  for (const second of [3, 6, 9]) {
    await after(3_000);
    onTime?.(second, 10);
  }
  expect(sounds.at(-1)?.url).toBe('/media/long.mp3');
  expect(asked()).toBe('Ask q1');
  await after(5_100);
  expect(sounds.at(-1)?.url).toBe('/media/yes.mp3');
});
