import type { ChildCache } from './child-cache.ts';
import { deleteUnneeded } from './media-cache.ts';

/** A lesson has a record from when the child saves it until the child removes it. */
const recordOf = (lessonId: string): string => `/saved-lessons/${encodeURIComponent(lessonId)}`;

/** Whether the child wants a lesson saved; it may not be complete yet. */
export const hasLessonRecord = async (
  { lessons }: ChildCache,
  lessonId: string,
): Promise<boolean> => (await lessons.match(recordOf(lessonId))) !== undefined;

/** Records that a lesson is to be saved, with the files known so far. */
export const recordLessonFiles = (
  { lessons }: ChildCache,
  lessonId: string,
  files: readonly string[],
): Promise<void> => lessons.put(recordOf(lessonId), Response.json(files));

/** Removes the record of a lesson and the files that no other saved lesson needs. */
export async function removeLessonRecord(cache: ChildCache, lessonId: string): Promise<void> {
  await cache.lessons.delete(recordOf(lessonId));
  await removeUnusedFiles(cache);
}

/** Removes saved files that no saved lesson names any more. */
export async function removeUnusedFiles({ lessons, media }: ChildCache): Promise<void> {
  const lists = (await lessons.keys()).map(async request => {
    const found = await lessons.match(request);
    return found ? ((await found.json()) as string[]) : [];
  });
  await deleteUnneeded(media, new Set((await Promise.all(lists)).flat()));
}
