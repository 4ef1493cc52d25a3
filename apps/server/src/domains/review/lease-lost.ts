import type { Outcome } from '@digipals/contract';
import { ApiError } from '../../kernel/api-error.ts';
import type { ReviewStatus } from './review-status.data.ts';

const said: Readonly<Record<Outcome, string>> = {
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
  // A blind second opinion, or a text that is read again: that decision was there before.
  if (decidedWith !== null && decidedWith < fence) return 'You do not have it any more.';
  return `${decidedBy} ${said[outcome]}.`;
}

/**
 * The answer to who decides without a lease: who has the text, or what became of it (SAFE-03). What
 * was decided before the lease of that number was given is not told: a second opinion is blind.
 */
export const leaseLost = (reviewStatus: ReviewStatus | undefined, fence = 0): ApiError =>
  new ApiError('lease_lost', { message: describe(reviewStatus, fence) });
