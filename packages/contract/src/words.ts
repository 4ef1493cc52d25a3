import { z } from 'zod';
import { activitySchema } from './activities.ts';
import { languageCodes } from './constants.ts';
import { wordSchema } from './dictionary.ts';
import { endpoint, userIdParam } from './endpoint.ts';
import { growths } from './words/growths.ts';

const growth = z.enum(growths);

const metWordSchema = wordSchema
  .pick({ id: true, word: true, picture: true, audio: true })
  .extend({ growth });
/** A word of the dictionary that a child met in the course. */
export type MetWord = z.infer<typeof metWordSchema>;

const wordReviewSchema = z.strictObject({
  /** The questions of the day; null when no word is due. */
  activity: activitySchema.nullable(),
  /** The words of each question, and what a right answer makes of them. */
  asked: z.array(z.strictObject({ questionId: z.string(), wordIds: z.array(z.string()), growth })),
  /** Whether the review of the day was paid. */
  paid: z.boolean(),
});
/** The word review of a day. */
export type WordReview = z.infer<typeof wordReviewSchema>;

/** Calls of the noun words. */
export const wordsEndpoints = {
  'GET users/{id}/words': endpoint({
    summary: 'The words that a child met in the course, the newest first',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
    response: z.array(metWordSchema),
  }),
  'GET users/{id}/wordReview': endpoint({
    summary: 'At most ten words to practise today, as an activity',
    access: 'self',
    premium: true,
    params: userIdParam,
    query: z.strictObject({ language: z.enum(languageCodes).optional() }),
    offline: 'server-first',
    response: wordReviewSchema,
  }),
} as const;
