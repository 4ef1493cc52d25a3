import {
  interestUrl,
  type Problem,
  type Profile,
  type ProfileChange,
  wallpapers,
} from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { earnLingos } from '../testing/earn-lingos.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  child = await createChild(server);
  await earnLingos(server, child, 500);
});

afterAll(() => server.close());

const read = async () =>
  (
    await server.call('GET', `users/${child.userId}/profile`, { token: child.token })
  ).json<Profile>();

const change = (body: unknown) =>
  server.call('PUT', `users/${child.userId}/profile`, { token: child.token, body });

const codeOf = async (body: unknown) => (await change(body)).json<Problem>().code;

const buy = (productSkus: string[]) =>
  server.call('POST', `users/${child.userId}/purchases`, {
    token: child.token,
    body: { productSkus },
  });

const part = (model: string, colour = '#4a7be8') => ({ model, styles: { colour } });
const withHuman = async (more: Partial<Profile['human']>): Promise<ProfileChange> => ({
  human: { ...(await read()).human, ...more },
});
const withDomino = async (more: Partial<Profile['domino']>): Promise<ProfileChange> => ({
  domino: { ...(await read()).domino, ...more },
});

test('CALL-14 a bought wallpaper is on the profile with its picture and colours', async () => {
  await buy(['wallpaper.space']);
  const answer = await change({ wallpaper: { id: 'space' } });
  const space = wallpapers.find(({ id }) => id === 'space');
  expect(answer.json<Profile>().wallpaper).toEqual(space);
  expect((await read()).wallpaper).toEqual(space);
});

test('CALL-14 interests change in order and colour, with the pictures of the server', async () => {
  const items = ['rabbits', 'cats', 'guitar'];
  const interests = { bgColor: '#ffe3ee', gradColor: '#ffc2da', items: items.map(id => ({ id })) };
  expect((await change({ interests })).status).toBe(200);
  expect((await read()).interests).toEqual({
    ...interests,
    items: items.map(id => ({ id, imgUrl: interestUrl(id) })),
  });
});

test('CALL-14 AVATAR-01 a changed avatar has a new picture; what is not sent stays', async () => {
  const before = await read();
  await buy(['avatar.hat.cap']);
  await change(await withHuman({ hat: part('cap', '#123abc'), glasses: part('none') }));
  const after = await read();
  expect(after.human.hat).toEqual(part('cap', '#123abc'));
  expect(after.human.glasses).toBeNull();
  expect(after.avatarImage).not.toBe(before.avatarImage);
  const picture = await server.call('GET', `${after.avatarImage}/full.svg`);
  expect(picture.text).toContain('#123abc');
  const { human, avatarImage, ...others } = after;
  expect(before).toMatchObject(others);
});

test('CALL-14 AVATAR-02 a changed Domino has a new picture', async () => {
  const before = await read();
  await buy(['domino.collar.bell']);
  await change(await withDomino({ collar: part('bell', '#0a0b0c') }));
  const after = await read();
  expect(after.dominoImage).not.toBe(before.dominoImage);
  expect((await server.call('GET', `${after.dominoImage}/hello.svg`)).text).toContain('#0a0b0c');
});

test('SHOP-09 what is owned is worn again without paying', async () => {
  await buy(['wallpaper.space']);
  const lingos = async () =>
    (await server.call('GET', `users/${child.userId}/lingos`, { token: child.token })).text;
  const before = await lingos();
  for (const id of ['space', 'meadow', 'space']) {
    expect((await change({ wallpaper: { id } })).status).toBe(200);
  }
  expect(await lingos()).toBe(before);
});

test('SHOP-18 what a child does not own is refused, and nothing changes', async () => {
  const before = await read();
  const interests = { bgColor: '#ffe3ee', gradColor: '#ffc2da' };
  const own = { items: [{ id: 'cats' }] };
  for (const body of [
    { wallpaper: { id: 'space' } },
    { interests: { ...interests, items: [{ id: 'cats' }, { id: 'pandas' }] } },
    await withHuman({ hat: part('crown') }),
    await withHuman({ accessories: [part('wings')] }),
    await withDomino({ top: part('cape') }),
    { interests: { ...interests, ...own }, ...(await withHuman({ shoes: part('skates') })) },
  ]) {
    expect(await codeOf(body)).toBe('part_not_owned');
  }
  expect(await read()).toEqual(before);
});

