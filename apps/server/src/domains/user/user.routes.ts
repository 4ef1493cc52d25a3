import type { HandlersOf } from '../../app/call.ts';
import { readStatus, readUser } from './user.service.ts';

/** Calls of the noun user. */
export const userHandlers: HandlersOf<
  'GET users/current' | 'GET users/{id}' | 'GET users/{id}/status'
> = {
  'GET users/current': async ({ db, child: { userId, userAccessToken } }) => {
    const user = await readUser(db, userId);
    return userAccessToken === undefined ? user : { ...user, userAccessToken };
  },

  'GET users/{id}': ({ db, params }) => readUser(db, params.id),

  'GET users/{id}/status': ({ db, params, now }) => readStatus(db, params.id, now),
};
