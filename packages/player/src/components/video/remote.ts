import { isCalm } from '@digipals/ui/calm';
import type { FilmEvent } from './phase.ts';

/** Controls a film and reports each request to play. */
export type Remote = {
  /** From the beginning; `rate` 1 is natural speed. */
  play(rate: number): void;
  /** From its current position. */
  resume(): void;
  pause(): void;
  /** To a place in seconds. */
  seek(second: number): void;
  /** From the beginning automatically, but only if it has never been played. */
  start(): void;
};

type Given = {
  element(): HTMLVideoElement | null;
  dispatch(event: FilmEvent): void;
  /** Called before the film plays: one sound at a time. */
  stopOthers(): void;
};

const isAutoplayRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** The remote control of one film element. */
export const createRemote = ({ element, dispatch, stopOthers }: Given): Remote => {
  let touched = false;

  const run = (film: HTMLVideoElement) => {
    // Fetch a film again that did not load before.
    if (film.error || (touched && film.readyState === 0)) film.load();
    touched = true;
    stopOthers();
    dispatch('asked');
    // Other failures of a film fire their own events.
    film.play()?.catch(error => isAutoplayRefusal(error) && dispatch('refused'));
  };

  const play = (rate: number) => {
    const film = element();
    if (!film) return;
    film.currentTime = 0;
    film.playbackRate = rate;
    run(film);
  };

  return {
    play,
    resume: () => {
      const film = element();
      if (film) run(film);
    },
    pause: () => element()?.pause(),
    seek: second => {
      const film = element();
      if (film) film.currentTime = second;
    },
    start: () => {
      if (!touched && !isCalm()) play(1);
    },
  };
};
