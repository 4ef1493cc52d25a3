import type { FriendItem, Notification, Profile, Summary } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { block, createCast } from '../../testing/cast.ts';
import { befriend, createChild, permit, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let one: TestChild;
let other: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  one = await createChild(server, { username: 'Matrix One' });
  other = await createChild(server, { username: 'Matrix Other' });
});

afterAll(() => server.close());

const get = (child: TestChild, path: string) => server.call('GET', path, { token: child.token });
const read = async <T>(child: TestChild, path: string) => (await get(child, path)).json<T>();
const query = (sql: string, values: unknown[] = []) => server.deps.database.pool.query(sql, values);

const bands = ['11', '12', '13', '22', '23', '33'] as const;
/** Pairs of age bands that may meet. The bands are 7 to 8, 9 to 10 and 11 to 12 years (SAFE-08). */
const meeting: Record<(typeof bands)[number], boolean> = {
  '11': true,
  '12': true,
  '13': false,
  '22': true,
  '23': true,
  '33': true,
};
const permissions = ['both', 'only the one', 'only the other', 'neither'] as const;
const blocks = ['none', 'by the one', 'by the other'] as const;
const relations = ['none', 'asked', 'was asked', 'friends', 'declined'] as const;

type Case = {
  permission: (typeof permissions)[number];
  blocked: (typeof blocks)[number];
  relation: (typeof relations)[number];
};

const cases = permissions.flatMap(permission =>
  blocks.flatMap(blocked => relations.map(relation => ({ permission, blocked, relation }))),
);

/** Puts two children into a state directly in the database. */
async function arrange(pair: string, { permission, blocked, relation }: Case): Promise<void> {
  const [a, b] = [one.userId, other.userId];
  for (const table of ['friendships', 'declined_requests', 'blocks'])
    await query(`DELETE FROM ${table}`);
  const set =
    'UPDATE users SET age_band = $2, contact_allowed = $3, visible_allowed = $3 WHERE user_id = $1';
  const isAllowed = (who: string) => permission === 'both' || permission === who;
  await query(set, [a, Number(pair[0]), isAllowed('only the one')]);
  await query(set, [b, Number(pair[1]), isAllowed('only the other')]);
  if (blocked === 'by the one') await query('INSERT INTO blocks VALUES ($1, $2, now())', [a, b]);
  if (blocked === 'by the other') await query('INSERT INTO blocks VALUES ($1, $2, now())', [b, a]);
  if (relation === 'none') return;
  const status = relation === 'friends' ? 'accepted' : 'pending';
  const requestor = relation === 'was asked' ? b : a;
  const row = 'INSERT INTO friendships VALUES ($1, $2, $3, $4, now())';
  await query(row, [a, b, status, requestor]);
  if (relation === 'declined')
    await query('INSERT INTO declined_requests VALUES ($1, $2, now())', [b, a]);
  else await query(row, [b, a, status, requestor]);
}

/** Whether the child's own lists show the relation. A declined request is not shown. */
const hasRow = ({ relation }: Case, by: TestChild): boolean =>
  relation !== 'none' && !(relation === 'declined' && by === other);

/** What one child may see of the other. */
function expected(pair: (typeof bands)[number], state: Case, by: TestChild) {
  const isOpen = state.permission === 'both' && state.blocked === 'none';
  const mayKnow = isOpen && (meeting[pair] || state.relation !== 'none');
  const mayMeet = isOpen && meeting[pair] && state.relation === 'none';
  const own = by === one ? 'only the one' : 'only the other';
  const isPermitted = state.permission === 'both' || state.permission === own;
  const found = (isVisible: boolean) => (isPermitted ? isVisible : 403);
  const ofFriends = state.relation === 'friends' ? 200 : 403;
  return {
    user: mayKnow ? 200 : 404,
    achievements: mayKnow ? ofFriends : 404,
    search: found(isOpen && (meeting[pair] || hasRow(state, by))),
    faf: found(mayMeet),
    online: found(mayMeet),
    friends: isOpen && hasRow(state, by),
  };
}

async function seen(by: TestChild, of: TestChild) {
  const finds = async (path: string) => {
    const answer = await get(by, path);
    if (answer.status !== 200) return answer.status;
    return answer.json<Summary[]>().some(({ userId }) => userId === of.userId);
  };
  const friends = await read<FriendItem[]>(by, `users/${by.userId}/friends`);
  return {
    user: (await get(by, `users/${of.userId}`)).status,
    achievements: (await get(by, `users/${of.userId}/achievements`)).status,
    search: await finds('users/summaries?username=matrix%20o'),
    faf: await finds('recommendations/friends?type=faf'),
    online: await finds('recommendations/friends?type=online'),
    friends: friends.some(({ friend }) => friend.userId === of.userId),
  };
}

test.each(bands)(
  'SAFE-08 SAFE-13 permissions, blocks and relations decide what children of the age bands %s see',
  async pair => {
    for (const state of cases) {
      await arrange(pair, state);
      server.clock.advance(60_000);
      for (const child of [one, other]) await get(child, 'users/current');
      const message = JSON.stringify(state);
      expect(await seen(one, other), message).toEqual(expected(pair, state, one));
      expect(await seen(other, one), message).toEqual(expected(pair, state, other));
    }
  },
);

