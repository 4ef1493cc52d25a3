import type {
  FrameSource,
  LeaseKind,
  ReturnReason,
  SignalGroup,
  SubmissionKind,
} from '@digipals/contract';
import type { Screening } from '@digipals/screening';
import type { Db } from '../../db/db.ts';
import type { SubmissionState } from '../../db/message-tables.ts';

/** A submission with the columns that its transitions depend on. */
export type Submission = {
  readonly submissionId: string;
  readonly authorId: string;
  readonly kind: SubmissionKind;
  readonly targetId: string;
  readonly conversationId: string | null;
  readonly rev: number;
  readonly text: string;
  readonly state: SubmissionState;
  readonly reviewKind: Exclude<LeaseKind, 'second'>;
  readonly severity: number;
  readonly submittedAt: Date;
  readonly deliveredAt: Date | null;
  readonly withdrawnAt: Date | null;
};

const selectSubmission = (db: Db, submissionId: string) =>
  db
    .selectFrom('submissions')
    .select([
      'submission_id as submissionId',
      'author_id as authorId',
      'kind',
      'target_id as targetId',
      'conversation_id as conversationId',
      'rev',
      'body as text',
      'state',
      'review_kind as reviewKind',
      'severity',
      'submitted_at as submittedAt',
      'delivered_at as deliveredAt',
      'withdrawn_at as withdrawnAt',
    ])
    .where('submission_id', '=', submissionId);

export const findSubmission = (db: Db, submissionId: string): Promise<Submission | undefined> =>
  selectSubmission(db, submissionId).executeTakeFirst();

/** Locks only the row of a submission. `lockSubmission` locks its children first. */
export const lockSubmissionRow = (db: Db, submissionId: string): Promise<Submission | undefined> =>
  selectSubmission(db, submissionId).forUpdate().executeTakeFirst();

/** The frame that a submission came from. */
export async function findFrame(db: Db, submissionId: string): Promise<FrameSource | null> {
  const row = await db
    .selectFrom('submissions')
    .select(['frame_lesson as lessonId', 'frame_part as part'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row?.lessonId && row.part ? { lessonId: row.lessonId, part: row.part } : null;
}

/** A version of a submission. */
export type Version = {
  readonly submissionId: string;
  readonly text: string;
  readonly severity: number;
  readonly group: SignalGroup;
  readonly screening: Screening;
  readonly at: Date;
  readonly rescueAt: Date;
  readonly dueAt: Date;
};

/** Author, kind and recipient of a new submission. */
export type Addressed = {
  readonly authorId: string;
  readonly kind: SubmissionKind;
  readonly targetId: string;
  readonly conversationId: string | null;
  /** The frame that a message came from. */
  readonly frame?: FrameSource | undefined;
};

const noLease = {
  lease_kind: null,
  reviewer_id: null,
  fence: null,
  lease_at: null,
  lease_until: null,
};

const versionColumns = (version: Version) => ({
  body: version.text,
  state: 'waiting' as const,
  severity: version.severity,
  main_group: version.group,
  checks_ran: version.screening.checksRan,
  checks_ms: version.screening.tookMs,
  submitted_at: version.at,
  rescue_at: version.rescueAt,
  due_at: version.dueAt,
  state_at: version.at,
});

/** Inserts a new submission into the queue. */
export async function insertSubmission(db: Db, to: Addressed, version: Version): Promise<void> {
  await db
    .insertInto('submissions')
    .values({
      submission_id: version.submissionId,
      author_id: to.authorId,
      kind: to.kind,
      target_id: to.targetId,
      conversation_id: to.conversationId,
      frame_lesson: to.frame?.lessonId ?? null,
      frame_part: to.frame?.part ?? null,
      ...versionColumns(version),
    })
    .execute();
  await insertVersion(db, version, 1);
}

/** Inserts the next version of a returned submission into the queue. */
export async function updateRevised(db: Db, version: Version, rev: number): Promise<void> {
  await db
    .updateTable('submissions')
    .set({
      ...versionColumns(version),
      rev,
      return_reason: null,
      review_kind: 'review',
      seat: null,
      ...noLease,
    })
    .where('submission_id', '=', version.submissionId)
    .execute();
  await insertVersion(db, version, rev);
}

async function insertVersion(db: Db, version: Version, rev: number): Promise<void> {
  const { submissionId: submission_id, text, screening, at } = version;
  await db
    .insertInto('submission_versions')
    .values({ submission_id, rev, body: text, at })
    .execute();
  const found = screening.signals.map(
    ({ code, severity, start, end, status, explanation }, index) => ({
      ...{ submission_id, rev, index, code, severity, status, explanation },
      ...{ first: start, last: end },
    }),
  );
  if (found.length > 0) await db.insertInto('submission_signals').values(found).execute();
}

/** Sets the state of a submission and ends its lease. */
export async function updateState(
  db: Db,
  submissionId: string,
  state: Exclude<SubmissionState, 'returned'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ state, state_at: at, review_kind: 'review', seat: null, ...noLease })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Marks a submission as delivered. */
export async function updateDelivered(db: Db, submissionId: string, at: Date): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ state: 'delivered', state_at: at, delivered_at: at, ...noLease })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Marks a submission as returned. */
export async function updateReturned(
  db: Db,
  { submissionId, rev }: Submission,
  reason: ReturnReason,
  at: Date,
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ state: 'returned', state_at: at, return_reason: reason, ...noLease })
    .where('submission_id', '=', submissionId)
    .execute();
  await db
    .updateTable('submission_versions')
    .set({ return_reason: reason })
    .where('submission_id', '=', submissionId)
    .where('rev', '=', rev)
    .execute();
}

/** Records that the author withdrew a submission; its review state does not change. */
export async function updateWithdrawn(db: Db, submissionId: string, at: Date): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ withdrawn_at: at })
    .where('submission_id', '=', submissionId)
    .execute();
}
