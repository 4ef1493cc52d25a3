import { endpointQuery } from '@digipals/client';

/** Children that are here now and may be asked (FRIEND-03). */
export const suggestedQuery = () =>
  endpointQuery('GET recommendations/friends', { type: 'online' }, { staleTime: 15_000 });

/**
 * Children whose name begins so (FRIEND-02). A child that searches too fast sees that at once
 * instead of waiting for a retry.
 */
export const searchQuery = (username: string) =>
  endpointQuery('GET users/summaries', { username }, { retry: false, enabled: username !== '' });
