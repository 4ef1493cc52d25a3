import type { FriendStatus } from '@digipals/contract';
import type { Bond } from '../../kernel/bond.ts';

/** The facts that decide whether one child may know of another. */
export type Facts = {
  /** Permission of the grown-up, SAFE-13. */
  readonly allowed: boolean;
  readonly otherAllowed: boolean;
  /** Permission to be found outside of the class. */
  readonly visible: boolean;
  readonly otherVisible: boolean;
  readonly sameClass: boolean;
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
 * SAFE-08: requires permission of both grown-ups, no block, and the same or an adjacent age band. Outside
 * of a class, both must be permitted to be found (CONSENT-10). Friends and both sides of a request stay
 * visible. Null if the other child is not visible.
 */
export function bondOf(facts: Facts): Bond | null {
  if (!facts.allowed || !facts.otherAllowed || facts.blocked) return null;
  const { status, requestorId } = facts;
  if (status === 'accepted') return { relation: 'friend', requestorId };
  if (status === 'pending') return { relation: 'pending', requestorId };
  // A child sees no trace of a request that it declined.
  const mayFind = facts.sameClass || (facts.visible && facts.otherVisible);
  if (facts.otherHasRow || (facts.apart <= 1 && mayFind))
    return { relation: 'stranger', requestorId: null };
  return null;
}
