import { endpointQuery } from '@digipals/client';

/** Friends and pending requests of the child, incoming and own (CALL-38). Others can change them at any time. */
export const friendsQuery = (userId: string) =>
  endpointQuery('GET users/{id}/friends', { id: userId }, { staleTime: 15_000 });

/** Children who can be asked, online or not (FRIEND-23). Fails with `forbidden` without permission (SAFE-13). */
export const recommendedQuery = () => endpointQuery('GET recommendations/friends', { type: 'faf' });
