import type { Score } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import type { ListedLesson } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { listProgress } from './training.data.ts';
import { withScore } from './training.service.ts';

/** Best scores of played activities: those of the child's course in order, then others. */
export async function readScores(db: Db, content: Content, userId: string): Promise<Score[]> {
  const rows = await listProgress(db, userId);
  const [child] = rows;
  if (!child) throw new ApiError('not_found');
  const scores = new Map(rows.map(row => [row.activityId, row]));
  const isOwn = ({ pack }: ListedLesson): boolean => pack === child.course;
  const others = content.lessons.filter(lesson => !isOwn(lesson));
  return [...content.lessons.filter(isOwn), ...others]
    .flatMap(({ activities, songs = [] }) => [...activities, ...songs])
    .flatMap(activity => {
      const scored = withScore(activity, scores.get(activity.activityId), child.teachingLanguage);
      const { activityId, title, thumbnail, userScore, totalScore } = scored;
      return userScore === null ? [] : { activityId, title, thumbnail, userScore, totalScore };
    });
}

/** The stars of a child: activities with all answers right. */
export async function countStars(db: Db, content: Content, userId: string): Promise<number> {
  const scores = await readScores(db, content, userId);
  return scores.filter(({ userScore, totalScore }) => userScore === totalScore).length;
}
