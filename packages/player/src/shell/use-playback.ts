import { useMemo, useRef } from 'react';
import type { Playable, Playback } from '../part.ts';

/**
 * The films and songs of the open question (NOTSHOWN-71): parts register them, the top bar plays them.
 * `replay` returns whether there was one; `waitForParts` lets parts end the feedback
 * and resolves when all have.
 */
export function usePlayback() {
  const playables = useRef(new Set<Playable>());
  const holds = useRef<(() => Promise<unknown>)[]>([]);
  const opened = useRef<'all' | 'silent' | null>(null);
  return useMemo(() => {
    const startWhenOpen = (playable: Playable) => {
      if (opened.current === 'all' || (opened.current && playable.silent)) playable.start?.();
    };
    const playback: Playback = {
      register: playable => {
        playables.current.add(playable);
        startWhenOpen(playable);
        return () => playables.current.delete(playable);
      },
      holdFeedback: last => holds.current.push(last),
    };
    return {
      playback,
      replay: (rate: number): boolean => {
        const all = [...playables.current];
        const heard = all.find(({ silent }) => !silent);
        for (const playable of heard ? [heard] : all) playable.play(rate);
        return heard !== undefined;
      },
      /**
       * The opening sounds are over: automatic films may start, also ones that load later; only the
       * silent ones if the child listens to something else.
       */
      open: (which: 'all' | 'silent' = 'all') => {
        opened.current = which;
        for (const playable of playables.current) startWhenOpen(playable);
      },
      /** The question closes. */
      close: () => {
        opened.current = null;
        holds.current = [];
      },
      /** Another sound starts. */
      stopOwnSound: () => {
        for (const playable of playables.current) if (playable.ownSound) playable.stop();
      },
      stop: () => {
        for (const playable of playables.current) playable.stop();
      },
      waitForParts: async (): Promise<void> => {
        await Promise.allSettled(holds.current.splice(0).map(last => last()));
      },
    };
  }, []);
}
