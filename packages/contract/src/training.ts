import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';

/** An activity in the training list (TRAIN-18). `userScore` is null until it has been played (AMBIG-65). */
export const lessonActivitySchema = z.strictObject({
  activityId: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  lingos: z.int().nonnegative(),
  scoreThreshold: z.number(),
  userScore: z.int().nonnegative().nullable(),
  totalScore: z.int().nonnegative(),
  locked: z.boolean(),
  test: z.boolean().optional(),
});
/** An activity in the training list. */
export type LessonActivity = z.infer<typeof lessonActivitySchema>;

/** TRAIN-19, NOTSHOWN-62: `unlockLesson` is true when all activities are completed. */
export const currentLessonSchema = z.strictObject({
  lessonId: z.string(),
  number: z.int().positive(),
  title: z.string(),
  thumbnail: z.string(),
  activities: z.array(lessonActivitySchema),
  unlockLesson: z.boolean(),
});
/** The lesson a child is in. */
export type CurrentLesson = z.infer<typeof currentLessonSchema>;

/** Calls of the noun training (CALL-30). */
export const trainingEndpoints = {
  'GET users/{id}/currentLesson': endpoint({
    summary: 'The lesson the child is in, with its scores and locks',
    access: 'self',
    premium: true,
    params: userIdParam,
    response: currentLessonSchema,
  }),
} as const;
