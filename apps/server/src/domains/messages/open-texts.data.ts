import type { ReturnReason, SubmissionKind } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { SubmissionState } from '../../db/message-tables.ts';
import type { Found } from './messages.policy.ts';

/** An undelivered text of a child. */
export type OpenRow = {
  readonly submissionId: string;
  readonly kind: SubmissionKind;
  readonly targetId: string;
  readonly text: string;
  readonly state: SubmissionState;
  readonly reason: ReturnReason | null;
  readonly submittedAt: Date;
  readonly stateAt: Date;
  /** Marks from screening in the returned version. */
  readonly found: readonly Found[];
};

/** More than a child normally has. Limits the response for a child that floods the server. */
const MAX_OPEN = 200;

/**
 * The newest undelivered texts of a child, oldest first: of these kinds, and to one child if given.
 */
export async function listOpen(
  db: Db,
  authorId: string,
  only: { kinds: readonly SubmissionKind[]; targetId?: string },
): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    SELECT s.submission_id AS "submissionId", s.kind, s.target_id AS "targetId", s.body AS "text",
      s.state, s.return_reason AS "reason", s.submitted_at AS "submittedAt",
      s.state_at AS "stateAt", (
        SELECT coalesce(json_agg(json_build_object('code', code, 'start', first, 'end', last)), '[]')
        FROM submission_signals AS signal
        WHERE signal.submission_id = s.submission_id AND signal.rev = s.rev
          AND s.state = 'returned' AND status = 'ok' AND NOT is_wrong AND first IS NOT NULL
      ) AS "found"
    FROM submissions AS s
    WHERE s.author_id = ${authorId} AND s.delivered_at IS NULL AND s.withdrawn_at IS NULL
      AND s.state <> 'withdrawn' AND s.kind = ANY(${only.kinds}::text[])
      AND (${only.targetId ?? null}::text IS NULL OR s.target_id = ${only.targetId ?? null})
    ORDER BY s.submitted_at DESC, s.submission_id DESC LIMIT ${MAX_OPEN}
  `.execute(db);
  return rows.reverse();
}
