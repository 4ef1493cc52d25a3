import type { Trigger } from '@digipals/contract';
import type { PlayerPorts } from '../ports.ts';
import { playSound } from './play-sound.ts';

/** A picture or film of the feedback, shown over the board. */
export type Overlay = { type: 'image' | 'video'; url: string; alt: string };

type Stage = Pick<PlayerPorts, 'log'> & {
  sound: Pick<PlayerPorts['sound'], 'play'>;
  /** Shows an overlay; resolves when it has ended or cannot play. A picture ends at once: it does not delay the next. */
  show(overlay: Overlay): Promise<void>;
  signal: AbortSignal;
};

/** Resolves after `ms`, or at once when the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

const playAudio = async (url: string, { sound, signal, log }: Stage): Promise<void> => {
  const end = await playSound(sound, url, { signal });
  if (end === 'failed') log(`trigger sound did not play: ${url}`);
};

/**
 * Plays the feedback in the order given, one after another (PLAYER-39, PLAYER-65). Never
 * rejects: an unsupported type is logged and skipped (ERR-24).
 */
export const playTriggers = async (triggers: readonly Trigger[], stage: Stage): Promise<void> => {
  for (const { type, data } of triggers) {
    if (stage.signal.aborted) return;
    if (type === 'audio') await playAudio(data.value, stage);
    else if (type === 'image' || type === 'video')
      await stage.show({ type, url: data.value, alt: data.label ?? '' });
    else stage.log(`unsupported trigger type: ${type}`);
  }
};
