import type { Trigger } from '@digipals/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Overlay, pause, playTriggers } from './play-triggers.ts';

const trigger = (type: string, value: string): Trigger => ({ type, data: { value } });

const stageOf = (play: (url: string) => Promise<'ended' | 'failed'>) => {
  const said: string[] = [];
  const stage = {
    sound: {
      play: (url: string) => {
        said.push(`play ${url}`);
        return play(url);
      },
      stop: () => undefined,
    },
    log: (message: string) => void said.push(`log ${message}`),
    show: async (overlay: Overlay) => void said.push(`show ${overlay.type} ${overlay.url}`),
    signal: new AbortController().signal,
  };
  return { said, stage };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PLAYER-65 audio, image and video are played one after another', async () => {
  const { said, stage } = stageOf(async () => 'ended');
  await playTriggers(
    [trigger('audio', 'a.mp3'), trigger('image', 'b.webp'), trigger('video', 'c.mp4')],
    stage,
  );
  expect(said).toEqual(['play a.mp3', 'show image b.webp', 'show video c.mp4']);
});

test('ERR-23 a sound that fails is logged and the next trigger plays', async () => {
  const { said, stage } = stageOf(async url => (url === 'broken.mp3' ? 'failed' : 'ended'));
  await playTriggers([trigger('audio', 'broken.mp3'), trigger('audio', 'b.mp3')], stage);
  expect(said).toEqual([
    'play broken.mp3',
    'log trigger sound did not play: broken.mp3',
    'play b.mp3',
  ]);
});

test('ERR-24 an unsupported trigger type is logged and ignored', async () => {
  const { said, stage } = stageOf(async () => 'ended');
  await playTriggers([trigger('smell', 'x'), trigger('audio', 'b.mp3')], stage);
  expect(said).toEqual(['log unsupported trigger type: smell', 'play b.mp3']);
});

test('AMBIG-43 a sound that never ends is given up after 5000 ms', async () => {
  const { said, stage } = stageOf(url =>
    url === 'hanging.mp3' ? new Promise(() => undefined) : Promise.resolve('ended'),
  );
  const done = playTriggers([trigger('audio', 'hanging.mp3'), trigger('audio', 'b.mp3')], stage);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(said).toEqual(['play hanging.mp3']);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(said).toEqual(['play hanging.mp3', 'play b.mp3']);
});

test('a pause ends at once when it is aborted', async () => {
  const stop = new AbortController();
  const waiting = pause(60_000, stop.signal);
  stop.abort();
  await expect(waiting).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
