import { endpointQuery } from '@digipals/client';
import type { LessonFrames } from '@digipals/contract';
import { premiumSku } from '@digipals/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { framesQuery } from './frames-query.ts';

/** The frames of the child's current lesson. Undefined without a licence, and while it is not known. */
export function useOwnFrames(userId: string): LessonFrames | undefined {
  const licences = useQuery(
    endpointQuery('GET licences/{userId}', { userId }, { staleTime: Number.POSITIVE_INFINITY }),
  );
  const lesson = useQuery({
    ...endpointQuery('GET users/{id}/currentLesson', { id: userId }),
    enabled: licences.data?.some(({ sku }) => sku === premiumSku) === true,
  }).data;
  return useQuery({
    ...framesQuery(lesson?.lessonId ?? ''),
    enabled: lesson?.hasFrames === true,
  }).data;
}
