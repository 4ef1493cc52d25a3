import { player } from '@digipals/contract/constants';
import type { SoundPort } from '../ports.ts';

/** How a sound ended; `late` when it stalled and was given up. */
export type Heard = 'ended' | 'failed' | 'aborted' | 'late';

type Options = { rate?: number; signal: AbortSignal };

/**
 * Plays a sound without blocking the run: one that does not advance for 5000 ms is given up
 * (AMBIG-43). Never rejects.
 */
export const playSound = (
  sound: Pick<SoundPort, 'play'>,
  url: string,
  { rate = 1, signal }: Options,
): Promise<Heard> =>
  new Promise(resolve => {
    const turn = new AbortController();
    let reached = 0;
    const settle = (how: Heard) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(how);
    };
    const giveUp = () => {
      settle('late');
      turn.abort();
    };
    const abort = () => {
      settle('aborted');
      turn.abort();
    };
    let timer = setTimeout(giveUp, player.triggerWaitMs);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    const onTime = (at: number) => {
      if (at === reached) return;
      reached = at;
      clearTimeout(timer);
      timer = setTimeout(giveUp, player.triggerWaitMs);
    };
    void sound.play(url, { rate, signal: turn.signal, onTime }).then(settle);
  });
