import type { UserStatus } from '@digipals/contract';
import type { HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';
import type { Bond } from '../friends/index.ts';
import { readUser } from './user.service.ts';

/** Reads what the caller may know of the presence and the counts of a child. */
export type ReadStatus = (
  db: Db,
  asked: {
    callerId: string;
    userId: string;
    relation: Bond['relation'];
    now: number;
    offset: number | null;
  },
) => Promise<UserStatus>;

/** Calls of the noun user. */
export const userHandlers = (
  readStatus: ReadStatus,
): HandlersOf<'GET users/current' | 'GET users/{id}' | 'GET users/{id}/status'> => ({
  'GET users/current': async ({ db, child: { userId, userAccessToken } }) => {
    const user = await readUser(db, userId);
    return userAccessToken === undefined ? user : { ...user, userAccessToken };
  },

  'GET users/{id}': ({ db, params }) => readUser(db, params.id),

  'GET users/{id}/status': ({ db, params, child, bond, now, offset }) =>
    readStatus(db, {
      callerId: child.userId,
      userId: params.id,
      relation: bond.relation,
      now,
      offset,
    }),
});
