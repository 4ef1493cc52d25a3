import { z } from 'zod';
import { friends } from './constants.ts';
import { childId, endpoint, userIdParam } from './endpoint.ts';
import { summarySchema } from './user.ts';

/** FRIEND-07: a friendship is asked for, then there. */
export const friendStatusSchema = z.enum(['pending', 'accepted']);
/** State of a friendship. */
export type FriendStatus = z.infer<typeof friendStatusSchema>;

/**
 * FRIEND-06: another child and the friendship with it. `online` and `lastSeen` (ISO 8601 in UTC) are
 * told of friends alone: false and null while the request is pending (SAFE-08).
 */
export const friendItemSchema = z.strictObject({
  friend: summarySchema.extend({ online: z.boolean(), lastSeen: z.iso.datetime().nullable() }),
  request: z.strictObject({ status: friendStatusSchema, requestorId: z.string() }),
});
/** Another child and the friendship with it. */
export type FriendItem = z.infer<typeof friendItemSchema>;

/**
 * Whom to recommend (CALL-37): `faf` for fetch a friend, from other countries first; `online` for the
 * suggested DigiPals, those that are here now (FRIEND-03).
 */
export const recommendationTypeSchema = z.enum(['faf', 'online']);

const friendRequestSchema = z.strictObject({ requesteeId: childId, requestorId: childId });

/** What a friendship or a block changes, for both children. */
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
 * Calls of the noun friends (CALL-37 to CALL-42, SAFE-08, SAFE-09). A child whose grown-up does not
 * permit contact is answered 403 by those that lead to other children (SAFE-13).
 */
export const friendsEndpoints = {
  'GET users/{id}/friends': endpoint({
    summary: 'Friends and requests of the child, both ways, by name',
    access: 'self',
    tagged: true,
    params: userIdParam,
    response: z.array(friendItemSchema),
  }),
  'GET users/{id}/mutualFriends': endpoint({
    summary: 'Friends that the caller and a friend have both (AMBIG-53)',
    access: 'friend',
    params: userIdParam,
    response: z.array(friendItemSchema),
  }),
  'GET recommendations/friends': endpoint({
    summary: 'Children the caller may get to know',
    access: 'session',
    query: z.strictObject({ type: recommendationTypeSchema.default('faf') }),
    response: z.array(summarySchema),
    errors: ['forbidden'],
  }),
  'GET users/summaries': endpoint({
    summary: 'Children whose name begins so, whatever its case and accents, by name',
    access: 'session',
    query: z.strictObject({
      username: z.string().trim().min(friends.searchMin).max(friends.searchMax),
    }),
    response: z.array(summarySchema),
    errors: ['forbidden'],
  }),
  'POST friendRequests': endpoint({
    summary: 'Asks a child to be friends; where it asked before, they are friends now',
    access: 'session',
    body: friendRequestSchema,
    changes: friendshipChanges,
    response: friendItemSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'PUT friendRequests': endpoint({
    summary: 'Accepts a request',
    access: 'session',
    body: friendRequestSchema.extend({ status: z.literal('accepted') }),
    changes: friendshipChanges,
    response: friendItemSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'DELETE users/{id}/friends/{friendId}': endpoint({
    summary: 'Ends a friendship, takes a request back or puts one aside; the other is not told',
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
    summary: 'Blocks a child: neither sees the other any more, and it is not told',
    access: 'self',
    params: userIdParam,
    body: z.strictObject({ blockedUserId: childId }),
    changes: friendshipChanges,
    response: z.strictObject({ blockedUserId: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
  'DELETE users/{id}/blocks/{blockedUserId}': endpoint({
    summary: 'Takes a block back; the friendship does not come back by itself',
    access: 'self',
    params: userIdParam.extend({ blockedUserId: childId }),
    changes: friendshipChanges,
    response: z.strictObject({ blockedUserId: z.string() }),
  }),
} as const;
