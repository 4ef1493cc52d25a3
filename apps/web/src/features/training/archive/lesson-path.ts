import { path } from '../../../shared/routing/paths.ts';

/** Names the old lesson on the path in the address, so that it is there again after a reload or by the way back. */
export const archiveParam = 'lesson';

/** Address of the training menu with an old lesson on the path. */
export const pathOfLesson = (lessonId: string): string =>
  `${path('training-menu')}?${archiveParam}=${encodeURIComponent(lessonId)}`;
