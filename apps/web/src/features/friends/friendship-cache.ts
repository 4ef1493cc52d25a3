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

/** Updates a friendship in the list: in place, inserted by name if new, removed if null. */
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

/** Lists that are refetched on the next visit only, so that a child who was just asked stays in place. */
const later = [
  'GET recommendations/friends',
  'GET users/summaries',
  'GET users/{id}/mutualFriends',
] as const;

/** The cached friendships of a child, for optimistic updates. */
export function createFriendshipCache(queries: QueryClient, me: string) {
  const list = endpointQuery('GET users/{id}/friends', { id: me }).queryKey;
  const profile = (id: string) => endpointQuery('GET users/{id}/profile', { id }).queryKey;
  const blocks = endpointKey('GET users/{id}/blocks', { id: me });
  const news = endpointQuery('GET users/{id}/notifications', { id: me }).queryKey;

  return {
    /** The request from the list of friends, else from the profile of the other child. */
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

    /** Removes a child from lists of people. Returns a function that restores it. */
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

    /** Cancels pending reads: their responses would restore the old state. */
    cancelReads(otherId: string): void {
      for (const queryKey of [list, profile(otherId), blocks]) {
        void queries.cancelQueries({ queryKey });
      }
    },

    /** Removes notifications of an answered or cancelled request, or `all` of a blocked child. */
    removeNotifications(otherId: string, all: boolean): void {
      void queries.cancelQueries({ queryKey: news });
      queries.setQueryData(news, known =>
        known?.filter(
          ({ type, content }) => content.from?.userId !== otherId || (type !== 'frequest' && !all),
        ),
      );
    },

    /** Refetches what a write changes; the lists only if no other change is pending. */
    refresh(write: WriteKey, lists: boolean): void {
      void invalidateChanges(queries, write, {
        // Notifications are polled, and suggestions stay in place until the next visit.
        later: ['GET users/{id}/notifications', ...later],
        except: lists ? [] : ['GET users/{id}/friends', 'GET users/{id}/blocks'],
      });
    },

    /** Removes all cached data of a blocked child (SAFE-09). */
    removeAll(otherId: string): void {
      queries.removeQueries({
        predicate: ({ queryKey }) => Object.values(queryKey[1] ?? {}).includes(otherId),
      });
    },
  };
}
