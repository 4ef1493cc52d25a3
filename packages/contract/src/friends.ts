import { z } from 'zod';
import { friends } from './constants.ts';
import { childId, endpoint, userIdParam } from './endpoint.ts';
import { summarySchema } from './user.ts';

/** FRIEND-07: a friend request is pending, then accepted. */
export const friendStatusSchema = z.enum(['pending', 'accepted']);
/** State of a friendship. */
export type FriendStatus = z.infer<typeof friendStatusSchema>;

/**
 * FRIEND-06: another child and the friendship with it. Only friends see `online` and `lastSeen` (ISO 8601
 * in UTC): false and null while the request is pending (SAFE-08).
 */
export const friendItemSchema = z.strictObject({
  friend: summarySchema.extend({ online: z.boolean(), lastSeen: z.iso.datetime().nullable() }),
  request: z.strictObject({ status: friendStatusSchema, requestorId: z.string() }),
});
/** Another child and the friendship with it. */
export type FriendItem = z.infer<typeof friendItemSchema>;

/**
 * Kind of recommendations (CALL-37): `faf` for fetch a friend, from other countries first; `online` for the
 * suggested DigiPals who are online now (FRIEND-03).
 */
export const recommendationTypeSchema = z.enum(['faf', 'online']);

const friendRequestSchema = z.strictObject({ requesteeId: childId, requestorId: childId });

/** Reads of both children that a friendship or a block changes. */
const friendshipChanges = [
  'GET users/{id}/friends',
  'GET users/{id}/profile',
  'GET users/{id}/status',
  'GET users/{id}/achievements',
  'GET users/{id}/blocks',
  'GET users/{id}/notifications',
  'GET recommendations/friends',
  'GET users/summaries',
  'GET users/{id}/mutualFriends',
] as const;

/**
 * Calls of the noun friends (CALL-37 to CALL-42, SAFE-08, SAFE-09). Without the grown-up's permission
 * for contact, calls that lead to other children answer 403 (SAFE-13).
 */
export const friendsEndpoints = {
  'GET users/{id}/friends': endpoint({
    summary: 'Friends of the child and pending requests in both directions, by name',
    access: 'self',
    tagged: true,
    params: userIdParam,
    response: z.array(friendItemSchema),
  }),
  'GET users/{id}/mutualFriends': endpoint({
    summary: 'Mutual friends of the caller and a friend (AMBIG-53)',
    access: 'friend',
    params: userIdParam,
    response: z.array(friendItemSchema),
  }),
  'GET recommendations/friends': endpoint({
    summary: 'Children recommended to the caller',
    access: 'session',
    query: z.strictObject({ type: recommendationTypeSchema.default('faf') }),
    response: z.array(summarySchema),
    errors: ['forbidden'],
  }),
  'GET users/summaries': endpoint({
    summary: 'Children whose name starts with the query, ignoring case and accents, by name',
    access: 'session',
    query: z.strictObject({
      username: z.string().trim().min(friends.searchMin).max(friends.searchMax),
    }),
    response: z.array(summarySchema),
    errors: ['forbidden'],
  }),
  'POST friendRequests': endpoint({
    summary: 'Sends a friend request, or accepts the one the other child has sent',
    access: 'session',
    reachesOthers: true,
    body: friendRequestSchema,
    changes: friendshipChanges,
    response: friendItemSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'PUT friendRequests': endpoint({
    summary: 'Accepts a request',
    access: 'session',
    reachesOthers: true,
    body: friendRequestSchema.extend({ status: z.literal('accepted') }),
    changes: friendshipChanges,
    response: friendItemSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'DELETE users/{id}/friends/{friendId}': endpoint({
    summary: 'Unfriends, or cancels or declines a request; the other child is not notified',
    access: 'self',
    params: userIdParam.extend({ friendId: childId }),
    changes: friendshipChanges,
    response: z.strictObject({ friendId: z.string() }),
  }),
  'GET users/{id}/blocks': endpoint({
    summary: 'Children whom the child has blocked, by name',
    access: 'self',
    params: userIdParam,
    response: z.array(summarySchema),
  }),
  'POST users/{id}/blocks': endpoint({
    summary: 'Blocks a child: neither sees the other any more; the other child is not notified',
    access: 'self',
    params: userIdParam,
    body: z.strictObject({ blockedUserId: childId }),
    changes: friendshipChanges,
    response: z.strictObject({ blockedUserId: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
  'DELETE users/{id}/blocks/{blockedUserId}': endpoint({
    summary: 'Removes a block; the friendship is not restored',
    access: 'self',
    params: userIdParam.extend({ blockedUserId: childId }),
    changes: friendshipChanges,
    response: z.strictObject({ blockedUserId: z.string() }),
  }),
} as const;
