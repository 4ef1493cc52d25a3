import type { Song } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import { titleIn } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { readWay } from '../training/index.ts';

/**
 * The songs of a child's course, lesson by lesson. Those of lessons it has not come to are locked: a
 * song sings of words its lesson teaches.
 */
export async function readSongs(db: Db, content: Content, userId: string): Promise<Song[]> {
  const { lessons, variety, isDone } = await readWay(db, content, userId);
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
