import { endpointQuery } from '@digipals/client';

/** What a child has chosen about itself. A lesson does not wait for a second try. */
export const meCardQuery = (userId: string) =>
  endpointQuery('GET users/{id}/meCard', { id: userId }, { retry: false });
