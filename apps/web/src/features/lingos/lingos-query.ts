import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** Lingos of the child (LOGIN-09, CALL-16). */
export const lingosQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['lingos', userId],
    queryFn: () => call('GET users/{id}/lingos', { params: { id: userId } }),
  });
