import { review, type Seat } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { SevereOrigin, SubmissionState } from '../../db/message-tables.ts';
import { noLease } from './leases.data.ts';
import type { Opinion, SevereOutcome } from './severe.policy.ts';

/** The open round of a severe text. */
export type Round = {
  readonly severeId: number;
  readonly caseId: number | null;
  readonly proposedAt: Date | null;
  readonly takenBackAt: Date | null;
};

export const findRound = (db: Db, submissionId: string): Promise<Round | undefined> =>
  db
    .selectFrom('severe_texts')
    .select([
      'severe_id as severeId',
      'case_id as caseId',
      'proposed_at as proposedAt',
      'taken_back_at as takenBackAt',
    ])
    .where('submission_id', '=', submissionId)
    .where('done_at', 'is', null)
    .executeTakeFirst();

/** Begins a round. Needs the lock of the submission. */
export async function insertRound(
  db: Db,
  round: {
    readonly submissionId: string;
    readonly rev: number;
    readonly caseId: number;
    readonly origin: SevereOrigin;
    readonly at: Date;
  },
): Promise<void> {
  const { submissionId, rev, caseId, origin, at } = round;
  await db
    .insertInto('severe_texts')
    .values({
      submission_id: submissionId,
      rev,
      case_id: caseId,
      origin,
      state: 'severe',
      opened_at: at,
    })
    .execute();
}

/** Makes a text wait for an opinion: at once, or once a decision that can still be undone was set aside. */
export async function updateSevere(
  db: Db,
  submissionId: string,
  { seat, at }: { seat: Seat; at: Date },
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ review_kind: 'severe', seat, severity: review.severeFrom, state_at: at, ...noLease })
    .set({
      state: sql<SubmissionState>`CASE WHEN state IN ('decided', 'kept') THEN state
        WHEN state = 'waiting' AND delivered_at IS NULL THEN state ELSE 'escalated' END`,
    })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Puts a decided severe text back to wait for the opinion of a seat. */
export async function awaitSeat(db: Db, submissionId: string, seat: Seat, at: Date): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ state: 'escalated', review_kind: 'severe', seat, state_at: at, ...noLease })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** A given opinion, with who gave it. */
export type GivenOpinion = Opinion & {
  readonly by: string;
  readonly note: string;
  readonly at: Date;
  readonly lookedMs: number;
};

/** The opinions of a round that were not undone, in order of their seats. */
export async function listOpinions(db: Db, severeId: number): Promise<GivenOpinion[]> {
  const rows = await db
    .selectFrom('decisions as d')
    .innerJoin('staff', 'staff.staff_id', 'd.reviewer_id')
    .select([
      'd.seat',
      'd.role',
      'd.outcome',
      'd.reason',
      'd.note',
      'd.at',
      'd.looked_ms as lookedMs',
    ])
    .select('staff.name as by')
    .where('d.severe_id', '=', severeId)
    .where('d.undone_at', 'is', null)
    .orderBy('d.fence')
    .execute();
  return rows.map(({ seat, role, outcome, reason, note, lookedMs, ...row }) => ({
    ...row,
    seat: seat ?? 'first',
    role: role ?? 'reviewer',
    outcome: outcome as SevereOutcome,
    reason: reason ?? 'harmless',
    note: note ?? '',
    lookedMs: lookedMs ?? 0,
  }));
}

/** Records that a round waits for the next opinion, or that its text was taken back. */
export async function updateRound(
  db: Db,
  severeId: number,
  change: {
    state?: 'proposed' | 'differ';
    proposed_at?: Date;
    answered_at?: Date;
    taken_back_at?: Date;
  },
): Promise<void> {
  await db.updateTable('severe_texts').set(change).where('severe_id', '=', severeId).execute();
}

/** Ends a round with what became of the text, and marks the decision from which that follows. */
export async function endRound(
  db: Db,
  severeId: number,
  end: { outcome: SevereOutcome; decisionId: string; submissionId: string; at: Date },
): Promise<void> {
  const { outcome, decisionId, submissionId, at } = end;
  await db
    .updateTable('severe_texts')
    .set({ state: 'done', outcome, done_at: at })
    .set(({ fn, ref, val }) => ({
      answered_at: fn<Date>('coalesce', [ref('answered_at'), val(at)]),
    }))
    .where('severe_id', '=', severeId)
    .execute();
  await db
    .updateTable('decisions')
    .set({ is_final: true })
    .where('decision_id', '=', decisionId)
    .execute();
  await db
    .updateTable('submissions')
    .set({ review_kind: 'review', seat: null })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** How many marks of severity 2 and 3 a version has. */
export async function countMarks(db: Db, submissionId: string, rev: number): Promise<number> {
  const { count } = await db
    .selectFrom('submission_signals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('submission_id', '=', submissionId)
    .where('rev', '=', rev)
    .where('severity', '>=', 2)
    .where('first', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When an adult first opened a text after it was claimed. */
export async function findOpenedAt(
  db: Db,
  opened: { submissionId: string; staffId: string; since: Date },
): Promise<Date | null> {
  const { at } = await db
    .selectFrom('review_opened')
    .select(({ fn }) => fn.min<Date | null>('at').as('at'))
    .where('submission_id', '=', opened.submissionId)
    .where('staff_id', '=', opened.staffId)
    .where('at', '>=', opened.since)
    .executeTakeFirstOrThrow();
  return at;
}
