// @vitest-environment happy-dom
import type { Question } from '@digipals/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playable } from '../../part.ts';
import type { SoundPort } from '../../ports.ts';
import { fakeMicrophone } from '../../testing/fake-microphone.ts';
import { playQuestion } from '../../testing/play-question.tsx';
import { silentPorts } from '../../testing/silent-ports.ts';
import { sampleQuestion } from '../sample-question.ts';

const picture = (name: string) => ({ value: `/media/${name}.webp`, label: `a ${name}` });
const question: Question = sampleQuestion({
  type: 'speakingActivity',
  data: [
    { id: 'echo', value: 'I have a kite.', audio: '/media/kite.mp3' },
    { id: 'answer', value: "I'm happy.", audio: '/media/happy.mp3', pictures: [picture('smile')] },
    {
      id: 'free',
      value: "It's a dog.",
      audio: '/media/dog.mp3',
      pictures: [picture('dog'), picture('cat')],
    },
  ],
  meta: {
    turns: ['echo', 'answer', 'free'],
    prompts: [null, { text: 'How are you?', audio: '/media/how.mp3', speaker: 'Domino' }, null],
  },
});

const ids = (picks: readonly { id: string }[]) => picks.map(({ id }) => id);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:own');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const speak = async (sound?: SoundPort) => {
  const { microphone, recordings } = fakeMicrophone();
  const played = await playQuestion(question, { ports: { microphone, ...(sound && { sound }) } });
  await press('Yes, I can speak');
  const record = async () => {
    await press('Record');
    await act(async () => recordings.at(-1)?.end(new Blob(['voice'])));
  };
  return { played, record, recordings };
};

test('COURSE-90 after each turn the child hears itself, then the model, and goes on; the last one is the end', async () => {
  const { played, record } = await speak();
  expect(played.sounds).toEqual(['/media/kite.mp3']);
  await record();
  expect(played.sounds.slice(1)).toEqual(['blob:own', '/media/kite.mp3']);
  expect(played.picks).toEqual([]);
  await press('Next');
  expect(played.sounds.at(-1)).toBe('/media/how.mp3');
  await record();
  await press('Next');
  expect(ids(played.picks)).toEqual(['echo', 'answer']);
  await record();
  expect(ids(played.picks)).toEqual(['echo', 'answer', 'free']);
  // From here the question goes on with its own button.
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(button('Say it again')).toBeDefined();
});

test('COURSE-90 an echo is read from the beginning, an answer and a free turn once they were said; pictures help', async () => {
  const { record } = await speak();
  expect(screen.getByText('I have a kite.')).toBeDefined();
  await record();
  await press('Next');
  expect(screen.getByText('How are you?')).toBeDefined();
  expect(screen.getByRole('img', { name: 'a smile' })).toBeDefined();
  expect(screen.queryByText("I'm happy.")).toBeNull();
  await record();
  expect(screen.getByText("I'm happy.")).toBeDefined();
  await press('Next');
  expect(screen.getByRole('status').textContent).toBe('Now you! What can you say?');
  expect(screen.getAllByRole('img', { name: /^a / })).toHaveLength(2);
  expect(screen.queryByText("It's a dog.")).toBeNull();
});

test('COURSE-90 a turn can be heard and said again; the focus follows', async () => {
  const { played, record } = await speak();
  await record();
  expect(document.activeElement).toBe(button('Next'));
  await press('Hear my voice');
  expect(played.sounds.at(-1)).toBe('blob:own');
  await press('Say it again');
  expect(document.activeElement).toBe(button('Record'));
  expect(played.sounds.at(-1)).toBe('/media/kite.mp3');
  expect(played.picks).toEqual([]);
});

test('COURSE-90 “Next” waits for the model, and not for a sound that never ends', async () => {
  vi.useFakeTimers();
  const sound: SoundPort = { ...silentPorts().sound, play: () => new Promise(() => undefined) };
  const { played, record } = await speak(sound);
  await record();
  // The child's voice may last as long as a recording, here a second.
  await act(async () => vi.advanceTimersByTimeAsync(6_000 + 4_999));
  await press('Next');
  expect(played.picks).toEqual([]);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  await press('Next');
  expect(ids(played.picks)).toEqual(['echo']);
});

test('COURSE-90 a child that interrupts the model hears it after what it has chosen', async () => {
  const heard: string[] = [];
  const play: SoundPort['play'] = async url => {
    heard.push(url);
    return heard.length === 2 ? 'aborted' : 'ended';
  };
  const { played, record } = await speak({ ...silentPorts().sound, play });
  await record();
  await press('Next');
  expect(played.picks).toEqual([]);
  await press('Hear my voice');
  expect(heard).toEqual(['/media/kite.mp3', 'blob:own', 'blob:own', '/media/kite.mp3']);
  await press('Next');
  expect(ids(played.picks)).toEqual(['echo']);
});

test('COURSE-90 while the end of the question is shown nothing can be said again', async () => {
  const { played, record } = await speak();
  for (const next of [true, true, false]) {
    await record();
    if (next) await press('Next');
  }
  played.check('correct');
  await press('Say it again');
  expect(screen.getByText("It's a dog.")).toBeDefined();
});

test('COURSE-91 without a microphone the child hears, whispers and taps', async () => {
  const played = await playQuestion(question);
  await press('Yes, I can speak');
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Listen. Then say it. Whisper it. Then tap.');
  for (const sound of ['/media/kite.mp3', '/media/happy.mp3', '/media/dog.mp3']) {
    if (sound !== '/media/kite.mp3') await press('Next');
    await press('I said it');
    expect(played.sounds.at(-1)).toBe(sound);
    expect(screen.queryByRole('button', { name: 'Hear my voice' })).toBeNull();
  }
  expect(ids(played.picks)).toEqual(['echo', 'answer', 'free']);
});

test('COURSE-91 when the microphone fails the turn is whispered, and earlier turns count', async () => {
  const { played, record, recordings } = await speak();
  await record();
  await press('Next');
  await press('Record');
  await act(async () => recordings.at(-1)?.end(null));
  expect(screen.getByText('How are you?')).toBeDefined();
  await press('I said it');
  await press('Next');
  expect(ids(played.picks)).toEqual(['echo', 'answer']);
});

test('NOTSHOWN-71 replay repeats what is asked; where nobody asks, it helps with the line', async () => {
  const playables: Playable[] = [];
  const register = (playable: Playable) => {
    playables.push(playable);
    return () => undefined;
  };
  const played = await playQuestion(question, {
    playback: { register, holdFeedback: () => undefined },
  });
  await press('No, I want to listen');
  const replay = () => act(async () => playables.at(-1)?.play(0.5));
  for (const sound of ['/media/kite.mp3', '/media/how.mp3', '/media/dog.mp3']) {
    if (sound !== '/media/kite.mp3') await press('Next');
    await replay();
    expect(played.sounds.at(-1)).toBe(sound);
    await press('I said it');
  }
});
