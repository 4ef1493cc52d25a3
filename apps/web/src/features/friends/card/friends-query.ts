import { endpointQuery } from '@digipals/client';

/** Friends and pending requests of the child, incoming and own (CALL-38). Others can change them at any time. */
export const friendsQuery = (userId: string) =>
  endpointQuery('GET users/{id}/friends', { id: userId }, { staleTime: 15_000 });
