import { endpointQuery } from '@digipals/client';

/** Friends and requests of the child, both ways (CALL-38). Others change them at any time. */
export const friendsQuery = (userId: string) =>
  endpointQuery('GET users/{id}/friends', { id: userId }, { staleTime: 15_000 });
