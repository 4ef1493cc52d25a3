import { player } from '@digipals/contract/constants';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SoundPort } from '../ports.ts';

/**
 * Plays the sounds of the open question: by itself when it opens, again and slowly on request. A
 * browser may refuse a sound before the first tap; then the first tap anywhere plays it.
 */
export function useQuestionSound(sound: SoundPort, key: string, opening: readonly string[]) {
  const [playing, setPlaying] = useState(false);
  const current = useRef<AbortController | null>(null);

  const play = async (urls: readonly string[], rate = 1): Promise<boolean> => {
    current.current?.abort();
    const turn = new AbortController();
    current.current = turn;
    setPlaying(true);
    let heard = true;
    for (const url of urls) {
      if (turn.signal.aborted) return heard;
      heard = (await sound.play(url, { rate, signal: turn.signal })) !== 'failed' && heard;
    }
    if (current.current === turn) setPlaying(false);
    return heard;
  };

  const stop = () => {
    current.current?.abort();
    setPlaying(false);
  };

  const start = useEffectEvent(() => play(opening));
  // Only a new question starts the sound by itself; `key` names the question.
  useEffect(() => {
    if (key === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void start().then(heard => {
      if (heard || signal.aborted || navigator.userActivation?.hasBeenActive) return;
      addEventListener('pointerup', () => void start(), { once: true, signal });
    });
    return () => {
      leaving.abort();
      current.current?.abort();
    };
  }, [key]);

  return {
    playing,
    stop,
    replay: (urls: readonly string[]) => void play(urls),
    replaySlowly: (urls: readonly string[]) => void play(urls, player.slowRate),
  };
}
