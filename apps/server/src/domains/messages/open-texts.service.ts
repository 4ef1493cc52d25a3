import type { Submission } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { marksFor, shownState } from './messages.policy.ts';
import { listOpen, type OpenRow } from './open-texts.data.ts';

/** An undelivered text as its author sees it. */
export function submissionOf(row: OpenRow): Submission {
  const state = shownState(row.state);
  const reason = state === 'returned' ? row.reason : null;
  return {
    submissionId: row.submissionId,
    kind: row.kind,
    toUserId: row.targetId,
    text: row.text,
    state,
    at: (state === 'reading' ? row.submittedAt : row.stateAt).toISOString(),
    reason,
    marks: marksFor(reason, row.found),
  };
}

/** The undelivered texts of a child, oldest first. */
export const readOpen = async (
  db: Db,
  authorId: string,
  only: { kinds: readonly Submission['kind'][]; targetId?: string },
): Promise<Submission[]> => (await listOpen(db, authorId, only)).map(submissionOf);
