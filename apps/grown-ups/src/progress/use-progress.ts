import { endpointQuery } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';

/** What the children of a class have done. */
export const useProgress = (classId: string) =>
  useQuery(endpointQuery('GET grown-ups/classes/{classId}/progress', { classId }));
