import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** How long reading usually takes; null while nobody knows. */
export const waitingQuery = (call: Call) =>
  queryOptions({
    queryKey: ['waitingTime'],
    queryFn: () => call('GET messages/waitingTime', { retry: false }),
  });
