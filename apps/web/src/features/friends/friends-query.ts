import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** Friends and requests of the child, both ways (CALL-38). Others change them at any time. */
export const friendsQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['friends', userId],
    queryFn: () => call('GET users/{id}/friends', { params: { id: userId } }),
    staleTime: 15_000,
  });
