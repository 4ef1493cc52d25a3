import { endpointQuery } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';

/** How often the live numbers are polled, in milliseconds. */
const liveMs = 5_000;

/** The queue with its numbers, live while the page is visible. */
export const useQueue = (isOn: boolean) =>
  useQuery({ ...endpointQuery('GET desk/queue'), enabled: isOn, refetchInterval: liveMs });
