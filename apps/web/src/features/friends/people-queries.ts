import { endpointQuery } from '@digipals/client';

/** Children who are online and can be asked (FRIEND-03). */
export const suggestedQuery = () =>
  endpointQuery('GET recommendations/friends', { type: 'online' }, { staleTime: 15_000 });

/**
 * Children whose name starts with `username` (FRIEND-02). Does not retry, so that a child who searches too
 * fast sees the error at once.
 */
export const searchQuery = (username: string) =>
  endpointQuery('GET users/summaries', { username }, { retry: false, enabled: username !== '' });
