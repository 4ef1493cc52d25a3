import { z } from 'zod';
import { childId, endpoint, userIdPathParam } from './endpoint.ts';

/** STREAK-08 */
export const streakTypeSchema = z.enum(['lingo', 'friendship']);

/**
 * STREAK-07: days in a row. `message` is a text to show instead of the app's own (NOTSHOWN-12).
 * `today` is what the child has won of the Lingos a day asks for, and `week` its last seven local
 * days, the last of them today; both only on the own streak (`null` and empty otherwise).
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
/** Days in a row. */
export type Streak = z.infer<typeof streakSchema>;

/** Calls of the noun streaks (CALL-17, CALL-18). */
export const streaksEndpoints = {
  'GET streaks/{userId}': endpoint({
    summary: 'Days in a row on which a child won its Lingos',
    access: 'friend',
    params: userIdPathParam,
    response: streakSchema,
  }),
  'GET streaks/{userId}/{otherUserId}': endpoint({
    summary: 'Days in a row on which two friends both won their Lingos',
    access: 'self',
    params: userIdPathParam.extend({ otherUserId: childId }),
    response: streakSchema,
    errors: ['not_found'],
  }),
} as const;
