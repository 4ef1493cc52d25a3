import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';

/** A child as others may see it. `country` is ISO 3166 in lower case; `timeZone` is derived from it (SAFE-10). */
export const userSchema = z.strictObject({
  userId: z.string(),
  username: z.string(),
  country: z.string().length(2),
  timeZone: z.string(),
});
/** A child as others may see it. */
export type User = z.infer<typeof userSchema>;

/**
 * `users/current`: with a ticket as bearer, the answer has the session token (NOTSHOWN-25), and the key
 * with which the browser seals the unsent work of the child when it logs out.
 */
export const currentUserSchema = userSchema.extend({
  userAccessToken: z.string().optional(),
  workKey: z.string().optional(),
});
/** Answer of `users/current`. */
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** What a stranger may see of a child: name, avatar and country (SAFE-08). */
export const summarySchema = z.strictObject({
  userId: z.string(),
  username: z.string(),
  country: z.string().length(2),
  /** Base address of the drawn avatar, as in the profile. */
  avatarImage: z.string(),
});
/** A child as a stranger sees it. */
export type Summary = z.infer<typeof summarySchema>;

/**
 * PROFILE-18. A stranger sees only `canBeLiked`, the other fields are empty
 * (SAFE-08); only the child itself sees its notifications. `notificationLast` is the id of the
 * latest one. Times are ISO 8601 in UTC.
 */
export const statusSchema = z.strictObject({
  online: z.boolean(),
  domino: z.boolean(),
  lastSeen: z.iso.datetime().nullable(),
  friendCount: z.int().nonnegative(),
  notificationCount: z.int().nonnegative(),
  notificationLast: z.string().nullable(),
  likeCount: z.int().nonnegative(),
  canBeLiked: z.boolean(),
});
/** Status of a child. */
export type UserStatus = z.infer<typeof statusSchema>;

/** Calls of the noun user (CALL-06, CALL-24, CALL-25). */
export const userEndpoints = {
  'GET users/current': endpoint({
    summary: 'The signed-in child; exchanges a ticket for a session token',
    access: 'ticket',
    offline: 'server-first',
    firstPage: 'session',
    response: currentUserSchema,
    errors: ['ticket_invalid'],
  }),
  'GET users/{id}': endpoint({
    summary: 'A child',
    access: 'visible',
    params: userIdParam,
    response: userSchema,
  }),
  'GET users/{id}/status': endpoint({
    summary: 'Presence and counts of a child',
    access: 'visible',
    params: userIdParam,
    response: statusSchema,
  }),
} as const;
