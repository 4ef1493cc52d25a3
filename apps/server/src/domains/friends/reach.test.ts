import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { block, type Cast, createCast, isKnown, roles } from '../../testing/cast.ts';
import { permit } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let cast: Cast;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, path, { token: cast.me.token, ...(body !== undefined && { body }) });

/** Calls that name another child, with the expected status for a friend and for a stranger. */
const calls = {
  'asks another to be friends': {
    send: (id: string) =>
      send('POST', 'friendRequests', { requestorId: cast.me.userId, requesteeId: id }),
    friend: 200,
    stranger: 200,
  },
  'asks on behalf of another': {
    send: (id: string) =>
      send('POST', 'friendRequests', { requestorId: id, requesteeId: cast.me.userId }),
    friend: 403,
    stranger: 403,
  },
  'accepts the request of another': {
    send: (id: string) =>
      send('PUT', 'friendRequests', {
        requestorId: id,
        requesteeId: cast.me.userId,
        status: 'accepted',
      }),
    friend: 200,
    stranger: 404,
  },
  'accepts on behalf of another': {
    send: (id: string) =>
      send('PUT', 'friendRequests', {
        requestorId: cast.me.userId,
        requesteeId: id,
        status: 'accepted',
      }),
    friend: 403,
    stranger: 403,
  },
  'blocks on behalf of another': {
    send: (id: string) => send('POST', `users/${id}/blocks`, { blockedUserId: cast.me.userId }),
    friend: 403,
    stranger: 403,
  },
} as const;

const withNewCast = (): void =>
  beforeAll(async () => {
    cast = await createCast(server);
  });

describe.each(Object.entries(calls))('SAFE-08 SAFE-09 SAFE-14 a child %s', (_name, call) => {
  withNewCast();

  test.each(roles)('SAFE-08 SAFE-09 SAFE-14 %s', async role => {
    const answer = await call.send(cast[role].userId);
    const known = role === 'friend' ? call.friend : call.stranger;
    expect(answer.status, answer.text).toBe(isKnown[role] ? known : 404);
    if (!isKnown[role]) expect(answer.text).toBe((await call.send('nobody')).text);
  });
});

describe('SAFE-09 a child blocks another', () => {
  withNewCast();

  test.each(roles)('SAFE-09 a child blocks another: %s', async role => {
    const path = `users/${cast.me.userId}/blocks`;
    const answer = await send('POST', path, { blockedUserId: cast[role].userId });
    // Blocking is idempotent. A child cannot find out who has blocked it.
    expect(answer.status).toBe(isKnown[role] || role === 'blocked' ? 200 : 404);
  });

  test.each(['me', 'friend'] as const)(
    'SAFE-09 SAFE-13 blocks a friend or requestor while permission is withdrawn: %s',
    async role => {
      const cast = await createCast(server);
      const { me, friend, stranger } = cast;
      const asked = { requestorId: stranger.userId, requesteeId: me.userId };
      await server.call('POST', 'friendRequests', { token: stranger.token, body: asked });
      for (const { userId } of role === 'me' ? [me] : [friend, stranger]) {
        await permit(server, userId, false);
      }
      await block(server, me, friend);
      await block(server, me, stranger);
      const path = `users/${me.userId}/blocks`;
      const listed = await server.call('GET', path, { token: me.token });
      expect(listed.json()).toHaveLength(3);
      for (const { userId } of [me, friend, stranger]) await permit(server, userId, true);
      const again = await server.call('GET', `users/${me.userId}`, { token: friend.token });
      expect(again.status).toBe(404);
    },
  );

  test('SAFE-09 a child cannot block itself', async () => {
    const path = `users/${cast.me.userId}/blocks`;
    expect((await send('POST', path, { blockedUserId: cast.me.userId })).status).toBe(403);
  });
});

describe('SAFE-09 a child ends a friendship or block that may not exist', () => {
  withNewCast();

  test('SAFE-09 a child cannot lift the block of another', async () => {
    await send('DELETE', `users/${cast.me.userId}/blocks/${cast.blocker.userId}`);
    const path = `users/${cast.blocker.userId}`;
    const answer = await server.call('GET', path, { token: cast.me.token });
    expect(answer.status).toBe(404);
  });

  test.each(roles)(
    'SAFE-09 ending a relation that does not exist reveals nothing: %s',
    async role => {
      const id = cast[role].userId;
      const unfriended = await send('DELETE', `users/${cast.me.userId}/friends/${id}`);
      expect([unfriended.status, unfriended.json()]).toEqual([200, { friendId: id }]);
      const unblocked = await send('DELETE', `users/${cast.me.userId}/blocks/${id}`);
      expect([unblocked.status, unblocked.json()]).toEqual([200, { blockedUserId: id }]);
    },
  );
});
