import type { ClassPage, SchoolClass, SignInCard } from '@digipals/contract';
import { classCodes, classSize } from '@digipals/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createChild, createSession } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../../testing/school-cast.ts';
import { addChild } from '../../use-cases/add-children.ts';
import { moveToAgeBand } from '../user/index.ts';
import { keepAgeBands } from './children.service.ts';
import { readClass } from './classes.service.ts';

let server: TestApp;
let cast: SchoolCast;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  cast = await createSchoolCast(server);
});

afterEach(() => server.close());

const facts = {
  ...{ className: '3B', ageBand: 2, teachingLanguage: 'us' },
  ...{ firstLesson: null, quiet: 'school' },
};
const ela = { name: 'Ela', birth: { year: 2018, month: 5 }, language: 'tr' };

const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  as = 'teacher' as const,
) => server.call(method, `grown-ups/${path}`, { token: cast.adults[as].token, body });
const make = async () =>
  (await call('POST', `schools/${cast.schoolId}/classes`, facts)).json<SchoolClass>();
const read = async (classId: string) => (await call('GET', `classes/${classId}`)).json<ClassPage>();
const add = (classId: string, ...children: object[]) =>
  call('POST', `classes/${classId}/children`, { children });
const cardsOf = async (classId: string, ...children: object[]) =>
  (await add(classId, ...children)).json<{ cards: SignInCard[] }>().cards;
const signIn = async (classCode: string, { name: username, pictures }: SignInCard) =>
  (await server.call('POST', 'sign-in', { body: { classCode, username, pictures } })).status;

test('CLASS-01 a teacher makes a class with a code of six unambiguous characters, and teaches it', async () => {
  expect(classCodes.signs).toHaveLength(31);
  expect(classCodes.signs).not.toMatch(/[01OIL]/);
  const made = await make();
  expect(made).toMatchObject({ ...facts, children: 0, isArchived: false });
  expect(made.classCode).toMatch(new RegExp(`^[${classCodes.signs}]{6}$`));
  const own = await call('GET', `schools/${cast.schoolId}/classes`);
  expect(
    own
      .json<SchoolClass[]>()
      .map(({ classId }) => classId)
      .sort(),
  ).toEqual([cast.classId, made.classId].sort());
  const { token } = cast.adults.lead;
  const all = await server.call('GET', `grown-ups/schools/${cast.schoolId}/classes`, { token });
  expect(all.json<SchoolClass[]>()).toHaveLength(3);
  const renewed = await call('POST', `classes/${made.classId}/code`);
  expect(renewed.json<SchoolClass>().classCode).not.toBe(made.classCode);
});

test('CLASS-02 typed children sign in with their cards; their pictures are in no other answer', async () => {
  const { classId, classCode } = await make();
  const cards = await cardsOf(classId, ela, { name: 'Can', birth: null, language: 'gb' });
  expect(cards.map(({ name }) => name)).toEqual(['Ela', 'Can']);
  for (const card of cards) expect(await signIn(classCode, card)).toBe(200);
  const page = await read(classId);
  expect(page.people).toMatchObject([
    { name: 'Can', birth: null, hasCard: true, contactAllowed: false, lastHere: null },
    { ...ela, hasCard: true, contactAllowed: false },
  ]);
  expect(JSON.stringify(page)).not.toContain('"pictures":');
  const [first] = cards;
  const child = await server.deps.database.db
    .selectFrom('users')
    .select(['country', 'teaching_language', 'support_language', 'age_band', 'school_id'])
    .where('user_id', '=', first?.childId ?? '')
    .executeTakeFirst();
  expect(child).toEqual({
    country: 'tr',
    teaching_language: 'us',
    support_language: 'tr',
    age_band: 1,
    school_id: cast.schoolId,
  });
});

test('CLASS-03 all children are added or none: a name that is taken, twice or wrong, and a full class', async () => {
  const { classId } = await make();
  await add(classId, ela);
  const other = { ...ela, name: 'Can' };
  const taken = await add(classId, other, { ...ela, name: 'ELA' });
  expect(taken.json()).toMatchObject({ status: 409, code: 'name_taken', message: 'ELA' });
  expect((await add(classId, other, other)).json()).toMatchObject({ code: 'name_taken' });
  // The database converts these to lower case differently than JavaScript.
  for (const name of ['İlayda', 'ΝΙΚΟΣ']) {
    const named = { ...ela, name };
    expect((await add(classId, named)).status).toBe(200);
    expect((await add(classId, named)).json()).toMatchObject({ code: 'name_taken', message: name });
  }
  for (const name of ['', '<b>', 'x'.repeat(25)]) {
    expect((await add(classId, { ...ela, name })).status).toBe(422);
  }
  const many = Array.from({ length: classSize.most }, (_, place) => ({
    ...ela,
    name: `Kid ${place}`,
  }));
  expect((await add(classId, ...many)).json()).toMatchObject({ code: 'class_full' });
  expect((await read(classId)).people.map(({ name }) => name)).toEqual(['Ela', 'İlayda', 'ΝΙΚΟΣ']);
});

