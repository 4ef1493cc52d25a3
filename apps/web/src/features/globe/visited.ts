import type { Summary } from '@digipals/contract';
import { type KeyValue, readRecord, storageKeys } from '../../shared/storage.ts';

/** Of more visits than this the oldest are forgotten; far more than are recommended at once. */
const maxVisited = 200;

/**
 * The first recommended child that was not visited yet, which now counts as visited (FRIEND-18); when all
 * were, the list is forgotten and it begins again (FRIEND-19). The list is the child's own and goes at logout.
 */
export function nextToVisit(
  storage: KeyValue,
  userId: string,
  recommended: readonly Summary[],
): Summary | undefined {
  const [first] = recommended;
  if (!first) return undefined;
  const lists = readRecord<string[]>(storage, storageKeys.visitedFriends);
  const list = lists[userId];
  const visited = Array.isArray(list) ? list : [];
  const fresh = recommended.find(child => !visited.includes(child.userId));
  const next = fresh ?? first;
  const now = [...(fresh ? visited : []), next.userId].slice(-maxVisited);
  storage.setItem(storageKeys.visitedFriends, JSON.stringify({ ...lists, [userId]: now }));
  return next;
}
