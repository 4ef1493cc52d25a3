import type { Notification } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { notificationsQuery } from './notifications-query.ts';

const newOnes = (list: readonly Notification[]): number => list.filter(({ isNew }) => isNew).length;

// A request that is answered, put aside or taken back is no notification any more.
const requests = (list: readonly Notification[]): number =>
  list.filter(({ type }) => type === 'frequest').length;

/** Counts for the toolbars of what the last poll told: what is new, and requests that wait. 0 until then. */
export function useCounts(userId: string): { news: number; requests: number } {
  const { call } = useServices();
  const { data = [] } = useQuery({ ...notificationsQuery(call, userId), enabled: false });
  return { news: newOnes(data), requests: requests(data) };
}
