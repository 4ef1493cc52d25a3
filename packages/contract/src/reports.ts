import { z } from 'zod';
import { messages, reportReasons } from './constants.ts';
import { childId, endpoint } from './endpoint.ts';

/** Calls of the noun reports (CALL-45, NOTSHOWN-30, SAFE-06). */
export const reportsEndpoints = {
  'POST reportButton': endpoint({
    summary: 'Reports a problem to DigiPals; the server attaches the context',
    access: 'session',
    body: z.strictObject({
      reason: z.enum(reportReasons),
      userId: childId.optional(),
      text: z.string().trim().max(messages.maxUnits).optional(),
      /** Page of the report, as a route pattern without ids. */
      page: z.string().max(100).optional(),
      /** The delivered message or post it is about. */
      messageId: z.string().min(1).max(64).optional(),
      postId: z.string().min(1).max(64).optional(),
    }),
    response: z.strictObject({ reportId: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
