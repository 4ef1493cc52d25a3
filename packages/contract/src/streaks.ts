import { z } from 'zod';
import { childId, endpoint, userIdPathParam } from './endpoint.ts';

/** STREAK-08 */
export const streakTypeSchema = z.enum(['lingo', 'friendship']);

/**
 * STREAK-07: consecutive days. `message` is a text to show instead of the app's own (NOTSHOWN-12).
 * `today` is how many of the day's Lingos the child has won, and `week` its last seven local
 * days up to today; both only on the own streak (`null` and empty otherwise).
 */
export const streakSchema = z.strictObject({
  streak: z.int().nonnegative(),
  streakType: streakTypeSchema,
  message: z.string().nullable(),
  /** True while a grown-up has set a pause: days without Lingos do not end the streak. */
  paused: z.boolean(),
  today: z.strictObject({ lingos: z.int().nonnegative(), won: z.boolean() }).nullable(),
  week: z.array(z.strictObject({ day: z.iso.date(), won: z.boolean() })).max(7),
});
/** Consecutive days. */
export type Streak = z.infer<typeof streakSchema>;

/** Calls of the noun streaks (CALL-17, CALL-18). */
export const streaksEndpoints = {
  'GET streaks/{userId}': endpoint({
    summary: 'Consecutive days on which a child won enough Lingos',
    access: 'friend',
    params: userIdPathParam,
    response: streakSchema,
  }),
  'GET streaks/{userId}/{otherUserId}': endpoint({
    summary: 'Consecutive days on which two friends both won enough Lingos',
    access: 'self',
    params: userIdPathParam.extend({ otherUserId: childId }),
    response: streakSchema,
    errors: ['not_found'],
  }),
} as const;
