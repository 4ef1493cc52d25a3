import type { CardKind, ClassPage, SignInCard } from '@digipals/contract';
import { passwordPictures } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../../testing/school-cast.ts';
import { badgeHash } from './badge-hash.ts';

let server: TestApp;
let cast: SchoolCast;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

beforeEach(async () => {
  cast = await createSchoolCast(server);
});

const asTeacher = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, `grown-ups/${path}`, { body, token: cast.adults.teacher.token });
const choose = (cardKind: CardKind) =>
  asTeacher('PUT', `classes/${cast.classId}/cards`, { cardKind });
const newCard = async () =>
  (await asTeacher('POST', `children/${cast.childId}/card`)).json<SignInCard>();
const readClass = async () => (await asTeacher('GET', `classes/${cast.classId}`)).json<ClassPage>();
const show = (badge: string | null, picture?: string) =>
  server.call('POST', 'sign-in/badge', { body: { badge, ...(picture && { picture }) } });
const wrongFor = (card: SignInCard) =>
  passwordPictures.find(picture => picture !== card.pictures[0]) ?? '';

type Shown = { ticket: string | null; username: string; avatarImage: string };

test('CLASS-30 a class chooses what its new cards have; cards that exist stay', async () => {
  expect(await readClass()).toMatchObject({ cardKind: 'pictures' });
  const old = await newCard();
  expect(old).toMatchObject({ badge: null });
  expect(old.pictures).toHaveLength(3);
  expect((await choose('badge')).json()).toMatchObject({ cardKind: 'badge' });
  const [{ name = '' } = {}] = (await readClass()).people;
  const byPictures = () =>
    server.call('POST', 'sign-in', {
      body: { classCode: cast.classCode, username: name, pictures: old.pictures },
    });
  expect((await byPictures()).status).toBe(200);
  const card = await newCard();
  expect(card.pictures).toEqual([]);
  expect(Buffer.from(card.badge ?? '', 'base64url')).toHaveLength(16);
  expect((await byPictures()).status).toBe(401);
  await choose('badgeAndPicture');
  expect((await newCard()).pictures).toHaveLength(1);
  await choose('pictures');
  const again = await newCard();
  expect(again).toMatchObject({ badge: null, pictures: { length: 3 } });
});

test('CLASS-31 a child signs in with its badge; a new badge ends the old, which is stored as a hash', async () => {
  await choose('badge');
  const first = await newCard();
  const shown = (await show(first.badge)).json<Shown>();
  const current = await server.call('GET', 'users/current', { token: shown.ticket ?? '' });
  expect(current.json()).toMatchObject({ userId: cast.childId });
  const rows = await server.deps.database.db.selectFrom('badges').selectAll().execute();
  expect(rows.map(row => row.secret_hash)).toContainEqual(badgeHash(first.badge ?? ''));
  expect(JSON.stringify(rows)).not.toContain(first.badge);
  const second = await newCard();
  expect((await show(first.badge)).status).toBe(401);
  expect((await show(second.badge)).status).toBe(200);
  for (const action of ['leave', 'return']) {
    await asTeacher('POST', `children/${cast.childId}/${action}`);
    expect((await show(second.badge)).status).toBe(401);
  }
});

test('CLASS-31 a badge that is taken back is unknown at once, and its child is signed out', async () => {
  await choose('badge');
  const { badge } = await newCard();
  const { ticket } = (await show(badge)).json<Shown>();
  const redeemed = await server.call('GET', 'users/current', { token: ticket ?? '' });
  const { userAccessToken: token } = redeemed.json<{ userAccessToken: string }>();
  expect((await server.call('GET', 'users/current', { token })).status).toBe(200);
  expect((await readClass()).people[0]).toMatchObject({ hasCard: true, hasBadge: true });
  const taken = await asTeacher('DELETE', `children/${cast.childId}/badge`);
  expect(taken.status, taken.text).toBe(200);
  expect((await server.call('GET', 'users/current', { token })).status).toBe(401);
  expect((await show(badge)).text).toBe((await show('invented')).text);
  expect((await readClass()).people[0]).toMatchObject({ hasCard: false, hasBadge: false });
  expect((await asTeacher('DELETE', `children/${cast.childId}/badge`)).status).toBe(404);
  const changes = await server.deps.database.db
    .selectFrom('child_changes')
    .select('action')
    .where('user_id', '=', cast.childId)
    .orderBy('change_id')
    .execute();
  expect(changes.at(-1)?.action).toBe('badge taken back');
});

test('CLASS-32 a badge with a picture needs both, and five wrong pictures end it', async () => {
  await choose('badgeAndPicture');
  const card = await newCard();
  const [{ name, avatarImage } = { name: '', avatarImage: '' }] = (await readClass()).people;
  expect((await show(card.badge)).json()).toEqual({ ticket: null, username: name, avatarImage });
  const [right = ''] = card.pictures;
  for (let wrong = 0; wrong < 4; wrong += 1) {
    expect((await show(card.badge, wrongFor(card))).json()).toMatchObject({
      status: 401,
      code: 'sign_in_failed',
    });
  }
  expect((await show(card.badge, right)).json<Shown>().ticket).not.toBeNull();
  for (let wrong = 0; wrong < 5; wrong += 1) await show(card.badge, wrongFor(card));
  expect((await show(card.badge, right)).json()).toMatchObject({
    status: 403,
    code: 'new_card_needed',
  });
  const next = await newCard();
  expect((await show(next.badge, next.pictures[0])).status).toBe(200);
});

test('CLASS-33 unknown badges are slowed down by address and logged without their secret; an archived class has none', async () => {
  const at = (address: string, badge: string, picture?: string) =>
    server.call('POST', 'sign-in/badge', {
      body: { badge, ...(picture && { picture }) },
      address,
    });
  for (let tries = 0; tries < 20; tries += 1) {
    expect((await at('192.0.2.7', `invented-${tries}`)).status).toBe(401);
  }
  expect((await at('192.0.2.7', 'invented')).json()).toMatchObject({ code: 'too_many_requests' });
  expect((await at('192.0.2.8', 'invented')).status).toBe(401);
  await choose('badge');
  const { badge } = await newCard();
  expect((await at('192.0.2.7', badge ?? '')).status).toBe(200);
  const lines = server.logs.filter(line => line.includes('child_sign_in_failed'));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.join()).not.toContain('invented');
  await asTeacher('PUT', `classes/${cast.classId}`, {
    ...{ className: '3B', ageBand: 2, teachingLanguage: 'gb', isArchived: true },
    ...{ firstLesson: null, quiet: 'school' },
  });
  expect((await show(badge)).status).toBe(401);
});
