import { z } from 'zod';
import {
  notificationKinds,
  notifications,
  studyBuddyActions,
  trophyKinds,
  trophyLevels,
} from './constants.ts';
import { endpoint, userIdParam } from './endpoint.ts';
import { summarySchema } from './user.ts';
import { submissionKindSchema } from './written.ts';

/** The content of a notification; only the fields of its kind are set. */
export const notificationContentSchema = z.strictObject({
  /**
   * Who did it: frequest, faccept, like-profile, post. If that child is no longer visible, the
   * notification is omitted.
   */
  from: summarySchema.optional(),
  /** Lingos won: lingo. */
  amount: z.int().positive().optional(),
  /** Consecutive days: domino-add, domino-rem. */
  streak: z.int().nonnegative().optional(),
  /** For post: where it was written, on the child's own wall, or in a conversation as a reply or not. */
  place: z.enum(['wall', 'message']).optional(),
  /** The conversation: post with place `message`. */
  conversationId: z.string().optional(),
  /** The text: studybuddy with action `returned`, `withheld` or, for its recipient, `takenAway`. */
  submission: submissionKindSchema.optional(),
  /** With action `withheld`: others could read the text before it was retracted. */
  isTakenBack: z.boolean().optional(),
  /** The trophy won: studybuddy with action `trophy`. */
  trophy: z.strictObject({ kind: z.enum(trophyKinds), level: z.enum(trophyLevels) }).optional(),
});

/** NOTIF-01 to NOTIF-03, AMBIG-22: only `studybuddy` has an `action`. `at` is ISO 8601 in UTC. */
export const notificationSchema = z.strictObject({
  id: z.string(),
  isNew: z.boolean(),
  type: z.enum(notificationKinds),
  action: z.enum(studyBuddyActions).nullable(),
  at: z.iso.datetime(),
  content: notificationContentSchema,
});
/** A notification of a child. */
export type Notification = z.infer<typeof notificationSchema>;

/** Calls of the noun notifications (CALL-08, CALL-09). */
export const notificationsEndpoints = {
  'GET users/{id}/notifications': endpoint({
    summary: 'Notifications of the child, newest first',
    access: 'self',
    tagged: true,
    params: userIdParam,
    response: z.array(notificationSchema).max(notifications.kept),
  }),
  'PUT users/{id}/notifications': endpoint({
    summary: 'Marks a notification and all earlier ones as read',
    access: 'self',
    params: userIdParam,
    body: z.strictObject({ lastReadMessageId: z.string().min(1).max(64) }),
    changes: ['GET users/{id}/status'],
    response: z.strictObject({ lastReadMessageId: z.string() }),
    errors: ['not_found'],
  }),
} as const;
