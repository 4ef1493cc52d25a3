import { review } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { appendAudit } from '../audit/index.ts';
import { findSubmission, lockSubmissionRow, timesOf } from '../messages/index.ts';
import { setStaffPaused } from '../staff/index.ts';
import { insertTie } from '../ties/index.ts';
import { requireLease } from './claims.service.ts';
import {
  endOldHolds,
  holdText,
  insertOpened,
  insertSkip,
  markSignal,
  passToLead,
  reopenText,
  updateReported,
} from './holds.data.ts';
import { type Claimed, endLease, endLeasesOf } from './leases.data.ts';
import { skipOpinion } from './opinions.data.ts';
import {
  type Adult,
  dayOf,
  LONGEST_HOLD_MS,
  REPORTED_SEVERITY,
  REPORTED_TARGET_MS,
} from './review.policy.ts';
import { findRound } from './severe.data.ts';
import { makeSevere, severeObject } from './severe.service.ts';

/** Ends a lease; a skipped submission is not offered to the adult again. @throws lease_lost */
export async function release(db: Db, claimed: Claimed, skip: boolean, now: number): Promise<void> {
  const lease = await requireLease(db, claimed, now);
  await endLease(db, lease);
  if (!skip) return;
  if (lease.decisionId !== null) {
    await skipOpinion(db, lease.decisionId, claimed.staffId);
    return;
  }
  await insertSkip(db, claimed.submissionId, claimed.staffId, new Date(now));
  await escalateSkipped(db, now);
}

/** Holds a submission with a note. @throws lease_lost, forbidden for a second opinion and a severe text */
export async function hold(
  db: Db,
  adult: Adult,
  claimed: Claimed,
  note: string,
  now: number,
): Promise<void> {
  const { kind, submissionId } = await requireLease(db, claimed, now);
  // A severe text stays back anyway, and an adult who held it could not be second.
  if (kind === 'second' || kind === 'severe') throw new ApiError('forbidden');
  const at = new Date(now);
  await holdText(db, submissionId, { staffId: adult.staffId, text: note, at });
  await appendAudit(db, {
    actor: adult.name,
    action: 'Held',
    object: `submission ${submissionId}`,
    detail: { note },
    at,
  });
}

/**
 * Says that an adult knows the children of a claimed text. It loses the text at once, and gets none of theirs again.
 * @throws lease_lost
 */
export async function sayKnown(db: Db, adult: Adult, claimed: Claimed, now: number): Promise<void> {
  const lease = await requireLease(db, claimed, now);
  const at = new Date(now);
  const submission = await findSubmission(db, claimed.submissionId);
  for (const userId of new Set([submission?.authorId, submission?.targetId])) {
    if (userId !== undefined) {
      await insertTie(db, adult.staffId, { tied: { userId }, isTold: false, at });
    }
  }
  await endLease(db, lease);
  const object = 'children of a text';
  const detail = { submissionId: claimed.submissionId };
  await appendAudit(db, { actor: adult.name, action: 'Knows', object, detail, at });
}

/** Marks a signal as wrong or right. @throws lease_lost, not_found, forbidden for a second opinion */
export async function judgeSignal(
  db: Db,
  claimed: Claimed,
  { index, isWrong }: { index: number; isWrong: boolean },
  now: number,
): Promise<void> {
  const { kind, submissionId } = await requireLease(db, claimed, now);
  if (kind === 'second') throw new ApiError('forbidden');
  const isKnown = await markSignal(db, { submissionId, rev: claimed.rev, index }, isWrong);
  if (!isKnown) throw new ApiError('not_found');
}

/** Records that the folded severe text of a card was opened. @throws lease_lost */
export async function recordCardOpened(
  db: Db,
  adult: Adult,
  claimed: Claimed,
  now: number,
): Promise<number> {
  const { submissionId } = await requireLease(db, claimed, now);
  return recordOpened(db, adult, submissionId, now);
}

/** Records that a folded severe text was opened. @returns how many the adult has opened today */
export async function recordOpened(
  db: Db,
  adult: Adult,
  submissionId: string,
  now: number,
): Promise<number> {
  const at = new Date(now);
  const opened = { staffId: adult.staffId, submissionId, at };
  const count = await insertOpened(db, opened, dayOf(now));
  const round = await findRound(db, submissionId);
  await appendAudit(db, {
    actor: adult.name,
    action: 'Opened folded text',
    // Until both opinions are given, nobody learns from the log who reads which severe text.
    object: round ? severeObject(round.severeId) : `submission ${submissionId}`,
    detail: { submissionId },
    at,
  });
  return count;
}

/** Pauses an adult, which ends its leases, or ends the pause. */
export async function pause(
  db: Db,
  { staffId, sessionHash }: { staffId: string; sessionHash: Buffer },
  isPaused: boolean,
): Promise<void> {
  await setStaffPaused(db, sessionHash, isPaused);
  if (isPaused) await endLeasesOf(db, staffId);
}

/**
 * Puts a delivered text back into the queue for another reviewer, after a report. It stays visible until
 * that reviewer decides. Needs a transaction.
 * @returns false when it is not delivered or is already under review
 */
export async function reopenReported(
  db: Db,
  { submissionId, at }: { submissionId: string; at: Date },
): Promise<boolean> {
  const after = (ms: number): Date => new Date(at.getTime() + ms);
  return reopenText(db, submissionId, REPORTED_SEVERITY, {
    now: at,
    rescueAt: after(REPORTED_TARGET_MS * review.rescueShare),
    dueAt: after(REPORTED_TARGET_MS),
  });
}

/**
 * Makes a delivered text severe after a report. A decision on an earlier report that has not settled is set aside then.
 * Needs a transaction.
 */
export async function reopenAsSevere(
  db: Db,
  { submissionId, caseId, at }: { submissionId: string; caseId: number; at: Date },
): Promise<void> {
  const submission = await lockSubmissionRow(db, submissionId);
  if (!submission?.deliveredAt || submission.state === 'withheld') return;
  const { rev } = submission;
  await makeSevere(db, { submissionId, rev, caseId, origin: 'report', at });
  await updateReported(db, submissionId, timesOf(review.severeFrom, at.getTime()));
}

/** Escalates submissions that no other reviewer at work can claim (SAFE-04). Needs a transaction. */
async function escalateSkipped(db: Db, now: number): Promise<void> {
  const at = new Date(now);
  for (const submissionId of await passToLead(db, at)) {
    const object = `submission ${submissionId}`;
    await appendAudit(db, { actor: 'System', action: 'Sent to the lead', object, at });
  }
}

/** Ends old holds and escalates submissions that no reviewer can claim. */
export async function escalateOverdue(db: Db, now: number): Promise<void> {
  await endOldHolds(db, new Date(now - LONGEST_HOLD_MS), new Date(now));
  await escalateSkipped(db, now);
}
