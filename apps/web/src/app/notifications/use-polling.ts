import { endpointKey, endpointQuery } from '@digipals/client';
import type { Notification } from '@digipals/contract';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { friendsQuery } from '../../features/friends/card/friends-query.ts';
import { notificationsQuery } from '../../features/notifications/feed/notifications-query.ts';
import { startPolling } from '../../features/notifications/poll.ts';
import { changesBetween, staleReads } from '../../features/notifications/stale-reads.ts';
import { useServices } from '../../shared/services.tsx';

/** Polls while the child is signed in (LOGIN-21, NOTIF-06, NOTIF-07); returns the result of the last poll. */
export function usePolling(userId: string): readonly Notification[] | undefined {
  const { queries, browser, random } = useServices();
  const { data } = useQuery({ ...notificationsQuery(userId), enabled: false });
  const poll = useCallback(() => {
    const query = notificationsQuery(userId);
    // The next poll follows a failed one.
    queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  }, [queries, userId]);
  useEffect(
    () => startPolling({ poll, page: document, isOnline: browser.isOnline, random }),
    [poll, browser, random],
  );
  usePollAfterWins(userId, poll);
  usePollWhenInvalidated(userId, poll);
  useInvalidation(userId, data);
  return data;
}

/** Polls at once when the child has won Lingos, since a notification announces them. */
function usePollAfterWins(userId: string, poll: () => void): void {
  const { queries } = useServices();
  const lingos = useQuery({
    ...endpointQuery('GET users/{id}/lingos', { id: userId }),
    enabled: false,
  }).data?.amount;
  const before = useRef(lingos);
  useEffect(() => {
    const last = before.current;
    before.current = lingos;
    if (last === undefined || lingos === last) return;
    for (const key of ['GET streaks/{userId}', 'GET streaks/{userId}/{otherUserId}'] as const)
      void queries.invalidateQueries({ queryKey: endpointKey(key, { userId }) });
    poll();
  }, [lingos, poll, queries, userId]);
}

/** Polls again when an action of the child, such as accepting a request, invalidates the notifications. */
function usePollWhenInvalidated(userId: string, poll: () => void): void {
  const { queries } = useServices();
  useEffect(() => {
    const { queryKey } = notificationsQuery(userId);
    const hash = hashKey(queryKey);
    return queries.getQueryCache().subscribe(event => {
      if (event.query.queryHash !== hash) return;
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      // A pending poll may have read the state before the change.
      void queries.cancelQueries({ queryKey }).then(poll);
    });
  }, [queries, poll, userId]);
}

/** Refetches displayed data that a notification reports as changed, so that children see each other's actions. */
function useInvalidation(userId: string, list: readonly Notification[] | undefined): void {
  const { queries } = useServices();
  const before = useRef(list);
  useEffect(() => {
    if (!list) return;
    // New notifications in the first list may be more recent than the data of the page.
    const last = before.current ?? list.filter(({ isNew }) => !isNew);
    before.current = list;
    for (const key of staleReads(changesBetween(last, list)))
      void queries.invalidateQueries({ queryKey: endpointKey(key) });
    // The toolbar counts requests in the list of friends, even if no page shows the list.
    const friends = friendsQuery(userId);
    const known = queries.getQueryState(friends.queryKey);
    if (known?.data && known.isInvalidated)
      queries.fetchQuery({ ...friends, staleTime: 0 }).catch(() => undefined);
  }, [list, queries, userId]);
}
