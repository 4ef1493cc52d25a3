import { conclude } from './conclude.ts';
import type { Phase } from './phases/phase.ts';
import { read } from './read/reading.ts';
import type { Found, ScreeningContext } from './types.ts';

/** What phases find in a text, in this thread and without a time limit. */
export function runPhases(phases: readonly Phase[], context: ScreeningContext): Found[] {
  const reading = read(context);
  return conclude(
    reading.folded,
    phases.flatMap(phase => phase.find(reading)),
  );
}
