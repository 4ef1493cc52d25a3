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
  stopSounds,
  withStillFilms,
} from '../../testing/show-film.tsx';

withStillFilms();

test('COMP-02 a film starts by itself once, when the opening sounds are over', async () => {
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

test('a film that was started by the child does not start again by itself', async () => {
  const { films } = await open(samples.video);
  press('Play');
  act(() => films.open());
  expect(play).toHaveBeenCalledTimes(1);
});

test('with reduced motion a film waits to be started', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { films } = await open(samples.loopingVideo);
  act(() => films.open());
  expect(play).not.toHaveBeenCalled();
  press('Play');
  expect(play).toHaveBeenCalledTimes(1);
});

test('a film the browser refuses has a play button and is no fault', async () => {
  play.mockRejectedValueOnce(new DOMException('tap first', 'NotAllowedError'));
  const { films } = await open(samples.video);
  await act(async () => films.open());
  expect(phase()).toBe('refused');
  press('Play');
  await happens('playing');
  expect(phase()).toBe('playing');
  expect(logged).toEqual([]);
});

test('NOTSHOWN-71 replay and slow replay of the top bar act on the film, at 1 and at 0.5', async () => {
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

test('NOTSHOWN-71 a silent film is played again beside the sound of the question', async () => {
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

test('COMP-04 replay, slow replay and pause; the film is gone at its end and can be seen again', async () => {
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
  // The button is gone, the focus is not.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pause');
});

test('COMP-05 the paragraph that is said is marked, as long as it is said', async () => {
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

test('captions of a film can be read while they are heard', async () => {
  await open(samples.video);
  press('Play');
  film().currentTime = 1.5;
  await happens('timeupdate');
  expect(screen.getByText('I can see a cow.').closest('[lang="en"]')).not.toBeNull();
  film().currentTime = 2;
  await happens('timeupdate');
  expect(screen.queryByText('I can see a cow.')).toBeNull();
});

test('COMP-32 NOTSHOWN-50 a hidden film is revealed by a right answer only, and the feedback waits for its end', async () => {
  const { films, answer } = await open(samples.hiddenVideoWithLabel);
  act(() => films.open());
  expect(film().hidden).toBe(true);
  expect(screen.getByText('Who is on the farm?').getAttribute('lang')).toBe('en');
  await answer('tryAgain');
  expect([film().hidden, play.mock.calls.length]).toEqual([true, 0]);
  await answer('correct');
  // It is seen at once and plays when the sounds of the feedback are over.
  expect([film().hidden, play.mock.calls.length]).toEqual([false, 0]);
  let goesOn = false;
  const held = films.held().then(() => {
    goesOn = true;
  });
  expect(play).toHaveBeenCalledTimes(1);
  await happens('playing');
  expect(goesOn).toBe(false);
  await happens('ended');
  await held;
  expect(goesOn).toBe(true);
});

test.each(['broken', 'closed'])('a revealed film that is %s holds nothing up', async how => {
  const { films, answer, close } = await open(samples.hiddenVideoWithLabel);
  await answer('correct');
  const held = films.held();
  if (how === 'broken') await happens('error');
  else act(close);
  await expect(held).resolves.toBeUndefined();
});

test('NOTSHOWN-50 where nothing is asked a tap reveals the film', async () => {
  const sample = samples.hiddenVideoWithLabel;
  await open({ ...sample, solution: [] });
  press('Show the surprise');
  expect([film().hidden, play.mock.calls.length]).toEqual([false, 1]);
  expect(document.activeElement?.getAttribute('data-film-toggle')).toBe('true');
});

test('a missing film is excused, logged and can be asked for again', async () => {
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

test('a film that hangs for 5 seconds is excused', async () => {
  const { films } = await open(samples.video);
  vi.useFakeTimers();
  act(() => films.open());
  act(() => void vi.advanceTimersByTime(4_999));
  expect(phase()).toBe('loading');
  act(() => void vi.advanceTimersByTime(1));
  expect(phase()).toBe('failed');
  expect(pause).toHaveBeenCalled();
});

test('a film waits while the page is hidden and goes on afterwards', async () => {
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

test('the seek bar of a film says its position and moves it', async () => {
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
