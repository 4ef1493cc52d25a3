import { z } from 'zod';
import { messages, reportReasons } from './constants.ts';
import { childId, endpoint } from './endpoint.ts';

/** Calls of the noun reports (CALL-45, NOTSHOWN-30, SAFE-06). */
export const reportsEndpoints = {
  'POST reportButton': endpoint({
    summary: 'Tells DigiPals of something that is not right; the context is attached by the server',
    access: 'session',
    body: z.strictObject({
      reason: z.enum(reportReasons),
      userId: childId.optional(),
      text: z.string().trim().max(messages.maxUnits).optional(),
      /** Page it was told from, as a route pattern without ids. */
      page: z.string().max(100).optional(),
      /** The delivered message or post it is about. */
      messageId: z.string().min(1).max(64).optional(),
      postId: z.string().min(1).max(64).optional(),
    }),
    response: z.strictObject({ reportId: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
