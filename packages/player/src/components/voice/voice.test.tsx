// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playable } from '../../part.ts';
import type { SoundPort } from '../../ports.ts';
import { samples } from '../../samples.ts';
import { fakeMicrophone, type Recording } from '../../testing/fake-microphone.ts';
import { playQuestion } from '../../testing/play-question.tsx';
import { silentPorts } from '../../testing/silent-ports.ts';

const speaking = samples.speakingActivity;
const song = samples.karaokeListen;
const ids = (picks: readonly { id: string }[]) => picks.map(({ id }) => id);
const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${Math.random()}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const recordTurn = async (recordings: Recording[]) => {
  await press('Record');
  await act(async () => recordings.at(-1)?.end(new Blob(['voice'])));
};

test('COMP-41 GAME-16 the browser asks for the microphone only after our own question', async () => {
  const { microphone } = fakeMicrophone();
  await playQuestion(speaking, { ports: { microphone } });
  expect(screen.getByRole('heading', { name: 'Can Domino hear you?' })).toBeDefined();
  expect(microphone.open).not.toHaveBeenCalled();
  await press('Yes, I can speak');
  expect(microphone.open).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Record' })).toBeDefined();
});

test('RULE-18 with a microphone every turn must be recorded', async () => {
  const { microphone, recordings } = fakeMicrophone();
  const played = await playQuestion(speaking, { ports: { microphone } });
  await press('Yes, I can speak');
  await recordTurn(recordings);
  expect(ids(played.picks)).toEqual(['name']);
  await recordTurn(recordings);
  expect(ids(played.picks)).toEqual(['name', 'fine']);
});

test('GAME-17 a recording stops at the limit of the activity, or when the child ends it', async () => {
  const { microphone, recordings } = fakeMicrophone();
  const played = await playQuestion(speaking, { ports: { microphone } });
  await press('Yes, I can speak');
  await press('Record');
  expect(recordings[0]?.seconds).toBe(1);
  expect(played.picks).toEqual([]);
  await press('Stop recording');
  expect(ids(played.picks)).toEqual(['name']);
});

test('a child can play and repeat a recording; all recordings are deleted when the question closes (SAFE-15)', async () => {
  const { microphone, recordings } = fakeMicrophone();
  const { sounds } = await playQuestion(speaking, { ports: { microphone } });
  await press('Yes, I can speak');
  await recordTurn(recordings);
  await press('Hear my voice');
  expect(sounds.at(-1)).toMatch(/^blob:/);
  await press('Say it again');
  await recordTurn(recordings);
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(1);
  cleanup();
  const made = vi.mocked(URL.createObjectURL).mock.results.map(({ value }) => value);
  const revoked = vi.mocked(URL.revokeObjectURL).mock.calls.map(([url]) => url);
  expect(made).toHaveLength(2);
  expect(new Set(revoked)).toEqual(new Set(made));
  expect(microphone.close).toHaveBeenCalled();
});

test('hiding the page stops the recording and saves it', async () => {
  const { microphone } = fakeMicrophone();
  const played = await playQuestion(speaking, { ports: { microphone } });
  await press('Yes, I can speak');
  await press('Record');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(ids(played.picks)).toEqual(['name']);
});

test('a recording interrupted by leaving the question is deleted and no answer to another one (SAFE-15)', async () => {
  const { microphone, recordings } = fakeMicrophone();
  const played = await playQuestion(speaking, { ports: { microphone } });
  await press('Yes, I can speak');
  await press('Record');
  await act(async () => cleanup());
  expect(recordings[0]?.stop.aborted).toBe(true);
  expect(played.picks).toEqual([]);
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});

test.each(['refused', 'missing'] as const)(
  'GAME-21 RULE-17 when the microphone is %s the child plays all sounds and records nothing',
  async answer => {
    const { microphone } = fakeMicrophone(answer);
    const played = await playQuestion(speaking, { ports: { microphone } });
    await press('Yes, I can speak');
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Listen to everything, then go on.');
    const speakers = screen.getAllByRole('button', { name: 'Listen' });
    expect(document.activeElement).toBe(speakers[0]);
    expect(speakers).toHaveLength(4);
    for (const speaker of speakers.slice(0, 3)) await act(async () => fireEvent.click(speaker));
    expect(ids(played.picks)).toEqual(['name']);
    await act(async () => speakers[3] && fireEvent.click(speakers[3]));
    expect(ids(played.picks)).toEqual(['name', 'fine']);
  },
);

test('GAME-21 when the microphone fails midway, listening replaces recording and earlier turns count', async () => {
  const { microphone, recordings } = fakeMicrophone();
  const played = await playQuestion(speaking, { ports: { microphone } });
  await press('Yes, I can speak');
  await recordTurn(recordings);
  await press('Record');
  await act(async () => recordings.at(-1)?.end(null));
  expect(screen.getByRole('status').textContent).toBe('Listen to everything, then go on.');
  expect(ids(played.picks)).toEqual(['name']);
});

