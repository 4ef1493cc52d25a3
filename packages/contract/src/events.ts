import { z } from 'zod';
import { eventCodes, limits } from './constants.ts';
import { endpoint } from './endpoint.ts';

/**
 * An analytics event: first-party, without personal data (NOTSHOWN-36, SAFE-16). `path` is a route
 * pattern such as `/activity/{activityId}`, never an address with ids; `at` is ISO 8601 in UTC.
 */
export const eventSchema = z.strictObject({
  name: z.enum(['navigation', 'tracked', 'answer-success', 'answer-failure']),
  path: z
    .string()
    .max(100)
    .regex(/^\/[A-Za-z0-9/{}?-]*$/),
  code: z.enum(eventCodes).optional(),
  at: z.iso.datetime(),
});
/** An analytics event. */
export type AnalyticsEvent = z.infer<typeof eventSchema>;

/** Calls of the noun events (NOTSHOWN-36). */
export const eventsEndpoints = {
  'POST events': endpoint({
    summary: 'Stores a batch of analytics events',
    access: 'session',
    body: z.array(eventSchema).min(1).max(limits.eventsPerBatch),
    response: z.strictObject({ stored: z.int() }),
  }),
} as const;
