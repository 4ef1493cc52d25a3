import { type Card, type Outcome, review } from '@digipals/contract';
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
import { type Claimed, claimOne, type HeldLease } from './leases.data.ts';
import { decideSecond, undoSecond } from './opinions.service.ts';
import { type Adult, type Made, requireVerdict, type Verdict } from './review.policy.ts';
import { findReviewStatus } from './review-status.data.ts';

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
  requireVerdict(adult, verdict, lease);
  if (verdict.outcome === 'return') await refuseCoaching(db, claimed);
  const { decisionId } = lease;
  if (decisionId !== null) return decideSecond(db, adult, { ...lease, decisionId }, verdict, now);
  const made = { decisionId: newId(), undoUntil: new Date(now + undoMs) };
  await insertDecision(db, {
    decisionId: made.decisionId,
    goesOutAt: made.undoUntil,
    submissionId: lease.submissionId,
    reviewerId: adult.staffId,
    outcome: verdict.outcome,
    reason: verdict.reason ?? null,
    note: verdict.note ?? null,
    editedText: editOf(lease, verdict),
    seconds: Math.round((now - (lease.leaseAt?.getTime() ?? now)) / 1_000),
    at: new Date(now),
  });
  await appendAudit(db, {
    actor: adult.name,
    action: auditActions[verdict.outcome],
    object: `submission ${lease.submissionId}`,
    detail: { ...verdict, decisionId: made.decisionId, rev: claimed.rev, kind: lease.kind },
    at: new Date(now),
  });
  return made;
}

/**
 * Who presses a child must not learn by a returned text what is found.
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

/**
 * Undoes an adult's own decision that has not settled. Needs a transaction.
 * @returns the card with a new lease, or null if the author has withdrawn the text: its review then
 *   ends, unless it is severe or was held
 * @throws not_found for a decision of others, too_late when it has settled
 */
export async function undo(
  db: Db,
  adult: Adult,
  decisionId: string,
  now: number,
): Promise<Card | null> {
  const decision = await lockDecision(db, decisionId, adult.staffId);
  if (!decision) return undoSecond(db, adult, decisionId, now);
  const { submissionId, goesOutAt, settledAt } = decision;
  const at = new Date(now);
  const lease = await newLease(db, adult, now);
  const isOpen = settledAt === null && at < goesOutAt;
  const reviewStatus = isOpen ? await findReviewStatus(db, submissionId, at) : undefined;
  if (reviewStatus?.state !== 'decided') throw new ApiError('too_late');
  await markUndone(db, decisionId, at);
  const isGone = await endWithdrawn(db, submissionId, at);
  if (!isGone) await claimOne(db, submissionId, lease);
  const card = isGone ? null : await readCard(db, submissionId, now);
  await appendAudit(db, {
    actor: adult.name,
    action: 'Undid',
    object: `submission ${submissionId}`,
    detail: { decisionId },
    at,
  });
  return card;
}