test('CLASS-03 CLASS-05 a birth month that no child of a class has is refused, new or corrected', async () => {
  const { classId } = await make();
  const born = (year: number, month = 5) => ({ ...ela, birth: { year, month } });
  for (const wrong of [born(2030), born(2024), born(1990)]) {
    const refused = await add(classId, { ...ela, name: 'Can' }, wrong);
    expect(refused.json()).toMatchObject({
      code: 'invalid_request',
      fields: [{ path: 'body.children.1.birth' }],
    });
  }
  const [card] = await cardsOf(classId, born(2012));
  const change = async (facts: object) =>
    (await call('PUT', `children/${card?.childId}`, facts)).status;
  expect(await change(born(2030))).toBe(422);
  // A child who has outgrown the age limit keeps its birth month.
  await server.deps.database.db.updateTable('users').set({ birth_year: 2009 }).execute();
  expect(await change({ ...born(2009), name: 'Elif' })).toBe(200);
  expect(await change(born(2009, 6))).toBe(422);
});

test('CLASS-05 a new card ends the old pictures; a changed child keeps its card', async () => {
  const { classId, classCode } = await make();
  const [card] = await cardsOf(classId, ela);
  if (!card) throw new Error('no card');
  const path = `children/${card.childId}`;
  const changed = { name: 'Elif', birth: { year: 2015, month: 1 }, language: 'az' };
  expect((await call('PUT', path, changed)).status).toBe(200);
  expect((await read(classId)).people).toMatchObject([changed]);
  expect(await signIn(classCode, { ...card, name: 'Elif' })).toBe(200);
  const renewed = (await call('POST', `${path}/card`)).json<SignInCard>();
  expect(await signIn(classCode, renewed)).toBe(200);
  const isSame = renewed.pictures.join() === card.pictures.join();
  if (!isSame) expect(await signIn(classCode, { ...card, name: 'Elif' })).toBe(401);
});

test('CLASS-06 a child moves within the school, to a class of the caller only', async () => {
  const { classId } = await make();
  const [card] = await cardsOf(classId, ela);
  const move = (to: string) => call('POST', `children/${card?.childId}/move`, { classId: to });
  expect((await move(cast.otherClassId)).status).toBe(404);
  expect((await move(cast.classId)).status).toBe(200);
  expect((await read(classId)).people).toEqual([]);
  expect((await read(cast.classId)).people.map(({ name }) => name)).toContain('Ela');
});

test('CLASS-06 after the move the pictures open the new class only, and a badge still works', async () => {
  const { classId, classCode } = await make();
  const [card] = await cardsOf(classId, ela);
  if (!card) throw new Error('no card');
  const move = (to: string) => call('POST', `children/${card.childId}/move`, { classId: to });
  expect((await move(cast.classId)).status).toBe(200);
  expect(await signIn(classCode, card)).not.toBe(200);
  expect(await signIn(cast.classCode, card)).toBe(200);
  await call('PUT', `classes/${cast.classId}/cards`, { cardKind: 'badge' });
  const { badge } = (await call('POST', `children/${card.childId}/card`)).json<SignInCard>();
  expect((await move(classId)).status).toBe(200);
  expect((await server.call('POST', 'sign-in/badge', { body: { badge } })).status).toBe(200);
});

test('CLASS-07 a child that left cannot sign in and meets nobody; it can come back with a new card', async () => {
  const { classId, classCode } = await make();
  const [card] = await cardsOf(classId, ela);
  if (!card) throw new Error('no card');
  const path = `children/${card.childId}`;
  expect((await call('POST', `${path}/leave`)).status).toBe(200);
  expect(await signIn(classCode, card)).toBe(401);
  expect((await server.call('GET', `sign-in/${classCode}`)).status).toBe(404);
  expect((await read(classId)).people).toMatchObject([{ hasCard: false, contactAllowed: false }]);
  expect((await read(classId)).people[0]?.leftAt).not.toBeNull();
  expect((await call('POST', `${path}/card`)).json()).toMatchObject({ code: 'child_left' });
  const back = (await call('POST', `${path}/return`)).json<SignInCard>();
  expect(await signIn(classCode, back)).toBe(200);
});

test('CLASS-08 nobody signs in to an archived class, until it is taken out again', async () => {
  const { classId, classCode } = await make();
  const [card] = await cardsOf(classId, ela);
  if (!card) throw new Error('no card');
  const save = (isArchived: boolean) => call('PUT', `classes/${classId}`, { ...facts, isArchived });
  expect((await save(true)).json()).toMatchObject({ isArchived: true });
  expect(await signIn(classCode, card)).toBe(401);
  expect((await server.call('GET', `sign-in/${classCode}`)).status).toBe(404);
  expect((await save(false)).json()).toMatchObject({ isArchived: false });
  expect(await signIn(classCode, card)).toBe(200);
});

