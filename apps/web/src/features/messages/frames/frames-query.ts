import { endpointQuery } from '@digipals/client';

/** The frames of a lesson (COURSE-53). */
export const framesQuery = (lessonId: string) =>
  endpointQuery(
    'GET lessons/{lessonId}/frames',
    { lessonId },
    { staleTime: Number.POSITIVE_INFINITY },
  );
