import { z } from 'zod';
import { childId, endpoint } from './endpoint.ts';

/** Calls of the noun likes (CALL-26). Liking again is the same like (PROFILE-19, AMBIG-58). */
export const likesEndpoints = {
  'POST likes': endpoint({
    summary: 'Likes the profile of another child',
    access: 'session',
    body: z.strictObject({ likeUserId: childId }),
    response: z.strictObject({ likedItemId: z.string() }),
    errors: ['forbidden', 'not_found'],
  }),
} as const;
