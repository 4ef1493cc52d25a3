import type { RunState } from '@digipals/engine';
import { useEffect } from 'react';
import type { PlayerPorts } from '../ports.ts';

/** Right answers in a row from which on the board glows. */
const glowsFrom = 3;

/** Whether the open question was answered wrongly. */
const isMissed = ({ feedback, attempts }: RunState): boolean =>
  feedback ? feedback.outcome !== 'correct' : attempts > 0;

/** How many of the last answers were right at the first try, once they are enough to be praised; else 0. */
export function glowingRow(run: RunState): number {
  const { history, activity } = run;
  if (activity.meta.test || isMissed(run)) return 0;
  const missed = history.findLastIndex(
    ({ valid, skipped, tries = 1 }) => valid === 0 || skipped || tries > 1,
  );
  const row = history.length - 1 - missed;
  return row >= glowsFrom ? row : 0;
}

/** The mark of a board that glows; every third right answer of a row has a sound. */
export function useRow(run: RunState, { effect }: Pick<PlayerPorts, 'effect'>): true | undefined {
  const row = glowingRow(run);
  const sounds = run.feedback !== null && row > 0 && row % glowsFrom === 0;
  useEffect(() => {
    if (sounds) effect('combo');
  }, [sounds, effect]);
  return row > 0 || undefined;
}
