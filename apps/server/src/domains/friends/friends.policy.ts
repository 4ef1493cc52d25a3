import type { FriendStatus } from '@digipals/contract';

/** The relation of two children. `isDeclined`: the requestee has declined the request. */
export type Pair =
  | { readonly kind: 'none' }
  | { readonly kind: 'pending'; readonly requestorId: string; readonly isDeclined: boolean }
  | { readonly kind: 'friends'; readonly requestorId: string };

/** One child's row of a friendship. */
export type Row = { readonly status: FriendStatus; readonly requestorId: string };

/** The relation that two rows describe. */
export function pairOf(mine: Row | undefined, theirs: Row | undefined): Pair {
  const row = mine ?? theirs;
  if (!row) return { kind: 'none' };
  const { requestorId } = row;
  if (row.status === 'accepted') return { kind: 'friends', requestorId };
  return { kind: 'pending', requestorId, isDeclined: !(mine && theirs) };
}

/**
 * FRIEND-01: a child asks another. Two children who ask each other become friends. Asking twice
 * changes nothing. A request to a child that declined one before does not reach it.
 */
export function ask(pair: Pair, askerId: string, hasDeclined: boolean): Pair {
  if (pair.kind === 'friends') return pair;
  if (pair.kind === 'none') {
    return { kind: 'pending', requestorId: askerId, isDeclined: hasDeclined };
  }
  return pair.requestorId === askerId ? pair : { kind: 'friends', requestorId: pair.requestorId };
}

/** FRIEND-11: accepts the request of another child. Undefined if there is none. */
export function accept(pair: Pair, requestorId: string): Pair | undefined {
  if (pair.kind === 'friends') return pair;
  if (pair.kind === 'none' || pair.requestorId !== requestorId) return undefined;
  return { kind: 'friends', requestorId };
}

/** Ends a friendship, cancels the child's request or declines the other's. */
export function part(pair: Pair, userId: string): Pair {
  if (pair.kind === 'pending' && pair.requestorId !== userId) return { ...pair, isDeclined: true };
  return { kind: 'none' };
}
