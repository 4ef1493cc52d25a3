import { type ReadKey, readsChangedBy } from '@digipals/client';
import type { Notification } from '@digipals/contract';

/** Reads whose answers a notification makes old: what the write behind it changes. */
function readsOf({ type, action, content: { place } }: Notification): readonly ReadKey[] {
  switch (type) {
    case 'frequest':
    case 'faccept':
      return readsChangedBy('POST friendRequests');
    case 'like-profile':
      return readsChangedBy('POST likes');
    case 'lingo':
      // They may have been won by an activity on another device.
      return readsChangedBy('POST users/{id}/solution');
    case 'domino-add':
    case 'domino-rem':
      return [
        'GET streaks/{userId}',
        'GET streaks/{userId}/{otherUserId}',
        'GET users/{id}/status',
      ];
    case 'studybuddy':
      // Also a text that was delivered and is no longer shown.
      return action === 'returned' || action === 'withheld'
        ? readsChangedBy('DELETE submissions/{submissionId}')
        : ['GET users/{id}/achievements'];
    case 'post':
      return readsChangedBy(
        place === 'message' ? 'POST users/{id}/conversations' : 'POST messages/statuses',
      );
    default:
      return [];
  }
}

const changed = (one: Notification, other: Notification | undefined): boolean =>
  one.at !== other?.at || one.content.amount !== other.content.amount;

/** Notifications that came, changed or went between two lists; what was only read is the same. */
export function changesBetween(
  before: readonly Notification[],
  after: readonly Notification[],
): Notification[] {
  const old = new Map(before.map(one => [one.id, one]));
  const present = new Set(after.map(({ id }) => id));
  return [
    ...after.filter(one => changed(one, old.get(one.id))),
    ...before.filter(({ id }) => !present.has(id)),
  ];
}

/** Reads whose answers some changes have made old; the list of notifications itself was just read. */
export function staleReads(changes: readonly Notification[]): ReadKey[] {
  const reads = new Set(changes.flatMap(readsOf));
  reads.delete('GET users/{id}/notifications');
  return [...reads];
}
