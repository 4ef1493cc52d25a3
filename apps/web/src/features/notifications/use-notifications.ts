import type { FriendItem, Notification } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.tsx';
import { notificationsQuery } from './notifications-query.ts';

const newOnes = (list: readonly Notification[]): number => list.filter(({ isNew }) => isNew).length;

function useList(userId: string): readonly Notification[] {
  const { call } = useServices();
  return useQuery({ ...notificationsQuery(call, userId), enabled: false }).data ?? [];
}

/** How much of what the last poll told is new; 0 until then. */
export const useNews = (userId: string): number => newOnes(useList(userId));

/**
 * How many requests wait for an answer of the child: all of them where the list of friends is known, else
 * those among its newest notifications. Who shows the list fetches it.
 */
export function useRequests(userId: string): number {
  const list = useList(userId);
  const { queries } = useServices();
  const friends = useSyncExternalStore(queries.getQueryCache().subscribe, () =>
    queries.getQueryData<FriendItem[]>(['friends', userId]),
  );
  // A request that is answered, put aside or taken back is no notification any more.
  if (!friends) return list.filter(({ type }) => type === 'frequest').length;
  const waits = ({ request }: FriendItem) =>
    request.status === 'pending' && request.requestorId !== userId;
  return friends.filter(waits).length;
}
