import { z } from 'zod';
import { childId, endpoint } from './endpoint.ts';

/** Calls of the noun likes (CALL-26). Liking twice is one like (PROFILE-19, AMBIG-58). */
export const likesEndpoints = {
  'POST likes': endpoint({
    summary: 'Likes the profile of another child, or a DigiPost on a wall (NOTSHOWN-28)',
    access: 'session',
    reachesOthers: true,
    body: z.union([
      z.strictObject({ likeUserId: childId }),
      z.strictObject({ likePostId: z.string().min(1).max(64) }),
    ]),
    changes: ['GET users/{id}/status', 'GET messages/statuses/{id}'],
    response: z.strictObject({ likedItemId: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
