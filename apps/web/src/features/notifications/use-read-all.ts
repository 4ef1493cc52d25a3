import type { Notification } from '@digipals/contract';
import { useEffect, useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { markRead } from './mark-read.ts';

/**
 * Marks a visible list as read.
 *
 * @returns ids of notifications that were new when shown, to highlight them on the page
 */
export function useReadAll(userId: string, list: readonly Notification[]): ReadonlySet<string> {
  const { call, queries } = useServices();
  const [wasNew, setWasNew] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = list.filter(({ isNew }) => isNew);
    const newest = list[0];
    if (!newest || fresh.length === 0) return;
    setWasNew(before => new Set([...before, ...fresh.map(({ id }) => id)]));
    void markRead({ call, queries }, userId, newest.id);
  }, [call, queries, userId, list]);
  return wasNew;
}
