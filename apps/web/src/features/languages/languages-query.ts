import { endpointQuery } from '@digipals/client';

/** Languages of the child (LOGIN-08, CALL-20). */
export const languagesQuery = (userId: string) =>
  endpointQuery(
    'GET users/{id}/languages',
    { id: userId },
    { staleTime: Number.POSITIVE_INFINITY },
  );