test('SAFE-09 a block hides both children from each other at once without notifying either', async () => {
  const [blocker, victim] = [await createChild(server), await createChild(server)];
  await befriend(server, blocker, victim);
  const body = { likeUserId: blocker.userId };
  await server.call('POST', 'likes', { token: victim.token, body });
  const before = await read<Notification[]>(blocker, `users/${blocker.userId}/notifications`);
  expect(before.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['faccept', 'like-profile']),
  );
  await block(server, blocker, victim);
  server.clock.advance(60_000);
  for (const [by, of] of [
    [blocker, victim],
    [victim, blocker],
  ] as const) {
    await get(of, 'users/current');
    expect(await read(by, `users/${by.userId}/friends`)).toEqual([]);
    expect(await read(by, `users/summaries?username=${of.username}`)).toEqual([]);
    for (const type of ['faf', 'online']) {
      const found = await read<Summary[]>(by, `recommendations/friends?type=${type}`);
      expect(found.map(({ userId }) => userId)).not.toContain(of.userId);
    }
    for (const place of ['', '/profile', '/status', '/achievements', '/scores', '/mutualFriends']) {
      const answer = await get(by, `users/${of.userId}${place}`);
      expect([answer.status, answer.text]).toEqual([
        404,
        (await get(by, `users/nobody${place}`)).text,
      ]);
    }
    const notifications = await read<Notification[]>(by, `users/${by.userId}/notifications`);
    expect(notifications.filter(({ content }) => content.from)).toEqual([]);
    expect(await read(by, `users/${by.userId}/status`)).toMatchObject({ friendCount: 0 });
  }
});

test('SAFE-09 only the blocker sees its blocks and can lift them; the two are strangers then', async () => {
  const [blocker, victim] = [await createChild(server), await createChild(server)];
  await befriend(server, blocker, victim);
  await block(server, blocker, victim);
  await block(server, blocker, victim);
  const blocksOf = (child: TestChild) =>
    read<Summary[]>(child, `users/${child.userId}/blocks`).then(list =>
      list.map(({ userId }) => userId),
    );
  expect(await blocksOf(blocker)).toEqual([victim.userId]);
  expect(await blocksOf(victim)).toEqual([]);
  const path = `users/${blocker.userId}/blocks/${victim.userId}`;
  for (let times = 0; times < 2; times += 1) {
    const answer = await server.call('DELETE', path, { token: blocker.token });
    expect(answer.json()).toEqual({ blockedUserId: victim.userId });
  }
  expect(await blocksOf(blocker)).toEqual([]);
  const profile = await read<Profile>(victim, `users/${blocker.userId}/profile`);
  expect(profile.friendShipStatus).toBeNull();
});

test('SAFE-08 hides interests, presence, friends and streak from strangers', async () => {
  const { me, stranger } = await createCast(server);
  await query('UPDATE profiles SET interests = $1 WHERE user_id = ANY($2)', [
    { bgColor: '#ffffff', gradColor: '#ffffff', items: [{ id: 'chess', imgUrl: '' }] },
    [me.userId, stranger.userId],
  ]);
  const ofStranger = await read<Profile>(me, `users/${stranger.userId}/profile`);
  expect(ofStranger.interests.items).toEqual([]);
  expect(ofStranger.wallpaper.id).not.toBe('');
  const own = await read<Profile>(me, `users/${me.userId}/profile`);
  expect(own.interests.items.map(({ id }) => id)).toEqual(['chess']);
  expect((await get(me, `streaks/${stranger.userId}`)).status).toBe(403);
  await befriend(server, stranger, me);
  const ofFriend = await read<Profile>(me, `users/${stranger.userId}/profile`);
  expect(ofFriend.interests.items.map(({ id }) => id)).toEqual(['chess']);
});

test('SAFE-13 without permission of the grown-up a child can neither be found nor contact anyone', async () => {
  const { me, stranger } = await createCast(server);
  await permit(server, me.userId, false);
  const request = { requestorId: me.userId, requesteeId: stranger.userId };
  const answers = [
    await server.call('POST', 'friendRequests', { token: me.token, body: request }),
    await server.call('POST', 'likes', {
      token: me.token,
      body: { likeUserId: stranger.userId },
    }),
    await server.call('PUT', 'friendRequests', {
      token: me.token,
      body: { requestorId: stranger.userId, requesteeId: me.userId, status: 'accepted' },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  for (const path of [
    'users/summaries?username=child',
    'recommendations/friends?type=faf',
    'recommendations/friends?type=online',
  ]) {
    expect((await get(me, path)).status).toBe(403);
  }
  expect(await read(me, `users/${me.userId}/friends`)).toEqual([]);
  expect(await read(stranger, `users/summaries?username=${me.username}`)).toEqual([]);
});

test('SAFE-13 records each consent with method, version and time, append-only', async () => {
  const child = await createChild(server);
  await permit(server, child.userId, false);
  await permit(server, child.userId, true);
  const { rows } = await query(
    "SELECT given, method, version FROM consents WHERE user_id = $1 AND purpose = 'contact' ORDER BY consent_id",
    [child.userId],
  );
  const consent = (given: boolean) => ({ given, method: 'operator', version: 1 });
  expect(rows).toEqual([consent(true), consent(false), consent(true)]);
  await expect(query('UPDATE consents SET given = true')).rejects.toThrow('append-only');
});

test('SAFE-13 withdrawing permission hides a friend; restoring it brings the friend back', async () => {
  const [child, friend] = [await createChild(server), await createChild(server)];
  await befriend(server, child, friend);
  const friends = async () =>
    (await read<FriendItem[]>(child, `users/${child.userId}/friends`)).length;
  await permit(server, friend.userId, false);
  expect(await friends()).toBe(0);
  expect((await get(child, `users/${friend.userId}/profile`)).status).toBe(404);
  await permit(server, friend.userId, true);
  expect(await friends()).toBe(1);
});
