import {
  choiceOfProfile,
  composeAvatar,
  composeDomino,
  DOMINO_MOODS,
  DOMINO_PARTS,
  HUMAN_PARTS,
} from '@digipals/avatar';
import { dominoMoods, type Profile } from '@digipals/contract';
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
  'PROFILE-17 SAFE-11 avatarImage serves a drawing of the parts of the child: %s',
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

test('SAFE-11 children with the same parts have the same picture', async () => {
  const twin = await createChild(server);
  const read = await server.call('GET', `users/${twin.userId}/profile`, { token: twin.token });
  expect(read.json<Profile>().avatarImage).toBe(profile.avatarImage);
});

test('AVATAR-02 the contract lists the moods that can be drawn', () => {
  expect([...dominoMoods].sort()).toEqual([...DOMINO_MOODS].sort());
});

test.each(dominoMoods)(
  "AVATAR-02 SAFE-11 dominoImage serves a drawing of the child's own Domino: %s",
  async mood => {
    const answer = await server.call('GET', `${profile.dominoImage}/${mood}.svg`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text).toBe(composeDomino(choiceOfProfile(profile.domino), mood, { moves: true }));
  },
);

test('SAFE-11 the picture depends only on the parts, whatever edition is requested', async () => {
  const drawn = composeAvatar('human', choiceOfProfile(profile.human), { view: 'head' });
  const [parts = ''] = profile.avatarImage.split('-');
  expect(profile.avatarImage).toMatch(/^\/avatars\/[0-9a-f]{32}-[0-9a-f]{8}$/);
  for (const address of [profile.avatarImage, parts, `${parts}-01234567`]) {
    expect((await server.call('GET', `${address}/head.svg`)).text).toBe(drawn);
  }
});

test.each(['/avatars/0123/full.svg', '/avatars/0123/hello.svg', '/avatars/-/sit.svg'])(
  'answers 404 for a picture that no child has: %s',
  async path => {
    expect((await server.call('GET', path)).status).toBe(404);
  },
);

test('AVATAR-02 a Domino has no view of a child, and a child no mood', async () => {
  const crossed = [`${profile.dominoImage}/full.svg`, `${profile.avatarImage}/hello.svg`];
  for (const path of [...crossed, `${profile.dominoImage}/angry.svg`]) {
    expect((await server.call('GET', path)).status).toBe(404);
  }
});
