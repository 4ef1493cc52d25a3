import type { ReturnReason, SubmissionKind } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { SubmissionState } from '../../db/message-tables.ts';
import type { Found } from './messages.policy.ts';

/** A text that is not delivered, as its author sees it. */
export type OpenRow = {
  readonly submissionId: string;
  readonly kind: SubmissionKind;
  readonly targetId: string;
  readonly text: string;
  readonly state: SubmissionState;
  readonly reason: ReturnReason | null;
  readonly submittedAt: Date;
  readonly stateAt: Date;
  /** What screening found in the version that came back. */
  readonly found: readonly Found[];
};

/** More than a child ever leaves lying: who floods gets no longer an answer than this. */
const MOST = 200;

/**
 * Texts of a child that are not delivered, the newest so many, the oldest of them first: of all kinds
 * and to all, or of some.
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
    ORDER BY s.submitted_at DESC, s.submission_id DESC LIMIT ${MOST}
  `.execute(db);
  return rows.reverse();
}
