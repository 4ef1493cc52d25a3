import type { Outcome } from '@digipals/contract';
import { ApiError } from '../../kernel/api-error.ts';
import type { ReviewStatus } from './review-status.data.ts';

const outcomeTexts: Readonly<Record<Outcome, string>> = {
  deliver: 'delivered it',
  return: 'returned it',
  withhold: 'does not let it out',
  escalate: 'gave it to the lead',
};

function describe(reviewStatus: ReviewStatus | undefined, fence: number): string {
  if (!reviewStatus) return 'There is no such text.';
  const { state, heldBy, decidedBy, decidedWith, outcome } = reviewStatus;
  if (state === 'withdrawn') return 'The child took it back.';
  if (heldBy !== null) return `${heldBy} has it now.`;
  if (state === 'held') return 'It is held.';
  if (state === 'waiting' || decidedBy === null || outcome === null) {
    return 'It is with nobody now.';
  }
  // For a blind second opinion or a repeated review, the decision is older than the lease.
  if (decidedWith !== null && decidedWith < fence) return 'You do not have it any more.';
  return `${decidedBy} ${outcomeTexts[outcome]}.`;
}

/**
 * The error for an adult without a valid lease: who has the submission, or its decision (SAFE-03). Hides
 * a decision that is older than the lease, because a second opinion is blind.
 */
export const leaseLost = (reviewStatus: ReviewStatus | undefined, fence = 0): ApiError =>
  new ApiError('lease_lost', { message: describe(reviewStatus, fence) });
