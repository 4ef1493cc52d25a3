import { folderOf } from './drafts.ts';
import type { LessonSource, Pack } from './pack.ts';

const namesOf = (written: LessonSource): string[] => {
  const folder = folderOf(written).replace(/^lessons\/|\/$/g, '');
  const { id, number } = written.lesson;
  return [id, String(number), folder, folder.replace(/^\d+-/, '')];
};

/** The lesson that an author names by its number, folder or id; the folder may lack its number. */
export const findLesson = ({ lessons }: Pack, wanted: string): LessonSource | undefined =>
  lessons.find(written => namesOf(written).includes(wanted));
