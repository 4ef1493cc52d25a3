import { type Card, type LeaseKind, review } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { lockSubmissionRow } from '../messages/index.ts';
import { hasExpiredVetting, readVettingEnd } from '../staff/index.ts';
import { readCard, readOpinionCard } from './card.service.ts';
import { isTextReserved } from './language-readers.data.ts';
import { leaseLost } from './lease-lost.ts';
import {
  type Claimed,
  claimFirst,
  claimOne,
  claimOpinion,
  extendLease,
  type HeldLease,
  lockIfLeased,
  type NewLease,
  nextFence,
  type Stage,
} from './leases.data.ts';
import type { Adult } from './review.policy.ts';
import {
  findReviewStatus,
  hasReadBefore,
  isPausing,
  isTextForSenior,
  type ReviewStatus,
} from './review-status.data.ts';
import { canTakeSeat, knowsText } from './seats.data.ts';

/** What to claim: the next submission of a kind, or a named one. */
export type Wanted = { readonly kind: LeaseKind; readonly submissionId?: string | undefined };

/** Until when a lease lasts: not longer than the vetting of the adult. */
async function leaseUntil(db: Db, staffId: string, now: number): Promise<Date> {
  const vettingEnd = await readVettingEnd(db, staffId);
  return new Date(
    Math.min(now + review.leaseMs, vettingEnd?.getTime() ?? Number.POSITIVE_INFINITY),
  );
}

/** The values of a new lease. Does not lease anything yet. */
export const newLease = async (
  db: Db,
  { staffId, role }: Pick<Adult, 'staffId' | 'role'>,
  now: number,
): Promise<NewLease> => ({
  staffId,
  role,
  fence: await nextFence(db),
  now: new Date(now),
  until: await leaseUntil(db, staffId, now),
});

/** The order of queue stages to claim from. Every few leases, overdue submissions come first (SAFE-04). */
export function stagesOf(fence: number, kind?: LeaseKind): readonly Stage[] {
  const isLateFirst = fence % review.rescueEvery === 0;
  if (kind === 'severe') return ['severe'];
  if (kind === 'lead') return isLateFirst ? ['leadLate', 'lead'] : ['lead'];
  return isLateFirst ? ['late', 'severe', 'usual'] : ['severe', 'late', 'usual'];
}

/** An adult whose vetting has expired gets no texts. @throws vetting_expired */
async function requireVetting(db: Db, staffId: string, now: number): Promise<void> {
  if (await hasExpiredVetting(db, staffId, new Date(now))) throw new ApiError('vetting_expired');
}

/** A paused adult cannot claim, because the submission would have to wait. @throws forbidden */
export async function requireAtWork(db: Db, sessionHash: Buffer): Promise<void> {
  if (await isPausing(db, sessionHash)) {
    throw new ApiError('forbidden', { message: 'You are pausing.' });
  }
}

/**
 * Claims the next submission, or the named one, under a lease (SAFE-03). Needs a transaction.
 * @returns null when there is none for this adult
 * @throws vetting_expired; forbidden for escalated work without the role of lead, and for a named submission that this
 *   adult may not review; lease_lost when another adult has it or it is not waiting
 */
export async function claim(
  db: Db,
  adult: Adult,
  { kind, submissionId }: Wanted,
  now: number,
): Promise<Card | null> {
  await requireVetting(db, adult.staffId, now);
  if (kind === 'lead' && adult.role !== 'lead') throw new ApiError('forbidden');
  if (kind === 'second') return claimSecond(db, adult, submissionId ?? null, now);
  if (submissionId !== undefined) return claimNamed(db, adult, submissionId, now);
  const lease = await newLease(db, adult, now);
  for (const stage of stagesOf(lease.fence, kind)) {
    const found = await claimFirst(db, lease, stage, kind === 'report');
    if (found !== undefined) return readCard(db, found, adult, now);
  }
  return null;
}

async function claimSecond(
  db: Db,
  adult: Adult,
  submissionId: string | null,
  now: number,
): Promise<Card | null> {
  const decisionId = await claimOpinion(db, await newLease(db, adult, now), submissionId);
  return decisionId === undefined ? null : readOpinionCard(db, decisionId, now);
}

const canBeClaimed = ({ state, heldById }: ReviewStatus, { staffId }: Adult): boolean =>
  ['waiting', 'escalated', 'held'].includes(state) && (heldById === null || heldById === staffId);

async function claimNamed(
  db: Db,
  adult: Adult,
  submissionId: string,
  now: number,
): Promise<Card | null> {
  const at = new Date(now);
  await lockSubmissionRow(db, submissionId);
  if (await knowsText(db, submissionId, adult.staffId)) throw leaseLost(undefined);
  const reviewStatus = await findReviewStatus(db, submissionId, at);
  if (!reviewStatus || !canBeClaimed(reviewStatus, adult)) throw leaseLost(reviewStatus);
  const { reviewKind } = reviewStatus;
  const isOwn = reviewKind === 'report' && (await hasReadBefore(db, submissionId, adult.staffId));
  const isForLead = reviewKind === 'lead' && adult.role !== 'lead';
  const isForOthers =
    reviewKind === 'severe'
      ? !(await canTakeSeat(db, submissionId, adult, at))
      : await isTextForSenior(db, submissionId, adult.role, at);
  if (isOwn || isForLead || isForOthers) throw new ApiError('forbidden');
  const hasLease = reviewStatus.heldById === adult.staffId;
  if (!hasLease && (await isTextReserved(db, submissionId, adult.staffId, at))) {
    const message = 'Somebody at work reads its language and gets it first.';
    throw new ApiError('forbidden', { message });
  }
  await claimOne(db, submissionId, await newLease(db, adult, now));
  return readCard(db, submissionId, adult, now);
}

/**
 * Locks the claimed lease until the transaction ends. An expired lease is valid until another adult
 * claims the submission, but not longer than the vetting of its adult.
 * @throws lease_lost with the current holder or the decision
 */
export async function requireLease(db: Db, claimed: Claimed, now: number): Promise<HeldLease> {
  if (await hasExpiredVetting(db, claimed.staffId, new Date(now))) {
    throw new ApiError('lease_lost', { message: 'Your vetting has ended.' });
  }
  const lease = await lockIfLeased(db, claimed);
  if (lease) return lease;
  const reviewStatus = await findReviewStatus(db, claimed.submissionId, new Date(now));
  throw leaseLost(reviewStatus, claimed.fence);
}

/** Extends a lease. @returns until when */
export async function renewLease(db: Db, claimed: Claimed, now: number): Promise<Date> {
  const lease = await requireLease(db, claimed, now);
  const until = await leaseUntil(db, claimed.staffId, now);
  await extendLease(db, lease, until);
  return until;
}
