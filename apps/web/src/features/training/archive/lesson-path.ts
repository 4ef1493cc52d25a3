import { path } from '../../../shared/routing/paths.ts';

/** Query parameter with the old lesson on the path, so that reload and back button restore it. */
export const archiveParam = 'lesson';

/** Path of the training menu with an old lesson. */
export const pathOfLesson = (lessonId: string): string =>
  `${path('training-menu')}?${archiveParam}=${encodeURIComponent(lessonId)}`;
