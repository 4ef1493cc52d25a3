import type { FriendItem, Notification, Profile, Summary } from '@digipals/contract';
import type { QueryClient } from '@tanstack/react-query';

type Request = FriendItem['request'];

/** A list with the friendship as it is now: in its place, by name where it is new, gone for null. */
function withRequest(
  items: readonly FriendItem[],
  other: Summary,
  request: Request | null,
): FriendItem[] {
  const at = items.findIndex(({ friend }) => friend.userId === other.userId);
  const rest = items.filter((_, index) => index !== at);
  if (!request) return rest;
  const friend = items[at]?.friend ?? { ...other, online: false, lastSeen: null };
  const after = items.findIndex(item => item.friend.username > other.username);
  const place = [at, after].find(index => index >= 0) ?? rest.length;
  return rest.toSpliced(place, 0, { friend, request });
}

const without = (people: readonly Summary[], id: string) =>
  people.filter(({ userId }) => userId !== id);

/** What this device knows of the child's friendships, changed before and after the server answers. */
export function createFriendshipCache(queries: QueryClient, me: string) {
  const list = ['friends', me];
  const profile = (id: string) => ['profile', id];
  const news = ['notifications', me];

  return {
    /** The request as it is known: from the list, else from the page of the other. */
    read(otherId: string): Request | null {
      const items = queries.getQueryData<FriendItem[]>(list);
      if (items) return items.find(({ friend }) => friend.userId === otherId)?.request ?? null;
      const known = queries.getQueryData<Profile>(profile(otherId));
      const { friendShipStatus: status, friendShipRequestorId: requestorId } = known ?? {};
      return status && requestorId ? { status, requestorId } : null;
    },

    write(other: Summary, request: Request | null): void {
      queries.setQueryData<FriendItem[]>(
        list,
        items => items && withRequest(items, other, request),
      );
      queries.setQueryData<Profile>(
        profile(other.userId),
        known =>
          known && {
            ...known,
            friendShipStatus: request?.status ?? null,
            friendShipRequestorId: request?.requestorId ?? null,
          },
      );
    },

    /** Takes a child out of every list of people; gives what puts it back. */
    hide(otherId: string, lists: readonly string[]): () => void {
      const before = lists.flatMap(key =>
        queries.getQueriesData<Summary[]>({ queryKey: [key, me] }),
      );
      for (const [key, people] of before) {
        if (people) queries.setQueryData<Summary[]>(key, without(people, otherId));
      }
      return () => {
        for (const [key, people] of before) queries.setQueryData(key, people);
      };
    },

    /** Drops answers that are still on their way: they would bring the old state back. */
    hold(otherId: string): void {
      for (const queryKey of [list, profile(otherId), ['blocks', me]]) {
        void queries.cancelQueries({ queryKey });
      }
    },

    /** A request that is answered or taken back is no news any more; of a child that is blocked nothing is. */
    quiet(otherId: string, all: boolean): void {
      void queries.cancelQueries({ queryKey: news });
      queries.setQueryData<Notification[]>(news, told =>
        told?.filter(
          ({ type, content }) => content.from?.userId !== otherId || (type !== 'frequest' && !all),
        ),
      );
    },

    /** Asks again for what the friendship with a child changes, and for the lists unless others wait. */
    refresh(otherId: string, lists: boolean): void {
      const keys = [profile(otherId), ['status', otherId], ['status', me], ['achievements', me]];
      for (const queryKey of [...keys, ...(lists ? [list, ['blocks', me]] : [])]) {
        void queries.invalidateQueries({ queryKey });
      }
      // It is polled; who polls it sees that it is old.
      void queries.invalidateQueries({ queryKey: news, refetchType: 'none' });
      // Whom the child has just asked stays where it stands, and is gone at the next visit.
      for (const key of ['recommendations', 'summaries', 'mutualFriends']) {
        void queries.invalidateQueries({ queryKey: [key, me], refetchType: 'none' });
      }
    },

    /** Nothing of a child that is blocked stays on the device (SAFE-09). */
    forget(otherId: string): void {
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(otherId) });
    },
  };
}
