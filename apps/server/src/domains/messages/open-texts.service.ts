import type { Submission } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { marksFor, shownState } from './messages.policy.ts';
import { listOpen, type OpenRow } from './open-texts.data.ts';

/** A text as its author sees it while it is not delivered. */
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

/** Texts of a child that are not delivered, as it sees them, the oldest first. */
export const readOpen = async (
  db: Db,
  authorId: string,
  only: { kinds: readonly Submission['kind'][]; targetId?: string },
): Promise<Submission[]> => (await listOpen(db, authorId, only)).map(submissionOf);
