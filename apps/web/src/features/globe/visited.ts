import type { Summary } from '@digipals/contract';
import { type KeyValue, readOwn, storageKeys, writeOwn } from '../../shared/storage.ts';

/** Limit of stored visits, far above the number of recommendations. */
const maxVisited = 200;

/**
 * The first recommended child who was not visited yet, which then counts as visited (FRIEND-18). If all were
 * visited, the list is cleared (FRIEND-19). It belongs to the child and is deleted at logout.
 */
export function nextToVisit(
  storage: KeyValue,
  userId: string,
  recommended: readonly Summary[],
): Summary | undefined {
  const [first] = recommended;
  if (!first) return undefined;
  const list = readOwn<string[]>(storage, storageKeys.visitedFriends, userId);
  const visited = Array.isArray(list) ? list : [];
  const fresh = recommended.find(child => !visited.includes(child.userId));
  const next = fresh ?? first;
  const now = [...(fresh ? visited : []), next.userId].slice(-maxVisited);
  writeOwn(storage, storageKeys.visitedFriends, userId, now);
  return next;
}
