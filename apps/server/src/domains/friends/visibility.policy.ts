import type { FriendStatus } from '@digipals/contract';
import type { Bond } from '../../kernel/bond.ts';

/** The facts that decide whether one child may know of another. */
export type Facts = {
  /** Permission of the grown-up, SAFE-13. */
  readonly allowed: boolean;
  readonly otherAllowed: boolean;
  /** Distance of the age bands: 0 for the same band. */
  readonly apart: number;
  /** Whether either has blocked the other. */
  readonly blocked: boolean;
  /** The caller's row, and whether the other child has one. */
  readonly status: FriendStatus | null;
  readonly requestorId: string | null;
  readonly otherHasRow: boolean;
};

/**
 * SAFE-08: requires permission of both grown-ups, no block, and the same or an adjacent age band.
 * Friends and both sides of a request stay visible whatever their bands. Null if the other child is
 * not visible.
 */
export function bondOf(facts: Facts): Bond | null {
  if (!facts.allowed || !facts.otherAllowed || facts.blocked) return null;
  const { status, requestorId } = facts;
  if (status === 'accepted') return { relation: 'friend', requestorId };
  if (status === 'pending') return { relation: 'pending', requestorId };
  // A child sees no trace of a request that it declined.
  if (facts.otherHasRow || facts.apart <= 1) return { relation: 'stranger', requestorId: null };
  return null;
}
