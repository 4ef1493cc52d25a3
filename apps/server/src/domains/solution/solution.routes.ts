import type { HistoryEntry } from '@digipals/contract';
import type { HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';

/** Stores answers of a child and pays for them; gives the Lingos paid. */
export type FinishQuestions = (
  db: Db,
  answers: {
    userId: string;
    entries: readonly HistoryEntry[];
    now: number;
    /** Of the child's clock, in minutes; that of its country unless given. */
    offset?: number | null;
  },
) => Promise<number>;

/** Calls of the noun solution. */
export const solutionHandlers = (
  finishQuestions: FinishQuestions,
): HandlersOf<'POST users/{id}/solution'> => ({
  'POST users/{id}/solution': async ({ db, params, body, now, offset }) => ({
    lingoCredit: await finishQuestions(db, { userId: params.id, entries: body, now, offset }),
  }),
});
