import {
  endpointKey,
  endpointQuery,
  invalidateChanges,
  type ReadKey,
  type WriteKey,
} from '@digipals/client';
import type { FriendItem, Summary } from '@digipals/contract';
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

/** Reads that list children who are not friends. */
export type PeopleList = Extract<
  ReadKey,
  'GET users/summaries' | 'GET recommendations/friends' | 'GET users/{id}/blocks'
>;

/** Lists in which a child stays in its place until the next visit. */
const later = [
  'GET recommendations/friends',
  'GET users/summaries',
  'GET users/{id}/mutualFriends',
] as const;

/** What this device knows of the child's friendships, changed before and after the server answers. */
export function createFriendshipCache(queries: QueryClient, me: string) {
  const list = endpointQuery('GET users/{id}/friends', { id: me }).queryKey;
  const profile = (id: string) => endpointQuery('GET users/{id}/profile', { id }).queryKey;
  const blocks = endpointKey('GET users/{id}/blocks', { id: me });
  const news = endpointQuery('GET users/{id}/notifications', { id: me }).queryKey;

  return {
    /** The request as it is known: from the list, else from the page of the other. */
    read(otherId: string): Request | null {
      const items = queries.getQueryData(list);
      if (items) return items.find(({ friend }) => friend.userId === otherId)?.request ?? null;
      const known = queries.getQueryData(profile(otherId));
      const { friendShipStatus: status, friendShipRequestorId: requestorId } = known ?? {};
      return status && requestorId ? { status, requestorId } : null;
    },

    write(other: Summary, request: Request | null): void {
      queries.setQueryData(list, items => items && withRequest(items, other, request));
      queries.setQueryData(
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
    hide(otherId: string, lists: readonly PeopleList[]): () => void {
      const before = lists.flatMap(key =>
        queries.getQueriesData<Summary[]>({ queryKey: endpointKey(key) }),
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
      for (const queryKey of [list, profile(otherId), blocks]) {
        void queries.cancelQueries({ queryKey });
      }
    },

    /** A request that is answered or taken back is no news any more; of a child that is blocked nothing is. */
    quiet(otherId: string, all: boolean): void {
      void queries.cancelQueries({ queryKey: news });
      queries.setQueryData(news, told =>
        told?.filter(
          ({ type, content }) => content.from?.userId !== otherId || (type !== 'frequest' && !all),
        ),
      );
    },

    /** Asks again for what a write changes; for the lists only unless other changes are under way. */
    refresh(write: WriteKey, lists: boolean): void {
      void invalidateChanges(queries, write, {
        // News is polled, and a child that was just asked stays in its place until the next visit.
        later: ['GET users/{id}/notifications', ...later],
        except: lists ? [] : ['GET users/{id}/friends', 'GET users/{id}/blocks'],
      });
    },

    /** Nothing of a child that is blocked stays on the device (SAFE-09). */
    forget(otherId: string): void {
      queries.removeQueries({
        predicate: ({ queryKey }) => Object.values(queryKey[1] ?? {}).includes(otherId),
      });
    },
  };
}
