import type { FriendStatus } from '@digipals/contract';

/** How two children stand to each other. `aside`: the child that was asked has put it aside. */
export type Pair =
  | { readonly kind: 'none' }
  | { readonly kind: 'pending'; readonly requestorId: string; readonly aside: boolean }
  | { readonly kind: 'friends'; readonly requestorId: string };

/** A row of a friendship, as its child keeps it. */
export type Row = { readonly status: FriendStatus; readonly requestorId: string };

/** The pair that two rows stand for. */
export function pairOf(mine: Row | undefined, theirs: Row | undefined): Pair {
  const row = mine ?? theirs;
  if (!row) return { kind: 'none' };
  const { requestorId } = row;
  if (row.status === 'accepted') return { kind: 'friends', requestorId };
  return { kind: 'pending', requestorId, aside: !(mine && theirs) };
}

/**
 * FRIEND-01: a child asks another. Who asks a child that asked before is its friend now; a request
 * is made once; one to a child that has put the asker aside does not reach it.
 */
export function ask(pair: Pair, askerId: string, putAsideBefore: boolean): Pair {
  if (pair.kind === 'friends') return pair;
  if (pair.kind === 'none') {
    return { kind: 'pending', requestorId: askerId, aside: putAsideBefore };
  }
  return pair.requestorId === askerId ? pair : { kind: 'friends', requestorId: pair.requestorId };
}

/** FRIEND-11: a child accepts what another asked. Undefined where that has not asked. */
export function accept(pair: Pair, requestorId: string): Pair | undefined {
  if (pair.kind === 'friends') return pair;
  if (pair.kind === 'none' || pair.requestorId !== requestorId) return undefined;
  return { kind: 'friends', requestorId };
}

/** A child ends a friendship, takes its request back, or puts one aside. */
export function part(pair: Pair, userId: string): Pair {
  if (pair.kind === 'pending' && pair.requestorId !== userId) return { ...pair, aside: true };
  return { kind: 'none' };
}
