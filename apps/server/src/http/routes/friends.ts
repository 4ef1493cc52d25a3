import {
  readBlocks,
  readFriends,
  readMutualFriends,
  recommend,
  requireSelf,
  searchByName,
  suggest,
  unblockChild,
} from '../../domains/friends/index.ts';
import { acceptRequest, askToBeFriends } from '../../use-cases/make-friends.ts';
import { block, part } from '../../use-cases/part-friends.ts';
import type { HandlersOf } from '../call.ts';

export const friendsHandlers: HandlersOf<
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
> = {
  'GET users/{id}/friends': ({ db, params, now }) => readFriends(db, params.id, now),

  'GET users/{id}/mutualFriends': ({ db, params, child, now }) =>
    readMutualFriends(db, { userId: child.userId, otherId: params.id }, now),

  'GET recommendations/friends': ({ db, query, child, now }) =>
    (query.type === 'online' ? suggest : recommend)(db, child.userId, now),

  'GET users/summaries': ({ db, query, child }) => searchByName(db, child.userId, query.username),

  'POST friendRequests': async ({ db, body, child, now }) => {
    await requireSelf(db, child.userId, body.requestorId);
    return askToBeFriends(db, { userId: child.userId, otherId: body.requesteeId, now });
  },

  'PUT friendRequests': async ({ db, body, child, now }) => {
    await requireSelf(db, child.userId, body.requesteeId);
    return acceptRequest(db, { userId: child.userId, otherId: body.requestorId, now });
  },

  'DELETE users/{id}/friends/{friendId}': async ({ db, params, now }) => {
    const { id, friendId } = params;
    await part(db, { userId: id, otherId: friendId, now });
    return { friendId };
  },

  'GET users/{id}/blocks': ({ db, params }) => readBlocks(db, params.id),

  'POST users/{id}/blocks': async ({ db, params, body: { blockedUserId }, now }) => {
    await block(db, { userId: params.id, otherId: blockedUserId, now });
    return { blockedUserId };
  },

  'DELETE users/{id}/blocks/{blockedUserId}': async ({ db, params }) => {
    const { id, blockedUserId } = params;
    await unblockChild(db, { userId: id, otherId: blockedUserId });
    return { blockedUserId };
  },
};
