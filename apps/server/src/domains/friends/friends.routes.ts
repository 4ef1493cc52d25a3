import type { FriendItem } from '@digipals/contract';
import type { HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';
import { recommend, searchByName, suggest } from './find.service.ts';
import { readBlocks, readFriends, readMutualFriends, unblockChild } from './friends.service.ts';
import { requireSelf } from './visibility.service.ts';

type Action<Result> = (
  db: Db,
  by: { userId: string; otherId: string; now: number },
) => Promise<Result>;

/** What a child does with another; `userId` is the one who does it. */
export type FriendActions = {
  readonly ask: Action<FriendItem>;
  readonly accept: Action<FriendItem>;
  readonly part: Action<void>;
  readonly block: Action<void>;
};

/** Calls of the noun friends. */
export const friendsHandlers = (
  actions: FriendActions,
): HandlersOf<
  | 'GET users/{id}/friends'
  | 'GET users/{id}/mutualFriends'
  | 'GET recommendations/friends'
  | 'GET users/summaries'
  | 'POST friendRequests'
  | 'PUT friendRequests'
  | 'DELETE users/{id}/friends/{friendId}'
  | 'GET users/{id}/blocks'
  | 'POST users/{id}/blocks'
  | 'DELETE users/{id}/blocks/{blockedUserId}'
> => ({
  'GET users/{id}/friends': ({ db, params, now }) => readFriends(db, params.id, now),

  'GET users/{id}/mutualFriends': ({ db, params, child, now }) =>
    readMutualFriends(db, { userId: child.userId, otherId: params.id }, now),

  'GET recommendations/friends': ({ db, query, child, now }) =>
    (query.type === 'online' ? suggest : recommend)(db, child.userId, now),

  'GET users/summaries': ({ db, query, child }) => searchByName(db, child.userId, query.username),

  'POST friendRequests': async ({ db, body, child, now }) => {
    await requireSelf(db, child.userId, body.requestorId);
    return actions.ask(db, { userId: child.userId, otherId: body.requesteeId, now });
  },

  'PUT friendRequests': async ({ db, body, child, now }) => {
    await requireSelf(db, child.userId, body.requesteeId);
    return actions.accept(db, { userId: child.userId, otherId: body.requestorId, now });
  },

  'DELETE users/{id}/friends/{friendId}': async ({ db, params, now }) => {
    const { id, friendId } = params;
    await actions.part(db, { userId: id, otherId: friendId, now });
    return { friendId };
  },

  'GET users/{id}/blocks': ({ db, params }) => readBlocks(db, params.id),

  'POST users/{id}/blocks': async ({ db, params, body: { blockedUserId }, now }) => {
    await actions.block(db, { userId: params.id, otherId: blockedUserId, now });
    return { blockedUserId };
  },

  'DELETE users/{id}/blocks/{blockedUserId}': async ({ db, params }) => {
    const { id, blockedUserId } = params;
    await unblockChild(db, { userId: id, otherId: blockedUserId });
    return { blockedUserId };
  },
});
