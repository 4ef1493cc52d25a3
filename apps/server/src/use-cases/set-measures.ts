import { type BodyOf, measures as rules } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import {
  addToCase,
  childOfCase,
  lockCase,
  lockOpenCase,
  type StaffActor,
} from '../domains/cases/index.ts';
import {
  answerObjection,
  beginMeasure,
  endMeasure,
  insertMeasure,
  isAuthor,
  isOpen,
  listMeasuresOf,
  mayAnswer,
  mayConfirm,
  mayEnd,
  type NewMeasure,
  pausedSince,
  requireMeasure,
  stateAt,
} from '../domains/measures/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';

const DAY_MS = 86_400_000;

type Step = {
  readonly kind: 'measureSet' | 'measureConfirmed' | 'measureEnded' | 'objectionAnswered';
  readonly action: string;
  readonly text: string;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/** Adds a step to the case of a measure and to the audit log. */
async function record(
  db: Db,
  { caseId, measureId }: Pick<NewMeasure, 'caseId' | 'measureId'>,
  { kind, action, text, detail: more }: Step,
  { name, at }: StaffActor,
): Promise<void> {
  const detail = { measureId, ...more };
  await addToCase(db, caseId, { kind, actor: name, text, detail, at });
  const object = `measure ${measureId}`;
  await appendAudit(db, { actor: name, action, object, detail: { ...detail, text }, at });
}

const names = {
  teach: 'A rule to read',
  readFirst: 'Read by seniors',
  pauseWriting: 'Pause of writing',
} as const;

const wordsOf = ({ kind, days }: Pick<NewMeasure, 'kind' | 'days'>): string =>
  `${names[kind]}, ${days === 1 ? '1 day' : `${days} days`}`;

/** The measures of a kind of the child that act, or wait for a second adult. */
async function listActing(
  db: Db,
  { userId, kind, measureId }: Pick<NewMeasure, 'userId' | 'kind' | 'measureId'>,
  at: Date,
) {
  return (await listMeasuresOf(db, userId)).filter(
    other =>
      other.kind === kind && other.measureId !== measureId && stateAt(other, at).since === null,
  );
}

/** Whether a pause takes two adults: with those before it, it is longer than one adult may stop a child from writing. */
async function takesTwo(db: Db, { userId, kind, days, at }: NewMeasure): Promise<boolean> {
  if (kind !== 'pauseWriting') return false;
  const alone = rules.alone * DAY_MS;
  const since = new Date(at.getTime() - alone);
  return pausedSince(await listMeasuresOf(db, userId), since, at) + days * DAY_MS > alone;
}

/**
 * Sets a measure for the child of a case. It acts at once; a pause waits for a second adult if the child cannot write for more
 * than a week in two (SAFE2-84 to SAFE2-86).
 * @returns its id, or that of the equal one that the adult has just set
 * @throws not_found, also for a text that the child did not write; case_closed; measure_acts; forbidden in a case about
 *   the reporter, when no other child is known, or in which it asked for help
 */
export async function setMeasure(
  db: Db,
  {
    measureId,
    caseId,
    kind,
    days = rules.weekDays,
    reason,
    note,
    submissionId,
  }: BodyOf<'POST desk/cases/{caseId}/measures'> & {
    readonly measureId: string;
    readonly caseId: number;
  },
  actor: StaffActor,
): Promise<string> {
  // Every action locks children first, to avoid deadlocks.
  await lockChild(db, await childOfCase(db, caseId));
  const { userId, group } = await lockOpenCase(db, caseId);
  if (group === 'report' || group === 'help') throw new ApiError('forbidden');
  if (submissionId !== undefined && !(await isAuthor(db, submissionId, userId))) {
    throw new ApiError('not_found');
  }
  const { staffId, at } = actor;
  const measure = {
    ...{ measureId, userId, caseId, kind, days, reason, note, staffId, at },
    submissionId: submissionId ?? null,
  };
  const [other] = await listActing(db, measure, at);
  // A retry after a lost answer.
  const isSame = other?.byId === staffId && other.reason === reason && other.note === note;
  if (isSame && other.days === days) return other.measureId;
  if (other) throw new ApiError('measure_acts');
  const waits = await takesTwo(db, measure);
  await insertMeasure(db, measure, { waits });
  const text = `${wordsOf(measure)}${waits ? ', once a second adult agrees' : ''}: ${note}`;
  const action = waits ? 'Proposed measure' : 'Set measure';
  await record(db, measure, { kind: 'measureSet', action, text, detail: { reason } }, actor);
  return measureId;
}

/** Locks a measure with its child and case. @throws not_found */
async function lockMeasure(db: Db, measureId: string, { staffId }: StaffActor) {
  const { userId, caseId } = await requireMeasure(db, measureId, staffId);
  await lockChild(db, userId);
  await lockCase(db, caseId);
  return requireMeasure(db, measureId, staffId);
}

/** Starts a long pause as the second adult. @throws not_found, case_closed, too_late, other_adult_needed, measure_acts */
export async function confirmMeasure(db: Db, measureId: string, actor: StaffActor): Promise<void> {
  const row = await lockMeasure(db, measureId, actor);
  await lockOpenCase(db, row.caseId);
  const { staffId, at } = actor;
  if (stateAt(row, at).state !== 'waits') {
    throw new ApiError('too_late', { message: 'It has begun, or it is over.' });
  }
  if (!mayConfirm(row, actor, at)) throw new ApiError('other_adult_needed');
  if ((await listActing(db, row, at)).length > 0) throw new ApiError('measure_acts');
  await beginMeasure(db, row, staffId, at);
  const step = { kind: 'measureConfirmed', action: 'Confirmed measure' } as const;
  await record(db, row, { ...step, text: wordsOf(row) }, actor);
}

/** Takes a measure back. @throws not_found, too_late for one that is over */
export async function takeMeasureBack(
  db: Db,
  measureId: string,
  note: string,
  actor: StaffActor,
): Promise<void> {
  const row = await lockMeasure(db, measureId, actor);
  const { staffId, at } = actor;
  if (!mayEnd(row, actor, at)) {
    throw new ApiError('too_late', { message: 'It is over already.' });
  }
  await endMeasure(db, measureId, staffId, at);
  const step = { kind: 'measureEnded', action: 'Took measure back' } as const;
  await record(db, row, { ...step, text: `${wordsOf(row)}: ${note}` }, actor);
}

/**
 * Answers the objection of a child. What is not fair ends at once (SAFE2-88).
 * @throws not_found; too_late for one that is answered, or whose measure is over; other_adult_needed for an adult who has
 *   set or confirmed the measure
 */
export async function answerMeasure(
  db: Db,
  measureId: string,
  { isFair, text }: BodyOf<'POST desk/measures/{measureId}/answer'>,
  actor: StaffActor,
): Promise<void> {
  const row = await lockMeasure(db, measureId, actor);
  const { staffId, at } = actor;
  if (!isOpen(row, at)) {
    throw new ApiError('too_late', { message: 'It is over, or answered already.' });
  }
  if (!mayAnswer(row, actor, at)) throw new ApiError('other_adult_needed');
  await answerObjection(db, measureId, { staffId, isFair, text, at });
  if (!isFair) await endMeasure(db, measureId, staffId, at);
  const step = { kind: 'objectionAnswered', action: 'Answered objection' } as const;
  const words = `${isFair ? 'It stands' : 'It ends, it was not fair'}: ${text}`;
  await record(db, row, { ...step, text: words, detail: { isFair } }, actor);
}
