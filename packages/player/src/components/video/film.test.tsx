// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { samples } from '../../samples.ts';
import {
  film,
  happens,
  logged,
  open,
  pause,
  phase,
  play,
  press,
  setVolume,
  stopSounds,
  withStillFilms,
} from '../../testing/show-film.tsx';

withStillFilms();

test('COMP-02 a film starts automatically once, after the opening sounds', async () => {
  const { films } = await open(samples.video);
  expect(play).not.toHaveBeenCalled();
  act(() => films.open());
  expect(play).toHaveBeenCalledTimes(1);
  // One sound at a time.
  expect(stopSounds).toHaveBeenCalledTimes(1);
  act(() => films.open());
  expect(play).toHaveBeenCalledTimes(1);
  await happens('playing');
  expect(phase()).toBe('playing');
});

test('a film that the child started does not start again automatically', async () => {
  const { films } = await open(samples.video);
  press('Play');
  act(() => films.open());
  expect(play).toHaveBeenCalledTimes(1);
});

test('with reduced motion a film does not start automatically', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { films } = await open(samples.loopingVideo);
  act(() => films.open());
  expect(play).not.toHaveBeenCalled();
  press('Play');
  expect(play).toHaveBeenCalledTimes(1);
});

test('a film that the browser refuses to autoplay has a play button and counts as no failure', async () => {
  play.mockRejectedValueOnce(new DOMException('tap first', 'NotAllowedError'));
  const { films } = await open(samples.video);
  await act(async () => films.open());
  expect(phase()).toBe('refused');
  press('Play');
  await happens('playing');
  expect(phase()).toBe('playing');
  expect(logged).toEqual([]);
});

test('NOTSHOWN-71 replay and slow replay of the top bar play the film, at 1 and at 0.5', async () => {
  const { films } = await open(samples.video);
  film().currentTime = 1;
  let wasFilm = false;
  act(() => {
    wasFilm = films.replay(0.5);
  });
  expect(wasFilm).toBe(true);
  expect([film().currentTime, film().playbackRate]).toEqual([0, 0.5]);
  act(() => void films.replay(1));
  expect(film().playbackRate).toBe(1);
});

test('NOTSHOWN-71 a silent film is replayed along with the sound of the question', async () => {
  const { films } = await open(samples.loopingVideo);
  let wasFilm = true;
  act(() => {
    wasFilm = films.replay(1);
  });
  expect(wasFilm).toBe(false);
  expect(play).toHaveBeenCalledTimes(1);
  expect([film().loop, film().muted]).toEqual([true, true]);
  expect(stopSounds).not.toHaveBeenCalled();
});

test('SETTINGS-08 a film is as loud as voices, and follows a change', async () => {
  await open(samples.video);
  expect(film().volume).toBe(1);
  setVolume(0.3);
  expect([film().volume, film().muted]).toEqual([0.3, false]);
  setVolume(0);
  expect(film().muted).toBe(true);
  setVolume(1);
});

test('SETTINGS-09 a child who chose to be calm starts films itself', async () => {
  document.documentElement.dataset['settings'] = 'calm';
  const { films } = await open(samples.loopingVideo);
  act(() => films.open());
  expect(play).not.toHaveBeenCalled();
  delete document.documentElement.dataset['settings'];
});

test('COMP-04 replay, slow replay and pause; the film disappears at its end and can be replayed', async () => {
  await open(samples.disappearingVideo);
  press('Watch slowly');
  expect(film().playbackRate).toBe(0.5);
  await happens('playing');
  press('Pause');
  expect(pause).toHaveBeenCalledTimes(1);
  press('Watch again');
  expect(film().playbackRate).toBe(1);
  await happens('playing');
  expect(film().hidden).toBe(false);
  await happens('ended');
  expect(film().hidden).toBe(true);
  const [again] = screen.getAllByRole('button', { name: 'Watch again' });
  if (again) fireEvent.click(again);
  expect(film().hidden).toBe(false);
  // The button has disappeared, but the focus is not lost.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pause');
});

test('COMP-05 marks the paragraph while it is spoken', async () => {
  await open(samples.videoWithTextContainer);
  const marked = () => document.querySelector('mark')?.textContent;
  expect(marked()).toBeUndefined();
  press('Play');
  await happens('timeupdate');
  expect(marked()).toBe('We are on a farm.');
  film().currentTime = 1.2;
  await happens('timeupdate');
  expect(marked()).toBe('I can see a cow.');
  film().currentTime = 2;
  await happens('timeupdate');
  expect(marked()).toBeUndefined();
});

