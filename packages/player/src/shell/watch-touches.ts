import { pause } from './play-triggers.ts';

/** What shows that somebody is there, and may want to look for longer. */
const touches = ['pointerdown', 'keydown'];

/**
 * Notices from now on whether anything is touched or a key is pressed, until the signal is aborted.
 *
 * @returns waits `ms`, and tells whether nothing has been touched until then; at once when something is
 */
export const watchTouches = (signal: AbortSignal): ((ms: number) => Promise<boolean>) => {
  const turn = new AbortController();
  const end = () => turn.abort();
  for (const touch of touches) addEventListener(touch, end, { signal: turn.signal });
  signal.addEventListener('abort', end, { signal: turn.signal });
  if (signal.aborted) end();
  return async ms => {
    await pause(ms, turn.signal);
    return !turn.signal.aborted;
  };
};
