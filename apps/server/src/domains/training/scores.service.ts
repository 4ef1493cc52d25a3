import type { Score } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import type { ListedLesson } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { listBest, listProgress } from './training.data.ts';
import { withScore } from './training.service.ts';

/** Best scores of played activities: those of the child's course in order, then others. */
export async function readScores(db: Db, content: Content, userId: string): Promise<Score[]> {
  const rows = await listProgress(db, userId);
  const [child] = rows;
  if (!child) throw new ApiError('not_found');
  const scores = new Map(rows.map(row => [row.activityId, row]));
  const best = new Map((await listBest(db, userId)).map(row => [row.activityId, row]));
  const isOwn = ({ pack }: ListedLesson): boolean => pack === child.course;
  const others = content.lessons.filter(lesson => !isOwn(lesson));
  return [...content.lessons.filter(isOwn), ...others]
    .flatMap(({ activities, songs = [] }) => [...activities, ...songs])
    .flatMap(activity => {
      const scored = withScore(activity, scores.get(activity.activityId), child.teachingLanguage);
      const { activityId, title, thumbnail, userScore, totalScore } = scored;
      if (userScore === null) return [];
      const { right = 0, skipped = 0 } = best.get(activityId) ?? {};
      return {
        ...{ activityId, title, thumbnail, userScore, totalScore },
        right: Math.min(right, totalScore),
        ...(skipped > 0 && { skipped }),
      };
    });
}

/** The scores of a child as a friend sees them: without its skips, so they do not count as answers either. */
export const readScoresOfFriend = async (
  db: Db,
  content: Content,
  userId: string,
): Promise<Score[]> =>
  (await readScores(db, content, userId)).map(({ skipped: _, ...score }) => ({
    ...score,
    userScore: score.right,
  }));

/** The activities in which a child has answered all questions right. */
export async function readStars(db: Db, content: Content, userId: string): Promise<string[]> {
  const scores = await readScores(db, content, userId);
  return scores
    .filter(({ right, totalScore }) => right === totalScore)
    .map(({ activityId }) => activityId);
}