test('shows the captions of a film while it plays', async () => {
  await open(samples.video);
  press('Play');
  film().currentTime = 1.5;
  await happens('timeupdate');
  expect(screen.getByText('I can see a cow.').closest('[lang="en"]')).not.toBeNull();
  film().currentTime = 2;
  await happens('timeupdate');
  expect(screen.queryByText('I can see a cow.')).toBeNull();
});

test('COMP-32 NOTSHOWN-50 only a right answer reveals a hidden film, and the feedback waits for its end', async () => {
  const { films, answer } = await open(samples.hiddenVideoWithLabel);
  act(() => films.open());
  expect(film().hidden).toBe(true);
  expect(screen.getByText('Who is on the farm?').getAttribute('lang')).toBe('en');
  await answer('tryAgain');
  expect([film().hidden, play.mock.calls.length]).toEqual([true, 0]);
  await answer('correct');
  // It is visible at once and plays after the sounds of the feedback.
  expect([film().hidden, play.mock.calls.length]).toEqual([false, 0]);
  let goesOn = false;
  const done = films.waitForParts().then(() => {
    goesOn = true;
  });
  expect(play).toHaveBeenCalledTimes(1);
  await happens('playing');
  expect(goesOn).toBe(false);
  await happens('ended');
  await done;
  expect(goesOn).toBe(true);
});

test.each(['broken', 'closed'])(
  'a revealed film that is %s does not delay the feedback',
  async how => {
    const { films, answer, close } = await open(samples.hiddenVideoWithLabel);
    await answer('correct');
    const done = films.waitForParts();
    if (how === 'broken') await happens('error');
    else act(close);
    await expect(done).resolves.toBeUndefined();
  },
);

test('NOTSHOWN-50 without a question a tap reveals the film', async () => {
  const sample = samples.hiddenVideoWithLabel;
  await open({ ...sample, solution: [] });
  press('Show the surprise');
  expect([film().hidden, play.mock.calls.length]).toEqual([false, 1]);
  expect(document.activeElement?.getAttribute('data-film-toggle')).toBe('true');
});

test('a missing film shows an apology, is logged and can be requested again', async () => {
  const { films } = await open(samples.video);
  act(() => films.open());
  await happens('error');
  expect(phase()).toBe('failed');
  screen.getByText('This part is resting. You can go on.');
  expect(logged).toEqual(['Film /media/farm.mp4 does not play']);
  const [again] = screen.getAllByRole('button', { name: 'Watch again' });
  if (again) fireEvent.click(again);
  expect(phase()).toBe('loading');
});

test('a film that hangs for 5 seconds shows an apology', async () => {
  const { films } = await open(samples.video);
  vi.useFakeTimers();
  act(() => films.open());
  act(() => void vi.advanceTimersByTime(4_999));
  expect(phase()).toBe('loading');
  act(() => void vi.advanceTimersByTime(1));
  expect(phase()).toBe('failed');
  expect(pause).toHaveBeenCalled();
});

test('a film pauses while the page is hidden and resumes afterwards', async () => {
  await open(samples.video);
  const hide = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get');
  paused.mockReturnValue(true);
  hide('hidden');
  hide('visible');
  expect(play).not.toHaveBeenCalled();
  paused.mockReturnValue(false);
  hide('hidden');
  expect(pause).toHaveBeenCalledTimes(2);
  hide('visible');
  expect(play).toHaveBeenCalledTimes(1);
});

test('the seek bar of a film shows its position and moves it', async () => {
  await open(samples.video);
  Object.defineProperties(film(), {
    videoWidth: { value: 320 },
    videoHeight: { value: 200 },
    duration: { value: 72 },
  });
  await happens('loadedmetadata');
  film().currentTime = 61;
  await happens('timeupdate');
  const bar = screen.getByRole('slider', { name: 'Part of the film' });
  expect(bar.getAttribute('aria-valuetext')).toBe('1:01 / 1:12');
  fireEvent.change(bar, { target: { value: '36' } });
  expect(film().currentTime).toBeCloseTo(36, 0);
});