test('SHOP-18 a child may keep what it wears, also without a licence', async () => {
  const { human } = await read();
  expect(human.accessories).toMatchObject([{ model: 'bow' }]);
  const colours = { accessories: [part('bow', '#00ff00')] };
  expect((await change(await withHuman(colours))).status).toBe(200);
  expect((await change(await withHuman({ accessories: [] }))).status).toBe(200);
  expect(await codeOf(await withHuman(colours))).toBe('part_not_owned');
});

test('SHOP-18 unknown parts and duplicates are refused', async () => {
  const interests = { bgColor: '#ffe3ee', gradColor: '#ffc2da' };
  for (const body of [
    { wallpaper: { id: 'moon' } },
    { interests: { ...interests, items: [{ id: 'constructor' }] } },
    await withHuman({ hat: part('tiara') }),
    await withDomino({ collar: part('constructor') }),
  ]) {
    expect(await codeOf(body)).toBe('product_unknown');
  }
  const cats = { ...interests, items: [{ id: 'cats' }, { id: 'cats' }] };
  expect(await codeOf({ interests: cats })).toBe('parts_do_not_fit');
  const aids = await withHuman({ accessories: [part('hearing'), part('hearing')] });
  expect(await codeOf(aids)).toBe('parts_do_not_fit');
});

test('SHOP-19 AVATAR-03 AVATAR-04 a badge needs a hat with a place for it, a texture its top', async () => {
  await buy(['avatar.hat.cap', 'avatar.hat.flowers']);
  const badge = part('star');
  for (const hat of [null, part('kippah'), part('flowers'), part('none')]) {
    expect(await codeOf(await withHuman({ hat, badge }))).toBe('parts_do_not_fit');
  }
  expect((await change(await withHuman({ hat: part('cap'), badge }))).status).toBe(200);
  const texture = { top: part('shirt'), topTexture: part('stripes') };
  expect((await change(await withHuman(texture))).status).toBe(200);
});

test('SHOP-18 colours, sizes and unknown fields are checked', async () => {
  const { human } = await read();
  const interests = { bgColor: '#ffe3ee', gradColor: '#ffc2da' };
  const thirteen = Array.from({ length: 13 }, (_, n) => ({ id: `i${n}` }));
  for (const body of [
    { wallpaper: { id: 'meadow', bgColor: '#000000' } },
    { interests: { ...interests, items: thirteen } },
    { interests: { ...interests, bgColor: 'red', items: [] } },
    { human: { ...human, hat: part('cap', 'url(x)') } },
    { human: { ...human, top: null } },
    { avatarImage: '/x' },
  ]) {
    expect(await codeOf(body)).toBe('invalid_request');
  }
});

test('CALL-15 SAFE-11 an uploaded picture is accepted and never shown: the avatar is drawn from its parts', async () => {
  const { avatarImage } = await read();
  const put = (data: unknown) =>
    server.call('PUT', `users/${child.userId}/profileImage`, {
      token: child.token,
      body: { data },
    });
  const answer = await put(Buffer.from('a secret picture').toString('base64'));
  expect(answer.json()).toEqual({ avatarImage });
  expect((await read()).avatarImage).toBe(avatarImage);
  const picture = await server.call('GET', `${avatarImage}/full.svg`);
  expect(picture.text).toMatch(/^<svg /);
  for (const data of ['', 'not base64!', 7]) {
    expect((await put(data)).json<Problem>().code).toBe('invalid_request');
  }
});

test('SHOP-18 concurrent changes all take effect', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = round % 2 === 0 ? 'pattern-dots' : 'meadow';
    const items = [{ id: round % 2 === 0 ? 'cats' : 'dogs' }];
    const answers = await Promise.all([
      change({ wallpaper: { id } }),
      change({ interests: { bgColor: '#ffe3ee', gradColor: '#ffc2da', items } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ wallpaper: { id }, interests: { items } });
  }
});
