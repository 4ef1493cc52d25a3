import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of what was read. Retries and 401 live in the client of the API, so none here; a read
 * without a connection fails at once instead of waiting, so that the child is told.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
    },
  });
}
