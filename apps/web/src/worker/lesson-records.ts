import type { Kept } from './child-cache.ts';
import { keepSavedOnly } from './media-cache.ts';

/** A lesson is promised from the moment the child asks for it until it takes that back. */
const recordOf = (lessonId: string): string => `/saved-lessons/${encodeURIComponent(lessonId)}`;

/** Whether a lesson was to be saved; it may not be whole yet. */
export const isPromised = async ({ lessons }: Kept, lessonId: string): Promise<boolean> =>
  (await lessons.match(recordOf(lessonId))) !== undefined;

/** Remembers that a lesson is to be saved, and which files it is made of as far as that is known. */
export const promise = (
  { lessons }: Kept,
  lessonId: string,
  files: readonly string[],
): Promise<void> => lessons.put(recordOf(lessonId), Response.json(files));

/** Forgets a lesson and what no other saved lesson needs. */
export async function takeBack(kept: Kept, lessonId: string): Promise<void> {
  await kept.lessons.delete(recordOf(lessonId));
  await tidy(kept);
}

/** Removes saved files that no promised lesson names any more. */
export async function tidy({ lessons, media }: Kept): Promise<void> {
  const lists = (await lessons.keys()).map(async request => {
    const found = await lessons.match(request);
    return found ? ((await found.json()) as string[]) : [];
  });
  await keepSavedOnly(media, new Set((await Promise.all(lists)).flat()));
}
