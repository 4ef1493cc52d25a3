import { befriend, createChild, type TestChild } from './children.ts';
import type { TestApp } from './create-test-app.ts';

/** Roles of other children towards a child. `nobody` does not exist. */
export const roles = [
  'friend',
  'stranger',
  'blocked',
  'blocker',
  'farBand',
  'unpermitted',
  'nobody',
] as const;
/** The role of another child. */
export type Role = (typeof roles)[number];

/** A child and another of each role; `nobody` is an unused id. */
export type Cast = Record<Role, { readonly userId: string }> & {
  readonly me: TestChild;
  readonly friend: TestChild;
  readonly stranger: TestChild;
};

/** Whether a child may know of another in this role (SAFE-08). */
export const isKnown: Readonly<Record<Role, boolean>> = {
  friend: true,
  stranger: true,
  blocked: false,
  blocker: false,
  farBand: false,
  unpermitted: false,
  nobody: false,
};

/** Creates a child of the first age band, and one for each role, all in one class. */
export async function createCast(server: TestApp): Promise<Cast> {
  const me = await createChild(server, { band: 1, welcome: true });
  const friend = await createChild(server, { band: 1 });
  const stranger = await createChild(server, { band: 2 });
  const blocked = await createChild(server, { band: 1 });
  const blocker = await createChild(server, { band: 1 });
  const farBand = await createChild(server, { band: 3 });
  const unpermitted = await createChild(server, { band: 1, allowed: false });
  await befriend(server, me, friend);
  await befriend(server, me, blocked);
  await befriend(server, me, blocker);
  await block(server, me, blocked);
  await block(server, blocker, me);
  const nobody = { userId: 'nobody' };
  return { me, friend, stranger, blocked, blocker, farBand, unpermitted, nobody };
}

/** One child blocks another. */
export async function block(server: TestApp, by: TestChild, other: TestChild): Promise<void> {
  const answer = await server.call('POST', `users/${by.userId}/blocks`, {
    token: by.token,
    body: { blockedUserId: other.userId },
  });
  if (answer.status !== 200) throw new Error(`not blocked: ${answer.text}`);
}
