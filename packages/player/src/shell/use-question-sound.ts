import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SoundPort } from '../ports.ts';
import { type Heard, playSound } from './play-sound.ts';

/** Events that browsers accept as permission to play sound. */
const firstTouches = ['pointerup', 'keydown'];

/**
 * Plays the sounds of the open question: automatically when it opens, again and slowly on request. If
 * the browser refuses a sound before the first tap, the first tap anywhere plays it.
 */
export function useQuestionSound(
  sound: SoundPort,
  key: string,
  opening: readonly string[],
  films: { open(which: 'all' | 'silent'): void; close(): void },
) {
  const [playing, setPlaying] = useState(false);
  const current = useRef<AbortController | null>(null);

  /** Ends early when another sound replaces it. */
  const play = async (urls: readonly string[], rate = 1): Promise<Heard> => {
    current.current?.abort();
    const turn = new AbortController();
    current.current = turn;
    setPlaying(true);
    let worst: Heard = 'ended';
    for (const url of urls) {
      const heard = await playSound(sound, url, { rate, signal: turn.signal });
      if (heard !== 'ended') worst = heard;
      if (heard === 'aborted') break;
    }
    if (current.current === turn) setPlaying(false);
    return worst;
  };

  const stop = () => {
    current.current?.abort();
    setPlaying(false);
  };

  const start = useEffectEvent(() => play(opening));
  const openFilms = useEffectEvent(films.open);
  const closeFilms = useEffectEvent(films.close);
  // Only a new question plays automatically; `key` names the question.
  useEffect(() => {
    if (key === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void start().then(heard => {
      if (signal.aborted) return;
      openFilms(heard === 'aborted' ? 'silent' : 'all');
      if (heard !== 'failed' || navigator.userActivation?.hasBeenActive) return;
      const unlock = () => {
        for (const first of firstTouches) removeEventListener(first, unlock);
        void start();
      };
      for (const first of firstTouches) addEventListener(first, unlock, { signal });
    });
    return () => {
      leaving.abort();
      closeFilms();
      current.current?.abort();
    };
  }, [key]);

  return {
    playing,
    stop,
    replay: (urls: readonly string[], rate = 1) => void play(urls, rate),
  };
}
