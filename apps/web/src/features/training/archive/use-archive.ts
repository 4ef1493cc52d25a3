import { endpointQuery } from '@digipals/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type RemoteData, remoteData } from '../../../shared/remote-data.ts';
import { whenIdle } from '../../../shared/when-idle.ts';
import { groupByTitle } from './group-by-title.ts';

type Archive = { lessons: RemoteData<ReturnType<typeof groupByTitle>>; retry(): void };

/**
 * Archive lessons, one for each title. Fetched at once if `wanted`, else when the page is idle, so that the
 * drawer opens without delay.
 */
export function useArchive(userId: string, wanted: boolean): Archive {
  const queries = useQueryClient();
  const options = endpointQuery('GET users/{id}/lessonArchive', { id: userId });
  const query = useQuery({ ...options, enabled: wanted, select: groupByTitle });
  useEffect(
    () =>
      whenIdle(
        () =>
          void queries.prefetchQuery(endpointQuery('GET users/{id}/lessonArchive', { id: userId })),
      ),
    [queries, userId],
  );
  return { lessons: remoteData(query), retry: () => void query.refetch() };
}
