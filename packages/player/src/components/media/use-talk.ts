import { useRef, useState } from 'react';
import type { SoundPort } from '../../ports.ts';

/** Plays sounds one after another and gives the name of the one that is playing, and of those that were played. */
export function useTalk(sound: SoundPort) {
  const [playing, setPlaying] = useState<string | null>(null);
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set());
  const turn = useRef(0);

  const play = async (name: string, urls: readonly string[]) => {
    turn.current += 1;
    const own = turn.current;
    setPlaying(name);
    setHeard(before => new Set(before).add(name));
    for (const url of urls) {
      const end = await sound.play(url);
      if (end === 'aborted' || turn.current !== own) break;
    }
    if (turn.current === own) setPlaying(null);
  };

  return { playing, heard, play: (name: string, urls: readonly string[]) => void play(name, urls) };
}
