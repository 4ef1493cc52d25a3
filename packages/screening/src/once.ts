import { phases } from './all-phases.ts';
import { conclude } from './conclude.ts';
import { withoutHistory } from './no-history.ts';
import { read } from './read/reading.ts';
import type { Found } from './types.ts';

/**
 * What screening finds in a text of whose author nothing is known, in this thread and without a time limit: for
 * texts that the course offers, before they are built.
 */
export function screenOnce(text: string): readonly Found[] {
  const reading = read(withoutHistory(text));
  return conclude(
    text,
    phases.flatMap(phase => phase.find(reading)),
  );
}
