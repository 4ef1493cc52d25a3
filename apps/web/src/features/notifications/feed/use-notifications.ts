import { endpointQuery } from '@digipals/client';
import type { FriendItem, Notification } from '@digipals/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { notificationsQuery } from './notifications-query.ts';

const countNew = (list: readonly Notification[]): number =>
  list.filter(({ isNew }) => isNew).length;

function useList(userId: string): readonly Notification[] {
  return useQuery({ ...notificationsQuery(userId), enabled: false }).data ?? [];
}

/** Number of new notifications; 0 until the first poll. */
export const useNews = (userId: string): number => countNew(useList(userId));

/** Calls back when cached data is set or removed. Other cache events can occur while a component renders. */
function onData(queries: QueryClient, changed: () => void): () => void {
  return queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') changed();
  });
}

/**
 * Number of requests that wait for the child's answer: from the list of friends if it is loaded, else from the
 * newest notifications. Does not fetch the list.
 */
export function useRequests(userId: string): number {
  const list = useList(userId);
  const { queries } = useServices();
  const subscribe = useCallback((changed: () => void) => onData(queries, changed), [queries]);
  const friends = useSyncExternalStore(subscribe, () =>
    queries.getQueryData(endpointQuery('GET users/{id}/friends', { id: userId }).queryKey),
  );
  // An answered or cancelled request is no longer a notification.
  if (!friends) return list.filter(({ type }) => type === 'frequest').length;
  const isOpen = ({ request }: FriendItem) =>
    request.status === 'pending' && request.requestorId !== userId;
  return friends.filter(isOpen).length;
}
