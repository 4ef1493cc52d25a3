import type { UseQueryResult } from '@tanstack/react-query';

/** Remote data: not requested, loading, loaded (perhaps an empty list), or failed (DATA-01 to DATA-05). */
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
 * Derives the state from TanStack Query (AMBIG-66). Loaded data stays when a later refresh fails,
 * so that nothing disappears from the screen.
 */
export function remoteData<T>(query: QueryState<T>): RemoteData<T> {
  if (query.data !== undefined) return { state: 'success', data: query.data };
  if (query.status === 'error')
    return { state: 'failed', error: query.error ?? new Error('failed') };
  return query.fetchStatus === 'idle' ? { state: 'empty' } : { state: 'pending' };
}
