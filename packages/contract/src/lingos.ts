import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';

/** What a child was paid for: answers, a delivered message, or a reply to one. */
const lingoReasonSchema = z.enum(['activity', 'message', 'reply']);
/** What a child was paid for. */
export type LingoReason = z.infer<typeof lingoReasonSchema>;

/** Calls of the noun lingos (CALL-16). */
export const lingosEndpoints = {
  'GET users/{id}/lingos': endpoint({
    summary: 'Balance of Lingos of the child, with the newest payment',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
    firstPage: 'home',
    response: z.strictObject({
      amount: z.int().nonnegative(),
      /** The newest payment; left out before the first one, and after a purchase. */
      newest: z.strictObject({ amount: z.int().positive(), reason: lingoReasonSchema }).optional(),
    }),
  }),
} as const;
