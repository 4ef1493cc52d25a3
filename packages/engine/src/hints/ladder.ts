import type { RunState } from '../run-state.ts';

/**
 * A rung of the ladder of hints: what to use next glows; one thing is done for the child; the answer is shown
 * and said. Each rung keeps what the rung before it shows.
 */
export type Rung = 'glow' | 'fewer' | 'answer';

/** Misses in a game that cannot be lost before it helps, and between two hints of it. */
const missesPerHint = 2;

/** The rung after this many wrong checks, with this many allowed. The last try always has help. */
export const rungAfterChecks = (wrong: number, allowed: number): Rung | null => {
  if (wrong === 0) return null;
  if (wrong >= allowed) return 'answer';
  return wrong >= Math.min(2, allowed - 1) ? 'fewer' : 'glow';
};

/** The rung after this many misses inside a game, such as two halves that are not a pair. */
const rungAfterMisses = (misses: number): Rung | null => {
  if (misses < missesPerHint) return null;
  return misses < 2 * missesPerHint ? 'glow' : 'fewer';
};

/** Whether this miss makes a game do one thing for the child. */
export const missHelps = (misses: number): boolean =>
  rungAfterMisses(misses) === 'fewer' && misses % missesPerHint === 0;

/** The rung of the open question; null for none, and always in a test. */
export const rungOf = ({ activity, attempts, misses }: RunState): Rung | null => {
  if (activity.meta.test) return null;
  const after = [rungAfterChecks(attempts, activity.meta.attempts), rungAfterMisses(misses)];
  const highest = (['answer', 'fewer', 'glow'] as const).find(rung => after.includes(rung));
  return highest ?? null;
};