test('AMBIG-43 a sound that never ends counts as heard after 5000 ms', async () => {
  vi.useFakeTimers();
  const sound: SoundPort = { ...silentPorts().sound, play: () => new Promise(() => undefined) };
  const played = await playQuestion(speaking, { ports: { sound } });
  await press('No, I want to listen');
  for (const speaker of screen.getAllByRole('button', { name: 'Listen' })) fireEvent.click(speaker);
  await act(async () => vi.advanceTimersByTime(4_999));
  expect(played.picks).toEqual([]);
  await act(async () => vi.advanceTimersByTime(1));
  expect(ids(played.picks)).toEqual(['name', 'fine']);
});

type Playing = {
  url: string;
  from?: number;
  rate?: number;
  onTime?(at: number, length: number): void;
  end(how: 'ended' | 'failed'): void;
};

/** Sounds that a test controls. */
const fakeSound = () => {
  const playing: Playing[] = [];
  const sound: SoundPort = {
    ...silentPorts().sound,
    play: (url, options = {}) =>
      new Promise(resolve => {
        playing.push({ url, ...options, end: resolve });
        options.signal?.addEventListener('abort', () => resolve('aborted'));
      }),
  };
  return { sound, playing };
};

const lit = () => document.querySelector('[data-now]')?.textContent;

test('COMP-50 GAME-18 NOTSHOWN-51 SETTINGS-08 a song plays with its words highlighted; heard to the end it is done', async () => {
  const { sound, playing } = fakeSound();
  const played = await playQuestion(song, { ports: { sound } });
  await press('Play');
  expect(playing[0]).toMatchObject({ url: '/media/song.mp3', from: 0, rate: 1, music: true });
  await act(async () => playing[0]?.onTime?.(0.6, 9));
  expect(lit()).toBe('MacDonald');
  await act(async () => playing[0]?.onTime?.(4.1, 9));
  expect(lit()).toBe('that');
  expect(played.picks).toEqual([]);
  await act(async () => playing[0]?.end('ended'));
  expect(ids(played.picks)).toEqual(['song']);
});

test('PLAY-03 a song has a scene in which Domino hops from word to word while it plays', async () => {
  const { sound, playing } = fakeSound();
  await playQuestion(song, { ports: { sound } });
  const beat = () => document.querySelector<HTMLElement>('[data-beat]')?.dataset['beat'];
  const mood = () => document.querySelector<HTMLElement>('[data-mood]')?.dataset['mood'];
  expect(document.querySelector('img[src="/media/farm.webp"]')).toBeTruthy();
  expect([mood(), beat()]).toEqual(['sit', undefined]);
  await press('Play');
  await act(async () => playing[0]?.onTime?.(0.6, 9));
  expect([mood(), beat()]).toEqual(['cheer', '1']);
  await act(async () => playing[0]?.onTime?.(1.1, 9));
  expect(beat()).toBe('0');
  await press('Pause');
  expect([mood(), beat()]).toEqual(['sit', undefined]);
});

test('COMP-50 a song pauses and resumes at its position', async () => {
  const { sound, playing } = fakeSound();
  const played = await playQuestion(song, { ports: { sound } });
  await press('Play');
  await act(async () => playing[0]?.onTime?.(4.1, 9));
  await press('Pause');
  expect(played.picks).toEqual([]);
  await press('Play');
  expect(playing[1]?.from).toBe(4.1);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '7.2' } });
  await act(async () => undefined);
  expect(playing[2]?.from).toBeCloseTo(7.2, 1);
});

test('NOTSHOWN-71 replay and slow replay play the song from its start', async () => {
  const { sound, playing } = fakeSound();
  const playables: Playable[] = [];
  const register = (playable: Playable) => {
    playables.push(playable);
    return () => undefined;
  };
  await playQuestion(song, {
    ports: { sound },
    playback: { register, holdFeedback: () => undefined },
  });
  await act(async () => playables[0]?.play(0.5));
  expect(playing[0]).toMatchObject({ from: 0, rate: 0.5 });
});

test('a song that fails or never starts can be read, and the child can go on', async () => {
  vi.useFakeTimers();
  const { sound } = fakeSound();
  const played = await playQuestion(song, { ports: { sound } });
  await press('Play');
  await act(async () => vi.advanceTimersByTime(5_000));
  const kind = "The song can't play now. Read the words and go on.";
  expect(screen.getByRole('status').textContent).toBe(kind);
  expect(screen.getAllByText(kind)).toHaveLength(2);
  expect(screen.getByText('With a moo-moo here,')).toBeDefined();
  expect(ids(played.picks)).toEqual(['song']);
});
