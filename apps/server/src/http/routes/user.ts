import { readUser } from '../../domains/user/index.ts';
import { greetNewChild } from '../../use-cases/greet-new-child.ts';
import { readStatus } from '../../use-cases/read-status.ts';
import type { HandlersOf } from '../call.ts';

export const userHandlers: HandlersOf<
  'GET users/current' | 'GET users/{id}' | 'GET users/{id}/status'
> = {
  'GET users/current': async ({ db, child: { userId, userAccessToken, workKey }, now }) => {
    const user = await readUser(db, userId);
    if (userAccessToken === undefined) return user;
    await greetNewChild(db, { userId, now });
    return { ...user, userAccessToken, workKey };
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
};
