import { type Card, type LeaseKind, review } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { lockSubmissionRow } from '../messages/index.ts';
import { readCard, readOpinionCard } from './card.service.ts';
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
  type ReviewStatus,
} from './review-status.data.ts';

/** What an adult wants to read. */
export type Wanted = { readonly kind: LeaseKind; readonly submissionId?: string | undefined };

const leaseUntil = (now: number): Date => new Date(now + review.leaseMs);

/** A new lease of an adult: nothing is leased by it yet. */
export const newLease = async (db: Db, { staffId }: Adult, now: number): Promise<NewLease> => ({
  staffId,
  fence: await nextFence(db),
  now: new Date(now),
  until: leaseUntil(now),
});

/** The order in which work is looked for: every so many leases what is late comes first of all (SAFE-04). */
export function stagesOf(fence: number, kind?: LeaseKind): readonly Stage[] {
  const isLateFirst = fence % review.rescueEvery === 0;
  if (kind === 'lead') return isLateFirst ? ['leadLate', 'lead'] : ['lead'];
  return isLateFirst ? ['late', 'severe', 'usual'] : ['severe', 'late', 'usual'];
}

/** Refuses an adult that pauses: what it took would lie. @throws forbidden */
export async function requireAtWork(db: Db, sessionHash: Buffer): Promise<void> {
  if (await isPausing(db, sessionHash)) {
    throw new ApiError('forbidden', { message: 'You are pausing.' });
  }
}

/**
 * Takes the next text, or the one that is named, to read (SAFE-03). Needs a transaction.
 * @returns null when nothing waits for this adult
 * @throws forbidden for the lead's work without being the lead, and for a named text the adult may not
 *   read; lease_lost when another has it or it does not wait
 */
export async function claim(
  db: Db,
  adult: Adult,
  { kind, submissionId }: Wanted,
  now: number,
): Promise<Card | null> {
  if (kind === 'lead' && adult.role !== 'lead') throw new ApiError('forbidden');
  if (kind === 'second') return claimSecond(db, adult, submissionId ?? null, now);
  if (submissionId !== undefined) return claimNamed(db, adult, submissionId, now);
  const lease = await newLease(db, adult, now);
  for (const stage of stagesOf(lease.fence, kind)) {
    const found = await claimFirst(db, lease, stage, kind === 'report');
    if (found !== undefined) return readCard(db, found, now);
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
  await lockSubmissionRow(db, submissionId);
  const reviewStatus = await findReviewStatus(db, submissionId, new Date(now));
  if (!reviewStatus || !canBeClaimed(reviewStatus, adult)) throw leaseLost(reviewStatus);
  const { reviewKind } = reviewStatus;
  const isOwn = reviewKind === 'report' && (await hasReadBefore(db, submissionId, adult.staffId));
  const isTheLeads = reviewKind === 'lead' && adult.role !== 'lead';
  if (isOwn || isTheLeads) throw new ApiError('forbidden');
  await claimOne(db, submissionId, await newLease(db, adult, now));
  return readCard(db, submissionId, now);
}

/**
 * The lease an adult says to have, locked until the transaction ends. A lease that is over in time
 * holds until another adult has the text: nobody else has read it meanwhile.
 * @throws lease_lost with who has the text or what became of it
 */
export async function requireLease(db: Db, claimed: Claimed, now: number): Promise<HeldLease> {
  const lease = await lockIfLeased(db, claimed);
  if (lease) return lease;
  const reviewStatus = await findReviewStatus(db, claimed.submissionId, new Date(now));
  throw leaseLost(reviewStatus, claimed.fence);
}

/** Keeps a lease alive. @returns until when */
export async function keepAlive(db: Db, claimed: Claimed, now: number): Promise<Date> {
  const until = leaseUntil(now);
  await extendLease(db, await requireLease(db, claimed, now), until);
  return until;
}
