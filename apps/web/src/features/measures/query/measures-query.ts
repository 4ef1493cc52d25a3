import { endpointQuery } from '@digipals/client';

/** Measures of the child, as it last heard of them. */
export const measuresQuery = (userId: string) =>
  endpointQuery('GET users/{id}/measures', { id: userId }, { staleTime: 60_000 });
