import type { Lesson } from '@digipals/contract';
import { ownDominoUrls } from '@digipals/ui';
import { activityUrl } from '../../../shared/offline/keep/worker-calls.ts';
import type { LessonToSave } from '../../../worker/messages.ts';
import type { Step } from '../progress/steps.ts';
import type { SaveFor } from './save-for.ts';

/**
 * The files of a lesson to save: its unlocked activities in both languages of the player's flag buttons, the
 * pictures of the path, and the child's own Domino. A locked test is added once it is unlocked.
 */
export function lessonToSave(
  lesson: Pick<Lesson, 'lessonId' | 'thumbnail' | 'bytes'>,
  steps: readonly Step[],
  { languages: { supportLanguage, teachingLanguage }, domino }: SaveFor,
): LessonToSave {
  const languages = [...new Set([supportLanguage, teachingLanguage])];
  const open = steps.filter(({ locked, left }) => !locked && !left);
  return {
    lessonId: lesson.lessonId,
    bytes: lesson.bytes,
    files: [
      lesson.thumbnail,
      ...steps.map(({ activity }) => activity.thumbnail),
      ...ownDominoUrls(domino),
    ],
    urls: open.flatMap(({ activity }) =>
      languages.map(language => activityUrl(activity.activityId, language)),
    ),
  };
}

/** Bytes as megabytes with one decimal, never 0. */
export const megabytes = (bytes: number): number => Math.max(1, Math.ceil(bytes / 100_000)) / 10;

/** Progress from 0 to 100; below 100 until everything is stored. */
export const percentSaved = (bytes: number, of: number): number =>
  of > 0 ? Math.min(99, Math.floor((bytes / of) * 100)) : 0;
