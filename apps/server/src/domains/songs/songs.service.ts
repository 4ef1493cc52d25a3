import type { Song } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import { titleIn } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { readCourseProgress } from '../training/index.ts';

/**
 * The songs of a child's course, in lesson order. Songs of lessons it has not reached are locked,
 * because they use the words of their lessons.
 */
export async function readSongs(db: Db, content: Content, userId: string): Promise<Song[]> {
  const { lessons, variety, isDone } = await readCourseProgress(db, content, userId);
  return lessons.flatMap(({ lesson, reached }) =>
    (lesson.songs ?? []).map(song => ({
      activityId: song.activityId,
      title: titleIn(variety, song),
      thumbnail: song.thumbnail,
      lesson: { number: lesson.number, title: titleIn(variety, lesson) },
      sung: isDone(song),
      locked: !reached,
    })),
  );
}
