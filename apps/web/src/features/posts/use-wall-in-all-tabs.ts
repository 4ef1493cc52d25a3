import type { Wall } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../shared/services.tsx';
import { wallKey, wallQuery } from './wall-query.ts';

type SharedWall = { readonly userId: string; readonly wall: Wall; readonly fetchedAt: number };

/**
 * Gives each change of a friend's wall to the other tabs of this browser, and shows theirs: a hidden tab does not
 * poll, and no notification announces a recalled text (SAFE2-38).
 */
export function useWallInAllTabs(userId: string, me: string): void {
  const { queries } = useServices();
  const { data: wall } = useQuery(wallQuery(userId, me));
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(`walls-${me}`);
    opened.onmessage = ({ data }) => {
      const shared = data as SharedWall;
      const key = wallKey(shared.userId);
      const known = queries.getQueryState(key);
      if (known?.data === undefined || known.dataUpdatedAt >= shared.fetchedAt) return;
      queries.setQueryData(key, shared.wall, { updatedAt: shared.fetchedAt });
    };
    channel.current = opened;
    return () => opened.close();
  }, [queries, me]);
  useEffect(() => {
    if (!wall) return;
    const fetchedAt = queries.getQueryState(wallKey(userId))?.dataUpdatedAt ?? 0;
    channel.current?.postMessage({ userId, wall, fetchedAt } satisfies SharedWall);
  }, [queries, userId, wall]);
}
