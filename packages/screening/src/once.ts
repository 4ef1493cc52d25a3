import { phases } from './all-phases.ts';
import { withoutHistory } from './no-history.ts';
import { runPhases } from './run-phases.ts';
import type { Found } from './types.ts';

/**
 * What screening finds in a text without history of its author, in this thread and without a time limit: for
 * texts that the course offers, before they are built.
 */
export const screenOnce = (text: string): readonly Found[] =>
  runPhases(phases, withoutHistory(text));
