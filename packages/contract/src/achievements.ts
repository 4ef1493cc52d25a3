import { z } from 'zod';
import { trophyKinds, trophyLevels } from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';

/** NOTSHOWN-58: progress towards a trophy. `level` is the highest won, `next` the one to win next. */
export const trophySchema = z.strictObject({
  kind: z.enum(trophyKinds),
  count: z.int().nonnegative(),
  level: z.enum(trophyLevels).nullable(),
  next: z.strictObject({ level: z.enum(trophyLevels), count: z.int().positive() }).nullable(),
});
/** Progress towards a trophy. */
export type Trophy = z.infer<typeof trophySchema>;

/** Trophies, and stars: activities with only right answers and no skipped question. */
export const achievementsSchema = z.strictObject({
  stars: z.int().nonnegative(),
  trophies: z.array(trophySchema),
});
/** Trophies and stars of a child. */
export type Achievements = z.infer<typeof achievementsSchema>;

/**
 * The best score of an activity that was played. `title` is in the English the child learns. `userScore` counts
 * skipped questions (AMBIG-24); `right` has the right answers of the run with most of them, and is what is shown.
 * `skipped` are the questions skipped in that run, if any: only the child itself reads them, and none of a test.
 */
export const scoreSchema = z.strictObject({
  activityId: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  userScore: z.int().nonnegative(),
  right: z.int().nonnegative(),
  skipped: z.int().positive().optional(),
  totalScore: z.int().positive(),
});
/** The best score of an activity. */
export type Score = z.infer<typeof scoreSchema>;

/** Calls of the noun achievements (CALL-27, CALL-28), the caller's own and those of friends (PROFILE-24). */
export const achievementsEndpoints = {
  'GET users/{id}/achievements': endpoint({
    summary: 'Trophies and stars of a child',
    access: 'friend',
    params: userIdParam,
    response: achievementsSchema,
  }),
  'GET users/{id}/scores': endpoint({
    summary: 'Best scores of a child, in course order',
    access: 'friend',
    params: userIdParam,
    response: z.array(scoreSchema),
  }),
} as const;
