import type { FriendStatus } from '@digipals/contract';
import type { Bond } from '../../kernel/bond.ts';

/** What decides whether one child may know of another. */
export type Facts = {
  /** Permission of the grown-up, SAFE-13. */
  readonly allowed: boolean;
  readonly otherAllowed: boolean;
  /** Age bands between the two: 0 for the same one. */
  readonly apart: number;
  /** A block, whoever made it. */
  readonly blocked: boolean;
  /** The row of the caller, and whether the other has one. */
  readonly status: FriendStatus | null;
  readonly requestorId: string | null;
  readonly otherHasRow: boolean;
};

/**
 * SAFE-08: both grown-ups permit contact, no block, and the same or the next age band; who is a
 * friend or was asked stays, whatever the bands. Null for a child the caller may not know of.
 */
export function bondOf(facts: Facts): Bond | null {
  if (!facts.allowed || !facts.otherAllowed || facts.blocked) return null;
  const { status, requestorId } = facts;
  if (status === 'accepted') return { relation: 'friend', requestorId };
  if (status === 'pending') return { relation: 'pending', requestorId };
  // To the child that declined it, a request looks like none.
  if (facts.otherHasRow || facts.apart <= 1) return { relation: 'stranger', requestorId: null };
  return null;
}
