import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** The lesson the child is in (CALL-30). */
export const currentLessonQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['currentLesson', userId],
    queryFn: () => call('GET users/{id}/currentLesson', { params: { id: userId } }),
  });

/** The lessons a child has behind it (CALL-29). */
export const lessonArchiveQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['lessonArchive', userId],
    queryFn: () => call('GET users/{id}/lessonArchive', { params: { id: userId } }),
  });
