import { endpointQuery } from '@digipals/client';
import type { Rest } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';

const FRESH_MS = 60_000;

/** When the child rests. */
export const restQuery = (userId: string) =>
  endpointQuery('GET users/{id}/rest', { id: userId }, { staleTime: FRESH_MS });

/** Whether a child rests at `now`, by the times of the last answer. */
const isRestAt = ({ from, until }: Rest, now: number): boolean =>
  from !== null && until !== null && Date.parse(from) <= now && now < Date.parse(until);

type Options = { refetchInterval?(query: { state: { status: string } }): number };

/** The last answer about the rest of a child, and whether it rests now; undefined until that is known. */
export function useRest(userId: string, options: Options = {}) {
  const { browser, now } = useServices();
  const { data, dataUpdatedAt, isPending } = useQuery({ ...restQuery(userId), ...options });
  // Online the server's clock counts, even if the clock of the device is wrong.
  const late = data && browser.isOnline() ? Date.parse(data.now) - dataUpdatedAt : 0;
  const isResting = data && isRestAt(data, Math.max(now(), dataUpdatedAt) + late);
  return { data, isResting, isPending };
}
