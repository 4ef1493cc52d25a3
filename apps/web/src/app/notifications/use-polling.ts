import { endpointKey, endpointQuery } from '@digipals/client';
import type { Notification } from '@digipals/contract';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { friendsQuery } from '../../features/friends/card/friends-query.ts';
import { notificationsQuery } from '../../features/notifications/feed/notifications-query.ts';
import { startPolling } from '../../features/notifications/poll.ts';
import { changesBetween, staleReads } from '../../features/notifications/stale-reads.ts';
import { useServices } from '../../shared/services.tsx';

/** Polls while the child is signed in (LOGIN-21, NOTIF-06, NOTIF-07); gives what the last poll told. */
export function usePolling(userId: string): readonly Notification[] | undefined {
  const { queries, browser, random } = useServices();
  const { data } = useQuery({ ...notificationsQuery(userId), enabled: false });
  const poll = useCallback(() => {
    const query = notificationsQuery(userId);
    // A poll that fails is followed by another.
    queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  }, [queries, userId]);
  useEffect(
    () => startPolling({ poll, page: document, isOnline: browser.isOnline, random }),
    [poll, browser, random],
  );
  usePollAfterWins(userId, poll);
  usePollWhenOld(userId, poll);
  useFreshAnswers(userId, data);
  return data;
}

/** Lingos that the child has just won are among what it is told. */
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

/** What a deed of the child has made old, as an answer to a request, is polled again once that is done. */
function usePollWhenOld(userId: string, poll: () => void): void {
  const { queries } = useServices();
  useEffect(() => {
    const { queryKey } = notificationsQuery(userId);
    const hash = hashKey(queryKey);
    return queries.getQueryCache().subscribe(event => {
      if (event.query.queryHash !== hash) return;
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      // A poll that is on its way may have asked before.
      void queries.cancelQueries({ queryKey }).then(poll);
    });
  }, [queries, poll, userId]);
}

/** What a notification tells of is asked for anew where it is shown, so that two children see each other's deeds. */
function useFreshAnswers(userId: string, list: readonly Notification[] | undefined): void {
  const { queries } = useServices();
  const before = useRef(list);
  useEffect(() => {
    if (!list) return;
    // What is new in the first list may have happened after the page had asked for its answers.
    const last = before.current ?? list.filter(({ isNew }) => !isNew);
    before.current = list;
    for (const key of staleReads(changesBetween(last, list)))
      void queries.invalidateQueries({ queryKey: endpointKey(key) });
    // The toolbar counts requests in the list of friends, also where no page shows that.
    const friends = friendsQuery(userId);
    const known = queries.getQueryState(friends.queryKey);
    if (known?.data && known.isInvalidated)
      queries.fetchQuery({ ...friends, staleTime: 0 }).catch(() => undefined);
  }, [list, queries, userId]);
}
