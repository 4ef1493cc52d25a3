import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** The songs of the child's course (NOTSHOWN-20). */
export const songsQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['songs', userId],
    queryFn: () => call('GET users/{id}/songs', { params: { id: userId } }),
  });
