import type { Kept } from './child-cache.ts';
import { keepSavedOnly } from './media-cache.ts';

/** A lesson has a record from the moment the child saves it until it removes it. */
const recordOf = (lessonId: string): string => `/saved-lessons/${encodeURIComponent(lessonId)}`;

/** Whether the child wants a lesson saved; it may not be complete yet. */
export const hasLessonRecord = async ({ lessons }: Kept, lessonId: string): Promise<boolean> =>
  (await lessons.match(recordOf(lessonId))) !== undefined;

/** Records that a lesson is to be saved, and its files as far as they are known. */
export const recordLessonFiles = (
  { lessons }: Kept,
  lessonId: string,
  files: readonly string[],
): Promise<void> => lessons.put(recordOf(lessonId), Response.json(files));

/** Removes the record of a lesson and the files that no other saved lesson needs. */
export async function removeLessonRecord(kept: Kept, lessonId: string): Promise<void> {
  await kept.lessons.delete(recordOf(lessonId));
  await removeUnusedFiles(kept);
}

/** Removes saved files that no recorded lesson names any more. */
export async function removeUnusedFiles({ lessons, media }: Kept): Promise<void> {
  const lists = (await lessons.keys()).map(async request => {
    const found = await lessons.match(request);
    return found ? ((await found.json()) as string[]) : [];
  });
  await keepSavedOnly(media, new Set((await Promise.all(lists)).flat()));
}
