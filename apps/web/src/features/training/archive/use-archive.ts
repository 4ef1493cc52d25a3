import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type RemoteData, remoteData } from '../../../shared/remote-data.ts';
import { useServices } from '../../../shared/services.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';
import { lessonArchiveQuery } from '../training-query.ts';
import { groupByTitle } from './group-by-title.ts';

type Archive = { lessons: RemoteData<ReturnType<typeof groupByTitle>>; retry(): void };

/**
 * The archive lessons, one for each title. They are asked for at once when they are `wanted`, else
 * when the page has nothing more to do, so that the drawer opens with them.
 */
export function useArchive(userId: string, wanted: boolean): Archive {
  const { call } = useServices();
  const queries = useQueryClient();
  const options = lessonArchiveQuery(call, userId);
  const query = useQuery({ ...options, enabled: wanted, select: groupByTitle });
  useEffect(
    () => whenIdle(() => void queries.prefetchQuery(lessonArchiveQuery(call, userId))),
    [queries, call, userId],
  );
  return { lessons: remoteData(query), retry: () => void query.refetch() };
}
