import { type Card, type LeaseKind, type Outcome, review } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { appendAudit } from '../audit/index.ts';
import { listSignals } from './card.data.ts';
import { readCard } from './card.service.ts';
import { newLease, requireLease } from './claims.service.ts';
import {
  endWithdrawn,
  findByFence,
  insertDecision,
  lockDecision,
  type MadeDecision,
  markUndone,
} from './decisions.data.ts';
import { type Claimed, claimOne, type HeldLease, type NewLease } from './leases.data.ts';
import { decideSecond, undoSecond } from './opinions.service.ts';
import { type Adult, type Made, requireVerdict, type Verdict } from './review.policy.ts';
import { findReviewStatus, type ReviewStatus } from './review-status.data.ts';
import { awaitSeat } from './severe.data.ts';
import { checkOpinion, severeObject } from './severe.service.ts';

type Moment = {
  readonly now: number;
  /** How long the decision can be undone, in milliseconds. */
  readonly undoMs: number;
  readonly newId: () => string;
};

/**
 * Decides on a submission under its lease (SAFE-01, SAFE-03). The decision takes effect when it settles,
 * after the undo window. Needs a transaction.
 * @throws lease_lost, forbidden, invalid_request, edit_too_large
 */
export async function decide(
  db: Db,
  adult: Adult,
  claimed: Claimed,
  verdict: Verdict,
  { now, undoMs, newId }: Moment,
): Promise<Made> {
  const before = await findByFence(db, claimed, review.undoMs);
  if (before && isSame(before, verdict)) return before;
  const lease = await requireLease(db, claimed, now);
  const { decisionId, kind, submissionId } = lease;
  const opinion =
    kind === 'severe'
      ? await checkOpinion(db, adult, { submissionId, rev: claimed.rev, lease }, verdict, now)
      : null;
  if (!opinion) requireVerdict(verdict, lease);
  if (verdict.outcome === 'return') await refuseCoaching(db, claimed);
  if (decisionId !== null) return decideSecond(db, adult, { ...lease, decisionId }, verdict, now);
  const made = { decisionId: newId(), undoUntil: new Date(now + undoMs) };
  await insertDecision(db, {
    decisionId: made.decisionId,
    goesOutAt: made.undoUntil,
    submissionId,
    reviewerId: adult.staffId,
    outcome: verdict.outcome,
    reason: verdict.reason ?? null,
    note: verdict.note ?? null,
    editedText: editOf(lease, verdict),
    seconds: Math.round((now - (lease.leaseAt?.getTime() ?? now)) / 1_000),
    at: new Date(now),
    opinion: opinion && { ...opinion, role: adult.role },
  });
  await appendAudit(db, {
    actor: adult.name,
    // The log must not tell a possible second adult who said what about which text.
    action: opinion ? 'Gave opinion' : auditActions[verdict.outcome],
    object: opinion ? severeObject(opinion.severeId) : `submission ${submissionId}`,
    detail: {
      ...verdict,
      ...opinion,
      submissionId,
      decisionId: made.decisionId,
      rev: claimed.rev,
      kind,
    },
    at: new Date(now),
  });
  return made;
}

/**
 * A returned text must not teach a groomer what is found.
 * @throws forbidden for a text with a signal of grooming
 */
async function refuseCoaching(db: Db, { submissionId, rev }: Claimed): Promise<void> {
  const found = await listSignals(db, submissionId, rev);
  if (found.some(({ code, isWrong }) => code === 'grooming' && !isWrong)) {
    throw new ApiError('forbidden');
  }
}

/** Whether an adult repeats its own decision, as after a lost response. */
const isSame = (before: MadeDecision, { outcome, reason, note, editedText }: Verdict): boolean =>
  before.outcome === outcome &&
  before.reason === (reason ?? null) &&
  before.note === (note ?? null) &&
  (before.editedText ?? before.seenText) === (editedText ?? before.seenText);

const auditActions: Readonly<Record<Outcome, string>> = {
  deliver: 'Decided to deliver',
  return: 'Decided to return',
  withhold: 'Decided to withhold',
  escalate: 'Decided to ask the lead',
};

const editOf = ({ text }: HeldLease, { editedText }: Verdict): string | null =>
  editedText === undefined || editedText === text ? null : editedText;

/** The card of an undone decision, or why there is none. */
export type Undone = Card | 'withdrawn' | 'severe';

type Reopened = {
  readonly submissionId: string;
  readonly kind: LeaseKind;
  readonly lease: NewLease;
  readonly reviewStatus: ReviewStatus;
};

/** Gives a text back to the adult who undid its decision, unless nobody or others decide on it now. */
async function reopen(
  db: Db,
  adult: Adult,
  { submissionId, kind, lease, reviewStatus }: Reopened,
  now: number,
): Promise<Undone> {
  const at = new Date(now);
  // It became severe in the meantime, as after a report.
  if (reviewStatus.reviewKind === 'severe' && kind !== 'severe') {
    await awaitSeat(db, submissionId, 'first', at);
    return 'severe';
  }
  if (await endWithdrawn(db, submissionId, at)) return 'withdrawn';
  await claimOne(db, submissionId, lease);
  return readCard(db, submissionId, adult, now);
}

/**
 * Undoes an adult's own decision that has not settled. Needs a transaction.
 * @returns the card with a new lease; none if the author has withdrawn the text, whose review then ends unless it is
 *   severe or was held, or if the text became severe
 * @throws not_found for a decision of others, too_late when it has settled
 */
export async function undo(db: Db, adult: Adult, decisionId: string, now: number): Promise<Undone> {
  const decision = await lockDecision(db, decisionId, adult.staffId);
  if (!decision) return undoSecond(db, adult, decisionId, now);
  const { submissionId, kind, goesOutAt, settledAt } = decision;
  const at = new Date(now);
  const lease = await newLease(db, adult, now);
  const isOpen = settledAt === null && at < goesOutAt;
  const reviewStatus = isOpen ? await findReviewStatus(db, submissionId, at) : undefined;
  if (reviewStatus?.state !== 'decided') throw new ApiError('too_late');
  await markUndone(db, decisionId, at);
  const card = await reopen(db, adult, { submissionId, kind, lease, reviewStatus }, now);
  await appendAudit(db, {
    actor: adult.name,
    action: 'Undid',
    object: kind === 'severe' ? 'severe text' : `submission ${submissionId}`,
    detail: { decisionId },
    at,
  });
  return card;
}
