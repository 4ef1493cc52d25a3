import type { TestAnswer, TestApp } from './create-test-app.ts';

type Child = { readonly userId: string; readonly token: string };
type FriendCall = (by: Child, other: Child) => Promise<TestAnswer>;

/** Calls about a friendship; they return raw answers. */
export function friendCalls(
  server: () => TestApp,
): Readonly<Record<'ask' | 'accept' | 'part', FriendCall>> {
  return {
    ask: (by, other) =>
      server().call('POST', 'friendRequests', {
        token: by.token,
        body: { requestorId: by.userId, requesteeId: other.userId },
      }),
    accept: (by, other) =>
      server().call('PUT', 'friendRequests', {
        token: by.token,
        body: { requestorId: other.userId, requesteeId: by.userId, status: 'accepted' },
      }),
    part: (by, other) =>
      server().call('DELETE', `users/${by.userId}/friends/${other.userId}`, { token: by.token }),
  };
}
