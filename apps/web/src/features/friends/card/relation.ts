import type { FriendItem } from '@digipals/contract';

/**
 * How things stand with another child: nothing yet, the child asked, the other asked, or friends
 * (FRIEND-08 to FRIEND-10). Pending is told apart by who asked, so each side sees its own (FRIEND-14).
 */
export type Relation = 'none' | 'asked' | 'wants' | 'friends';

type Request = FriendItem['request'] | null | undefined;

/** The relation seen by the child `me`. */
export function relationOf(request: Request, me: string): Relation {
  if (!request) return 'none';
  if (request.status === 'accepted') return 'friends';
  return request.requestorId === me ? 'asked' : 'wants';
}

/** The relation with one child, found in the list of all friends and requests. */
export const relationWith = (
  items: readonly FriendItem[],
  me: string,
  otherId: string,
): Relation => {
  const found = items.find(({ friend }) => friend.userId === otherId);
  return relationOf(found?.request, me);
};

/** Items of one relation, in the order of the list. */
export const inRelation = (items: readonly FriendItem[], me: string, relation: Relation) =>
  items.filter(({ request }) => relationOf(request, me) === relation);

/** How many requests wait for an answer of the child. */
export const newRequests = (items: readonly FriendItem[], me: string): number =>
  inRelation(items, me, 'wants').length;

/** Those that are here now first; the rest keeps the order of the names. */
export const onlineFirst = (items: readonly FriendItem[]): FriendItem[] =>
  [...items].sort((one, other) => Number(other.friend.online) - Number(one.friend.online));
