import { type ReadKey, readsChangedBy } from '@digipals/client';
import type { Notification } from '@digipals/contract';

function readsOfStudyBuddy(action: Notification['action']): readonly ReadKey[] {
  switch (action) {
    case 'returned':
      return readsChangedBy('DELETE submissions/{submissionId}');
    // Also of a delivered text that was taken back, for both children.
    case 'withheld':
    case 'takenAway':
      return [...readsChangedBy('DELETE submissions/{submissionId}'), 'GET users/{id}/goneTexts'];
    default:
      return ['GET users/{id}/achievements'];
  }
}

/** Reads that a notification invalidates. */
function readsOf({ type, action, content: { place } }: Notification): readonly ReadKey[] {
  switch (type) {
    case 'frequest':
    case 'faccept':
      return readsChangedBy('POST friendRequests');
    case 'like-profile':
      return readsChangedBy('POST likes');
    case 'lingo':
      // They may be from an activity on another device.
      return readsChangedBy('POST users/{id}/solution');
    case 'domino-add':
    case 'domino-rem':
      return [
        'GET streaks/{userId}',
        'GET streaks/{userId}/{otherUserId}',
        'GET users/{id}/status',
      ];
    case 'studybuddy':
      return readsOfStudyBuddy(action);
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

/** Notifications that were added, changed or removed between two lists. Read marks do not count. */
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

/** Reads invalidated by changes, except the list of notifications itself, which is up to date. */
export function staleReads(changes: readonly Notification[]): ReadKey[] {
  const reads = new Set(changes.flatMap(readsOf));
  reads.delete('GET users/{id}/notifications');
  return [...reads];
}
