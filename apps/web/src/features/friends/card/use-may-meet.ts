import { CallError } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';
import { recommendedQuery } from './friends-query.ts';

/**
 * Whether a grown-up permits contact (SAFE-13). Undefined until it is known; `false` for `asks` leaves it at that,
 * for a child whose friends show that it may.
 */
export function useMayMeet(asks = true): boolean | undefined {
  const { isPending, error } = useQuery({ ...recommendedQuery(), retry: false, enabled: asks });
  if (isPending) return undefined;
  return !(error instanceof CallError && error.code === 'forbidden');
}
