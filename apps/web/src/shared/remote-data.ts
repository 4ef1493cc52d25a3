import type { UseQueryResult } from '@tanstack/react-query';

/** A remote data set: not asked for, on its way, here (perhaps empty), or failed (DATA-01 to DATA-05). */
export type RemoteData<T> =
  | { state: 'empty' }
  | { state: 'pending' }
  | { state: 'success'; data: T }
  | { state: 'failed'; error: Error };

type QueryState<T> = Pick<
  UseQueryResult<T>,
  'status' | 'fetchStatus' | 'data' | 'error' | 'isRefetchError'
>;

/**
 * Derives the state from TanStack Query (AMBIG-66). Data that is here stays here when a later
 * refresh fails: a child keeps what it sees.
 */
export function remoteData<T>(query: QueryState<T>): RemoteData<T> {
  if (query.data !== undefined) return { state: 'success', data: query.data };
  if (query.status === 'error')
    return { state: 'failed', error: query.error ?? new Error('failed') };
  return query.fetchStatus === 'idle' ? { state: 'empty' } : { state: 'pending' };
}
