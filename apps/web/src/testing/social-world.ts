import type { FriendItem, Profile, Summary, User } from '@digipals/contract';
import { failure, type Handlers } from './fake-server.ts';
import {
  makeAchievements,
  makeFriend,
  makeScore,
  makeStatus,
  makeStreak,
  makeSummary,
} from './makers.ts';

type Child = Summary & Pick<User, 'timeZone'>;
type Relation = FriendItem['request'];

const child = (id: string, username: string, country: string, timeZone: string): Child => ({
  ...makeSummary({ userId: id, username, country, avatarImage: `/avatars/${id}` }),
  timeZone,
});

/** The other children. */
const others: readonly Child[] = [
  child('u-ali', 'Ali', 'tr', 'Europe/Istanbul'),
  child('u-leyla', 'Leyla', 'az', 'Asia/Baku'),
  child('u-malee', 'Malee', 'th', 'Asia/Bangkok'),
  child('u-pablo', 'Pablo', 'es', 'Europe/Madrid'),
  child('u-wei', 'Wei', 'cn', 'Asia/Shanghai'),
];

const online = new Set(['u-ali', 'u-malee']);
const lastSeen = '2026-01-15T09:00:00.000Z';
const folded = (name: string) => name.normalize('NFKD').toLowerCase();
const summaryOf = ({ timeZone: _, ...summary }: Child): Summary => summary;
const userOf = ({ avatarImage: _, ...user }: Child): User => user;

/** The state of the world. */
function createMemory(mia: User) {
  const relations = new Map<string, Relation>([
    ['u-ali', { status: 'accepted', requestorId: 'u-mia' }],
    ['u-wei', { status: 'accepted', requestorId: 'u-wei' }],
    ['u-leyla', { status: 'pending', requestorId: 'u-leyla' }],
    ['u-pablo', { status: 'pending', requestorId: 'u-mia' }],
  ]);
  const blocked = new Set<string>();
  const liked = new Set<string>();
  const visible = () => others.filter(({ userId }) => !blocked.has(userId));
  const find = (id: string) => visible().find(({ userId }) => userId === id);
  const isFriend = (id: string) => relations.get(id)?.status === 'accepted';
  /** A response that only friends get. */
  const forFriends = <T>(id: string, answer: T) => {
    if (id === mia.userId || isFriend(id)) return answer;
    return failure(find(id) ? 'forbidden' : 'not_found');
  };
  return { mia, relations, blocked, liked, visible, find, isFriend, forFriends };
}

type Memory = ReturnType<typeof createMemory>;

function itemOf(known: Child, relation: Relation): FriendItem {
  const isFriend = relation.status === 'accepted';
  return makeFriend({
    ...summaryOf(known),
    ...relation,
    online: isFriend && online.has(known.userId),
    lastSeen: isFriend ? lastSeen : null,
  });
}

const finding = ({ relations, visible }: Memory): Handlers => ({
  'GET users/summaries': ({ query }) =>
    visible()
      .filter(({ username }) => folded(username).startsWith(folded(query.get('username') ?? '')))
      .map(summaryOf),
  'GET recommendations/friends': () =>
    visible()
      .filter(({ userId }) => !relations.has(userId))
      .map(summaryOf),
});

