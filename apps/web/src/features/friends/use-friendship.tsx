import { attempt, type CallError, isCallError, type WriteKey } from '@digipals/client';
import type { FriendItem, Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import type { QueryClient } from '@tanstack/react-query';
import type { PopupContent } from '../../shared/popups.ts';
import { isActivityPath } from '../../shared/routing/match.ts';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { failureText } from './failure-text.ts';
import { createFriendshipCache, type PeopleList } from './friendship-cache.ts';
import { Rain } from './Rain.tsx';

/** Where a child is asked from; each place has an event code of its own (EVENT-11, EVENT-14, EVENT-16). */
export type AskSource = 'profile' | 'search' | 'suggested';

const askEvents = { profile: 'lbm14', search: 'lbm18', suggested: 'lbm22' } as const;

type Change<Answer> = {
  other: Summary;
  /** The request as it will be; left out where it stays. */
  next?: FriendItem['request'] | null;
  /** Lists of people that the other leaves at once. */
  leaves?: readonly PeopleList[];
  /** Neither will know of the other any more. */
  blocks?: boolean;
  write: WriteKey;
  send(): Promise<Answer>;
  done?(answer: Answer): void;
};

/** Children with whom something is under way: a second tap does nothing. */
const underWay = new WeakMap<QueryClient, Set<string>>();

function busyWith(queries: QueryClient): Set<string> {
  const busy = underWay.get(queries) ?? new Set();
  underWay.set(queries, busy);
  return busy;
}

/**
 * What the child `me` can do about another child. Each shows at once; when the server does not agree,
 * the state before comes back with a kind word.
 */
export function useFriendship(me: string) {
  const t = useText();
  const { call, queries, popups, sounds, analytics, history } = useServices();
  const cache = createFriendshipCache(queries, me);

  /** Says something, unless the child has begun an activity meanwhile: nothing must cover that. */
  const say = (popup: PopupContent): boolean => {
    if (isActivityPath(history.location.pathname)) return false;
    popups.show(popup);
    return true;
  };

  const refused = (error: CallError) => {
    const words = failureText(error, t);
    say({ text: () => words, mood: 'sorry' });
  };

  const change = async <Answer,>(wanted: Change<Answer>): Promise<void> => {
    const { other, next, leaves = [], blocks = false, write, send, done } = wanted;
    const busy = busyWith(queries);
    if (busy.has(other.userId)) return;
    busy.add(other.userId);
    try {
      const before = cache.read(other.userId);
      cache.hold(other.userId);
      if (next !== undefined) cache.write(other, next);
      const putBack = cache.hide(other.userId, leaves);
      const answer = await attempt(send());
      if (isCallError(answer)) {
        if (next !== undefined) cache.write(other, before);
        putBack();
        refused(answer);
      } else {
        done?.(answer);
        if (next !== undefined) cache.quiet(other.userId, blocks);
      }
    } finally {
      busy.delete(other.userId);
      cache.refresh(write, busy.size === 0);
    }
  };

  /** A popup outside the page does not know the page's own texts. */
  const cheer = (words: string, rain = false) =>
    say({
      text: () => words,
      mood: 'cheer',
      ...(rain && { extra: <Rain /> }),
    });

  const areFriends = ({ username }: Summary) => {
    if (cheer(t('friend.accepted', { username }), true)) sounds.effect('achievement');
  };

  /** FRIEND-12, FRIEND-13, NOTSHOWN-14: a first word can be left on the wall of who was asked. */
  const requestSent = ({ userId, username }: Summary) => {
    const [words, label] = [t('friend.requestSent', { username }), t('friend.leaveMessage')];
    say({
      type: 'navigateTo',
      text: () => words,
      mood: 'cheer',
      label: () => label,
      to: path('newsfeed-new', { userId }),
    });
  };

  /** Ends a friendship, takes a request back or puts one aside: the other is not told of any of it. */
  const leave = (other: Summary) =>
    change({
      other,
      next: null,
      write: 'DELETE users/{id}/friends/{friendId}',
      send: () =>
        call('DELETE users/{id}/friends/{friendId}', {
          params: { id: me, friendId: other.userId },
        }),
    });

  return {
    leave,

    /** Asks to be friends (FRIEND-01, FRIEND-12, FRIEND-13); both at once are friends. */
    ask: (other: Summary, source: AskSource) =>
      change({
        other,
        next: { status: 'pending', requestorId: me },
        write: 'POST friendRequests',
        send: () =>
          call('POST friendRequests', { body: { requesteeId: other.userId, requestorId: me } }),
        done: ({ request }) => {
          analytics.tracked(askEvents[source]);
          cache.write(other, request);
          if (request.status === 'accepted') areFriends(other);
          else requestSent(other);
        },
      }),

    /** Says yes to a request (FRIEND-11). */
    accept: (other: Summary) =>
      change({
        other,
        next: { status: 'accepted', requestorId: other.userId },
        write: 'PUT friendRequests',
        send: () =>
          call('PUT friendRequests', {
            body: { requesteeId: me, requestorId: other.userId, status: 'accepted' },
          }),
        done: () => {
          analytics.tracked('lbm23');
          areFriends(other);
        },
      }),

    /** Neither sees the other any more (SAFE-09); `done` once it is so. */
    block: (other: Summary, done?: () => void) =>
      change({
        other,
        next: null,
        leaves: ['GET users/summaries', 'GET recommendations/friends'],
        blocks: true,
        write: 'POST users/{id}/blocks',
        send: () =>
          call('POST users/{id}/blocks', {
            params: { id: me },
            body: { blockedUserId: other.userId },
          }),
        done: () => {
          done?.();
          cache.forget(other.userId);
          const words = t('safety.blocked', { username: other.username });
          say({ text: () => words });
        },
      }),

    unblock: (other: Summary) =>
      change({
        other,
        leaves: ['GET users/{id}/blocks'],
        write: 'DELETE users/{id}/blocks/{blockedUserId}',
        send: () =>
          call('DELETE users/{id}/blocks/{blockedUserId}', {
            params: { id: me, blockedUserId: other.userId },
          }),
      }),
  };
}
