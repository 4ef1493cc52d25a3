import type { FriendItem } from '@digipals/contract';

/**
 * The relation with another child: none, a request from the child (`asked`), a request from the other child
 * (`wants`), or friends (FRIEND-08 to FRIEND-10). A pending request depends on who sent it, so each side
 * sees its own (FRIEND-14).
 */
export type Relation = 'none' | 'asked' | 'wants' | 'friends';

type Request = FriendItem['request'] | null | undefined;

/** The relation from the point of view of the child `me`. */
export function relationOf(request: Request, me: string): Relation {
  if (!request) return 'none';
  if (request.status === 'accepted') return 'friends';
  return request.requestorId === me ? 'asked' : 'wants';
}

/** The relation with one child, from the list of friends and requests. */
export const relationWith = (
  items: readonly FriendItem[],
  me: string,
  otherId: string,
): Relation => {
  const found = items.find(({ friend }) => friend.userId === otherId);
  return relationOf(found?.request, me);
};

/** Items with a relation, in list order. */
export const inRelation = (items: readonly FriendItem[], me: string, relation: Relation) =>
  items.filter(({ request }) => relationOf(request, me) === relation);

/** Number of requests that wait for the child's answer. */
export const newRequests = (items: readonly FriendItem[], me: string): number =>
  inRelation(items, me, 'wants').length;

/** Sorts friends who are online first and otherwise keeps the order. */
export const onlineFirst = (items: readonly FriendItem[]): FriendItem[] =>
  [...items].sort((one, other) => Number(other.friend.online) - Number(one.friend.online));
