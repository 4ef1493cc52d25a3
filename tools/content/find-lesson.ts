import { folderOf } from './drafts.ts';
import { unitName } from './lesson-order.ts';
import type { LessonSource, Pack } from './pack.ts';

const namesOf = (written: LessonSource): string[] => {
  const folder = folderOf(written).replace(/^lessons\/|\/$/g, '');
  const { lesson } = written;
  return [lesson.id, unitName(lesson), folder, folder.replace(/^\d+-/, '')];
};

/** The lesson that an author names by its number (`R6` for a review), folder or id; the folder may lack its number. */
export const findLesson = ({ lessons }: Pack, wanted: string): LessonSource | undefined =>
  lessons.find(written => namesOf(written).includes(wanted));
