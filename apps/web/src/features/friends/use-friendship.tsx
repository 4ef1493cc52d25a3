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
import { PopupConfetti } from './PopupConfetti.tsx';

/** Where a child was asked; each place has its own event code (EVENT-11, EVENT-14, EVENT-16). */
export type AskSource = 'profile' | 'search' | 'suggested';

const askEvents = { profile: 'lbm14', search: 'lbm18', suggested: 'lbm22' } as const;

type Change<Answer> = {
  other: Summary;
  /** The new request; omitted if it does not change. */
  next?: FriendItem['request'] | null;
  /** Lists that no longer show the other child. */
  leaves?: readonly PeopleList[];
  /** Whether neither child can see the other any more. */
  blocks?: boolean;
  write: WriteKey;
  send(): Promise<Answer>;
  done?(answer: Answer): void;
};

/** Children with a pending change. A second tap has no effect. */
const busyByClient = new WeakMap<QueryClient, Set<string>>();

function busyChildren(queries: QueryClient): Set<string> {
  const busy = busyByClient.get(queries) ?? new Set();
  busyByClient.set(queries, busy);
  return busy;
}

/**
 * Friend actions of the child `me`. Each shows at once and is rolled back with a message if the call
 * fails.
 */
export function useFriendship(me: string) {
  const t = useText();
  const { call, queries, popups, sounds, analytics, history } = useServices();
  const cache = createFriendshipCache(queries, me);

  /** Shows a popup unless the child has started an activity, which must not be covered. */
  const showPopup = (popup: PopupContent): boolean => {
    if (isActivityPath(history.location.pathname)) return false;
    popups.show(popup);
    return true;
  };

  const showError = (error: CallError) => {
    const words = failureText(error, t);
    showPopup({ text: () => words, mood: 'sorry' });
  };

  const change = async <Answer,>(wanted: Change<Answer>): Promise<void> => {
    const { other, next, leaves = [], blocks = false, write, send, done } = wanted;
    const busy = busyChildren(queries);
    if (busy.has(other.userId)) return;
    busy.add(other.userId);
    try {
      const before = cache.read(other.userId);
      cache.cancelReads(other.userId);
      if (next !== undefined) cache.write(other, next);
      const restore = cache.hide(other.userId, leaves);
      const answer = await attempt(send());
      if (isCallError(answer)) {
        if (next !== undefined) cache.write(other, before);
        restore();
        showError(answer);
      } else {
        done?.(answer);
        if (next !== undefined) cache.removeNotifications(other.userId, blocks);
      }
    } finally {
      busy.delete(other.userId);
      cache.refresh(write, busy.size === 0);
    }
  };

  /** The popup is outside the page and cannot use the page's own texts, so they are translated here. */
  const cheer = (words: string, confetti = false) =>
    showPopup({
      text: () => words,
      mood: 'cheer',
      ...(confetti && { extra: <PopupConfetti /> }),
    });

  const areFriends = ({ username }: Summary) => {
    if (cheer(t('friend.accepted', { username }), true)) sounds.effect('achievement');
  };

  /** FRIEND-12, FRIEND-13, NOTSHOWN-14: invites to write a first DigiPost to the other child. */
  const requestSent = ({ userId, username }: Summary) => {
    const [words, label] = [t('friend.requestSent', { username }), t('friend.leaveMessage')];
    showPopup({
      type: 'navigateTo',
      text: () => words,
      mood: 'cheer',
      label: () => label,
      to: path('newsfeed-new', { userId }),
    });
  };

  /** Ends a friendship, or cancels or declines a request. The other child is not notified. */
  const remove = (other: Summary) =>
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
    remove,

    /** Sends a friend request (FRIEND-01, FRIEND-12, FRIEND-13). If both asked, they become friends. */
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

    /** Accepts a request (FRIEND-11). */
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

    /** Hides both children from each other (SAFE-09). Calls `done` afterwards. */
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
          cache.removeAll(other.userId);
          const words = t('safety.blocked', { username: other.username });
          showPopup({ text: () => words });
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
