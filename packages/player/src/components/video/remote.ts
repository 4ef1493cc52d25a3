import type { FilmEvent } from './phase.ts';

/** Controls a film: asks the element and reports what was asked. */
export type Remote = {
  /** From the beginning; `rate` 1 is natural speed. */
  play(rate: number): void;
  /** From its current position. */
  resume(): void;
  pause(): void;
  /** To a place in seconds. */
  seek(second: number): void;
  /** From the beginning by itself, but only if it has never been played. */
  start(): void;
};

type Given = {
  element(): HTMLVideoElement | null;
  tell(event: FilmEvent): void;
  /** Called before the film plays: one sound at a time. */
  hush(): void;
};

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The remote control of one film element. */
export const createRemote = ({ element, tell, hush }: Given): Remote => {
  let touched = false;

  const run = (film: HTMLVideoElement) => {
    // A film that did not come when it was asked for is fetched anew.
    if (film.error || (touched && film.readyState === 0)) film.load();
    touched = true;
    hush();
    tell('asked');
    // Other failures of a film fire their own events.
    film.play()?.catch(error => isRefusal(error) && tell('refused'));
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
