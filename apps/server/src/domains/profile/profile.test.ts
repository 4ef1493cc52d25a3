import { DOMINO_PARTS, HUMAN_PARTS } from '@digipals/avatar';
import type { Profile } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let child: TestChild;
let profile: Profile;

beforeAll(async () => {
  server = await createTestApp();
  child = await createChild(server);
  const answer = await server.call('GET', `users/${child.userId}/profile`, { token: child.token });
  profile = answer.json<Profile>();
});

afterAll(() => server.close());

test('CALL-13 PROFILE-14 a profile has a wallpaper', () => {
  expect(Object.keys(profile.wallpaper).sort()).toEqual(['bgColor', 'gradColor', 'id', 'imgUrl']);
});

test('PROFILE-15 a profile has interests', () => {
  expect(Object.keys(profile.interests).sort()).toEqual(['bgColor', 'gradColor', 'items']);
});

test('PROFILE-16 a profile has friendShipStatus, null without a friendship', () => {
  expect(profile.friendShipStatus).toBeNull();
});

test('AVATAR-01 AVATAR-02 a profile has all parts of both avatars', () => {
  expect(Object.keys(profile.human).sort()).toEqual([...HUMAN_PARTS].sort());
  expect(Object.keys(profile.domino).sort()).toEqual([...DOMINO_PARTS].sort());
});

test.each(['full', 'head'])(
  'PROFILE-17 SAFE-11 avatarImage leads to a drawing of the owned parts: %s',
  async view => {
    const answer = await server.call('GET', `${profile.avatarImage}/${view}.svg`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(answer.text).toContain(profile.human.top.styles.colour);
  },
);

test('SAFE-11 children with the same parts have the same picture, others another', async () => {
  const twin = await createChild(server);
  const read = await server.call('GET', `users/${twin.userId}/profile`, { token: twin.token });
  expect(read.json<Profile>().avatarImage).toBe(profile.avatarImage);
});

test('a picture that no child has is not found', async () => {
  expect((await server.call('GET', '/avatars/0123/full.svg')).status).toBe(404);
});
