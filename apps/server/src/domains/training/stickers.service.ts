import type { AlbumPage } from '@digipals/contract';
import { isCompleted } from '@digipals/engine';
import type { Content } from '../../content/content.ts';
import { numberOf, titleIn } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { isLessonDone } from './training.policy.ts';
import { findProgress } from './training.service.ts';

/**
 * The sticker album of a child: a sticker for each completed activity, and one for each lesson that is done.
 * Tests have none: they teach nothing new, and one that was left could never be won (AMBIG-33).
 */
export async function readStickers(db: Db, content: Content, userId: string): Promise<AlbumPage[]> {
  const progress = await findProgress(db, content, userId);
  if (!progress) return [];
  const { lessons, hasCome, variety } = progress;
  return lessons.map(({ lesson, lessonId, activities }, index) => ({
    lessonId,
    ...numberOf(lesson),
    title: titleIn(variety, lesson),
    picture: lesson.thumbnail,
    won: isLessonDone(activities),
    reached: hasCome(index),
    stickers: activities
      .filter(({ test }) => !test)
      .map(({ activityId, title, thumbnail, userScore, totalScore }) => ({
        activityId,
        title,
        picture: content.stickerOf(activityId) ?? thumbnail,
        won: isCompleted(userScore, totalScore),
      })),
  }));
}
