import type { Queue } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.tsx';

/** How often the live numbers are asked for, in milliseconds. */
const liveMs = 5_000;

export const queryKeys = {
  queue: ['queue'],
  held: ['held'],
  cases: ['cases'],
} as const;

/** The queue with its numbers, live while the page is seen. */
export function useQueue(isOn: boolean) {
  const { call } = useServices();
  return useQuery<Queue>({
    queryKey: queryKeys.queue,
    queryFn: () => call('GET desk/queue'),
    enabled: isOn,
    refetchInterval: liveMs,
  });
}
