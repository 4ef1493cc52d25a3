import type { Notification } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { friendsQuery } from '../../features/friends/friends-query.ts';
import { lingosQuery } from '../../features/lingos/lingos-query.ts';
import { notificationsQuery } from '../../features/notifications/notifications-query.ts';
import { startPolling } from '../../features/notifications/poll.ts';
import { changesBetween, staleKeys } from '../../features/notifications/stale-keys.ts';
import { useServices } from '../../shared/services.tsx';

/** Polls while the child is signed in (LOGIN-21, NOTIF-06, NOTIF-07); gives what the last poll told. */
export function usePolling(userId: string): readonly Notification[] | undefined {
  const { call, queries, browser, random } = useServices();
  const { data } = useQuery({ ...notificationsQuery(call, userId), enabled: false });
  const poll = useCallback(() => {
    const query = notificationsQuery(call, userId);
    // A poll that fails is followed by another.
    queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  }, [call, queries, userId]);
  useEffect(
    () => startPolling({ poll, page: document, isOnline: browser.isOnline, random }),
    [poll, browser, random],
  );
  usePollAfterOwnDeeds(userId, poll);
  useFreshAnswers(userId, data);
  return data;
}

/** What the child has just done may have changed what it is told: Lingos won, requests answered. */
function usePollAfterOwnDeeds(userId: string, poll: () => void): void {
  const { call, queries } = useServices();
  const lingos = useQuery({ ...lingosQuery(call, userId), enabled: false }).data?.amount;
  const friends = useQuery({ ...friendsQuery(call, userId), enabled: false }).data;
  const before = useRef({ lingos, friends });
  useEffect(() => {
    const last = before.current;
    before.current = { lingos, friends };
    const won = last.lingos !== undefined && lingos !== last.lingos;
    const answered = last.friends !== undefined && friends !== last.friends;
    if (won) void queries.invalidateQueries({ queryKey: ['streaks', userId] });
    if (won || answered) poll();
  }, [lingos, friends, poll, queries, userId]);
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
    for (const queryKey of staleKeys(changesBetween(last, list), userId)) {
      void queries.invalidateQueries({ queryKey });
    }
  }, [list, queries, userId]);
}
