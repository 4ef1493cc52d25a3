import { endpointQuery } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';

/** Base address of the pictures of the child's own Domino, as soon as its profile is loaded for the other pages. */
export const useOwnDomino = (userId: string): string | undefined =>
  useQuery({ ...endpointQuery('GET users/{id}/profile', { id: userId }), enabled: false }).data
    ?.dominoImage;