function friendships({ mia, relations, blocked, visible, find, forFriends }: Memory): Handlers {
  const relate = (id: string, relation: Relation) => {
    const known = find(id);
    if (!known) return failure('not_found');
    relations.set(id, relation);
    return itemOf(known, relation);
  };
  return {
    'GET users/{id}/friends': () =>
      visible().flatMap(known => {
        const relation = relations.get(known.userId);
        return relation ? [itemOf(known, relation)] : [];
      }),
    'GET users/{id}/mutualFriends': ({ params: { id } }) => forFriends(id, []),
    'POST friendRequests': ({ body: { requesteeId } }) => {
      const before = relations.get(requesteeId);
      const mutual = before?.status === 'accepted' || before?.requestorId === requesteeId;
      return relate(requesteeId, {
        status: mutual ? 'accepted' : 'pending',
        requestorId: before?.requestorId ?? mia.userId,
      });
    },
    'PUT friendRequests': ({ body: { requestorId } }) =>
      relations.has(requestorId)
        ? relate(requestorId, { status: 'accepted', requestorId })
        : failure('not_found'),
    'DELETE users/{id}/friends/{friendId}': ({ params: { friendId } }) => {
      relations.delete(friendId);
      return { friendId };
    },
    'GET users/{id}/blocks': () =>
      others.filter(({ userId }) => blocked.has(userId)).map(summaryOf),
    'POST users/{id}/blocks': ({ body: { blockedUserId } }) => {
      blocked.add(blockedUserId);
      relations.delete(blockedUserId);
      return { blockedUserId };
    },
    'DELETE users/{id}/blocks/{blockedUserId}': ({ params: { blockedUserId } }) => {
      blocked.delete(blockedUserId);
      return { blockedUserId };
    },
  };
}

function statusOf({ mia, relations, liked, find, isFriend }: Memory, id: string) {
  const friendCount = [...relations.values()].filter(r => r.status === 'accepted').length;
  if (id === mia.userId) return makeStatus({ friendCount });
  if (!find(id)) return failure('not_found');
  const canBeLiked = !liked.has(id);
  if (!isFriend(id)) return makeStatus({ online: false, domino: false, canBeLiked });
  const likeCount = canBeLiked ? 0 : 1;
  return makeStatus({ online: online.has(id), lastSeen, friendCount: 1, likeCount, canBeLiked });
}

const visiting = (memory: Memory): Handlers => ({
  'GET users/{id}': ({ params: { id } }) => {
    const known = memory.find(id);
    if (id === memory.mia.userId) return memory.mia;
    return known ? userOf(known) : failure('not_found');
  },
  'GET users/{id}/status': ({ params: { id } }) => statusOf(memory, id),
  'POST likes': ({ body }) => {
    if ('likePostId' in body) return { likedItemId: body.likePostId };
    if (!memory.find(body.likeUserId)) return failure('not_found');
    memory.liked.add(body.likeUserId);
    return { likedItemId: body.likeUserId };
  },
});

const winning = ({ mia, isFriend, forFriends }: Memory): Handlers => {
  const friendly = { streak: 2, today: null, week: [] };
  return {
    'GET streaks/{userId}': ({ params: { userId } }) =>
      forFriends(userId, makeStreak(userId === mia.userId ? {} : friendly)),
    'GET streaks/{userId}/{otherUserId}': ({ params: { otherUserId } }) =>
      isFriend(otherUserId)
        ? makeStreak({ ...friendly, streakType: 'friendship' })
        : failure('not_found'),
    'GET users/{id}/notifications': () => [],
    'PUT users/{id}/notifications': ({ body }) => body,
    'GET users/{id}/achievements': ({ params: { id } }) => forFriends(id, makeAchievements()),
    'GET users/{id}/scores': ({ params: { id } }) => forFriends(id, [makeScore()]),
  };
};

type Social = {
  handlers: Handlers;
  /** The friendship with a child, as in its profile. */
  relation(id: string): Pick<Profile, 'friendShipStatus' | 'friendShipRequestorId'>;
  /** Whether the child exists and is visible to Mia. */
  knows(id: string): boolean;
};

/**
 * The children around Mia: Ali and Wei are friends, Leyla sent her a request, she sent Pablo one, Malee
 * is a stranger. Requests, friendships, blocks and likes are stored.
 */
export function makeSocialWorld(mia: User): Social {
  const memory = createMemory(mia);
  const { relations, find } = memory;
  return {
    handlers: {
      ...finding(memory),
      ...friendships(memory),
      ...visiting(memory),
      ...winning(memory),
    },
    relation: id => {
      const relation = relations.get(id);
      return {
        friendShipStatus: relation?.status ?? null,
        friendShipRequestorId: relation?.requestorId ?? null,
      };
    },
    knows: id => id === mia.userId || find(id) !== undefined,
  };
}
