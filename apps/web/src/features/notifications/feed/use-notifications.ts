import { endpointQuery } from '@digipals/client';
import type { FriendItem, Notification } from '@digipals/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { notificationsQuery } from './notifications-query.ts';

const newOnes = (list: readonly Notification[]): number => list.filter(({ isNew }) => isNew).length;

function useList(userId: string): readonly Notification[] {
  return useQuery({ ...notificationsQuery(userId), enabled: false }).data ?? [];
}

/** How much of what the last poll told is new; 0 until then. */
export const useNews = (userId: string): number => newOnes(useList(userId));

/** Calls back when kept data come, change or go; all else a cache tells while a component renders. */
function onData(queries: QueryClient, changed: () => void): () => void {
  return queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') changed();
  });
}

/**
 * How many requests wait for an answer of the child: all of them where the list of friends is known, else
 * those among its newest notifications. Who shows the list fetches it.
 */
export function useRequests(userId: string): number {
  const list = useList(userId);
  const { queries } = useServices();
  const follow = useCallback((changed: () => void) => onData(queries, changed), [queries]);
  const friends = useSyncExternalStore(follow, () =>
    queries.getQueryData(endpointQuery('GET users/{id}/friends', { id: userId }).queryKey),
  );
  // A request that is answered, put aside or taken back is no notification any more.
  if (!friends) return list.filter(({ type }) => type === 'frequest').length;
  const waits = ({ request }: FriendItem) =>
    request.status === 'pending' && request.requestorId !== userId;
  return friends.filter(waits).length;
}
