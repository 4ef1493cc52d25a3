import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** The inbox of the child, the newest first (CALL-46). Others change it at any time. */
export const conversationsQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['conversations', userId],
    queryFn: () => call('GET users/{id}/conversations', { params: { id: userId } }),
    staleTime: 10_000,
  });
