import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** Languages of the child (LOGIN-08, CALL-20). */
export const languagesQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['languages', userId],
    queryFn: () => call('GET users/{id}/languages', { params: { id: userId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