test('CLASS-43 archiving a class signs its children out on every device, and no other child', async () => {
  const { classId, classCode, otherClassCode } = cast;
  const child = await createChild(server, { classCode });
  const mate = await createChild(server, { classCode });
  const other = await createChild(server, { classCode: otherClassCode });
  const second = await createSession(server, child.userId);
  const tokens = [child.token, second, mate.token, other.token];
  const statuses = () =>
    Promise.all(
      tokens.map(async token => (await server.call('GET', 'users/current', { token })).status),
    );
  const save = (isArchived: boolean) => call('PUT', `classes/${classId}`, { ...facts, isArchived });
  await save(false);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await save(true);
  await vi.waitFor(async () => expect(await statuses()).toEqual([401, 401, 401, 200]), 120_000);
});

test('CLASS-43 a ticket that was not used before its class was archived opens nothing', async () => {
  const { classId, classCode } = await make();
  const [card] = await cardsOf(classId, ela);
  const body = { classCode, username: card?.name, pictures: card?.pictures };
  const { ticket } = (await server.call('POST', 'sign-in', { body })).json<{ ticket: string }>();
  await call('PUT', `classes/${classId}`, { ...facts, isArchived: true });
  expect((await server.call('GET', 'users/current', { token: ticket })).status).toBe(401);
});

const bandsOf = async (classId: string) => {
  const rows = await server.deps.database.db
    .selectFrom('users')
    .select(['username', 'age_band'])
    .where('class_id', '=', classId)
    .execute();
  return Object.fromEntries(rows.map(({ username, age_band }) => [username, age_band]));
};

test('CLASS-35 a class takes its children without a birth month to its new band, also those that come', async () => {
  const { classId } = await make();
  const can = { name: 'Can', birth: null, language: 'gb' };
  const [first, second] = await cardsOf(classId, ela, can);
  await call('PUT', `classes/${classId}`, { ...facts, ageBand: 3, isArchived: false });
  expect(await bandsOf(classId)).toEqual({ Ela: 1, Can: 3 });
  for (const card of [first, second]) {
    await call('POST', `children/${card?.childId}/move`, { classId: cast.classId });
  }
  expect(await bandsOf(cast.classId)).toMatchObject({ Ela: 1, Can: 2 });
});

test('CLASS-35 a child without a birth month keeps its band when its name changes; one that loses its month gets the band of its class', async () => {
  const { classId } = await make();
  const can = { name: 'Can', birth: null, language: 'gb' };
  const [first, second] = await cardsOf(classId, ela, can);
  await moveToAgeBand(server.deps.database.db, second?.childId ?? '', 3);
  await call('PUT', `children/${first?.childId}`, { ...ela, birth: null });
  await call('PUT', `children/${second?.childId}`, { ...can, name: 'Cem' });
  expect(await bandsOf(classId)).toEqual({ Ela: 2, Cem: 3 });
});

test('CLASS-35 a child is in the next band when the month of its birthday is over, and other children stay', async () => {
  const { classId } = await make();
  const born = (name: string, month: number) => ({
    name,
    birth: { year: 2017, month },
    language: 'gb',
  });
  await cardsOf(classId, born('May', 5), born('Jun', 6), {
    name: 'Can',
    birth: null,
    language: 'gb',
  });
  const bandsAt = async (moment: string) => {
    await keepAgeBands(server.deps.database.db, new Date(moment));
    return bandsOf(classId);
  };
  expect(await bandsAt('2026-05-31T23:59:59Z')).toEqual({ May: 1, Jun: 1, Can: 2 });
  expect(await bandsAt('2026-06-01T00:00:00Z')).toEqual({ May: 2, Jun: 1, Can: 2 });
  expect(await bandsAt('2028-06-01T00:00:00Z')).toEqual({ May: 3, Jun: 2, Can: 2 });
});

test('SCHOOL-09 the register has each change of a child with its adult, and cannot be changed', async () => {
  const { classId } = await make();
  const [card] = await cardsOf(classId, ela);
  const childId = card?.childId ?? '';
  await call('POST', `children/${childId}/card`);
  await call('POST', `children/${childId}/leave`);
  const { db, pool } = server.deps.database;
  const rows = await db
    .selectFrom('child_changes')
    .select(['action', 'adult_id'])
    .where('user_id', '=', childId)
    .orderBy('change_id')
    .execute();
  const { adultId } = cast.adults.teacher;
  expect(rows).toEqual(
    ['added', 'new card', 'left'].map(action => ({ action, adult_id: adultId })),
  );
  await expect(pool.query('DELETE FROM child_changes')).rejects.toThrow(/append-only/);
});

test('CLASS-02 an id of the school’s own system is used once in a school', async () => {
  const { db } = server.deps.database;
  const at = new Date(server.clock());
  const add = async (to: SchoolCast, name: string) => {
    const ofClass = await readClass(db, to.classId, at);
    const child = { facts: { name, birth: null, language: 'gb' }, ofClass, country: 'gb' } as const;
    return addChild(db, server.deps, { ...child, externalId: 'sis-7', at });
  };
  await add(cast, 'Ela');
  await expect(add(cast, 'Can')).rejects.toThrow(/unique/);
  await add(await createSchoolCast(server), 'Ela');
});

test('CLASS-02 a child of a class without a school is of no grown-up', async () => {
  const { userId } = await createChild(server, { classCode: 'OLD' });
  expect((await call('POST', `children/${userId}/card`)).status).toBe(404);
});
