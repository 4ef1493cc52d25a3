import type { ResponseOf, SeatEntry } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../deps.ts';
import { readLicences } from '../domains/licences/index.ts';
import { askErasure } from '../domains/rights/index.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { questionsOf, right, sample } from '../testing/sample-content.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { createVoucher, isOpenTo, seatCalls } from '../testing/seats.ts';
import { eraseChild } from './erase-child.ts';

const DAY = 86_400_000;
let server: TestApp;
let cast: SchoolCast;
let lead: ReturnType<typeof seatCalls>;
/** Children of the first class without own licences. */
let ada: TestChild;
let ben: TestChild;

beforeAll(async () => {
  const config = { ...defaultConfig, checkAnswers: true, limits: noLimits };
  server = await createTestApp({ config });
});

afterAll(() => server.close());

const pupil = async (): Promise<TestChild> => {
  const child = await createChild(server, { classCode: cast.classCode, skus: [] });
  const { db } = server.deps.database;
  const { schoolId } = cast;
  await db
    .updateTable('users')
    .set({ school_id: schoolId })
    .where('user_id', '=', child.userId)
    .execute();
  return child;
};

beforeEach(async () => {
  cast = await createSchoolCast(server);
  lead = seatCalls(server, { lead: cast.adults.lead, schoolId: cast.schoolId });
  ada = await pupil();
  ben = await pupil();
});

const redeem = async (seats: number) =>
  expect((await lead.redeem(await createVoucher(server, seats))).status).toBe(200);
const post = (token: string, path: string, body?: object) =>
  server.call('POST', `grown-ups/${path}`, { token, ...(body && { body }) });
const asTeacher = (path: string, body?: object) => post(cast.adults.teacher.token, path, body);
const asLead = (path: string, body?: object) => post(cast.adults.lead.token, path, body);
/** Adds a child to a class. @returns its id */
const addTo = async (classId: string, name: string): Promise<string[]> => {
  const children = [{ name, birth: null, language: 'tr' }];
  const answer = await asLead(`classes/${classId}/children`, { children });
  return answer.json<{ cards: { childId: string }[] }>().cards.map(({ childId }) => childId);
};
const open = () => Promise.all([ada, ben].map(child => isOpenTo(server, child)));
const words = (ledger: readonly SeatEntry[]) =>
  ledger.map(({ change, amount, children }) => `${change} ${amount} ${children}`);

test('LICENCE-03 LICENCE-05 a seat opens all lessons with the next call, and is taken back', async () => {
  await redeem(1);
  expect(await open()).toEqual([false, false]);
  expect((await lead.give({ childId: ada.userId })).status).toBe(200);
  expect(await open()).toEqual([true, false]);
  const none = await lead.give({ childId: ben.userId });
  expect(none.json()).toMatchObject({ status: 409, code: 'seats_used_up' });
  expect((await lead.give({ childId: ada.userId })).status).toBe(200);
  expect(await lead.read()).toMatchObject({ seats: { all: 1, used: 1, free: 0 } });
  expect((await lead.take({ childId: ada.userId })).status).toBe(200);
  await expect.poll(open).toEqual([false, false]);
  const { ledger } = await lead.read();
  expect(words(ledger)).toEqual(['taken 1 1', 'given -1 1', 'redeemed 1 0']);
  expect(ledger[0]).toMatchObject({ name: ada.username, className: expect.stringContaining('C') });
  // This child has a licence of its own.
  await lead.give({ childId: cast.childId });
  const { db } = server.deps.database;
  const both = await readLicences(db, cast.childId, new Date(server.clock()));
  expect(both).toEqual([{ sku: 'LBMFULL' }]);
});

test('LICENCE-05 a class or child of another school is unknown', async () => {
  await redeem(5);
  const other = await createSchoolCast(server);
  for (const to of [{ classId: other.classId }, { childId: other.childId }]) {
    expect((await lead.give(to)).status).toBe(404);
    expect((await lead.take(to)).status).toBe(404);
  }
});

test('LICENCE-04 a class gets seats while they last, new children too; those that wait get the next', async () => {
  // The child of the cast is the first of the class.
  await redeem(2);
  await lead.give({ classId: cast.classId });
  expect(await open()).toEqual([true, false]);
  expect(await lead.read()).toMatchObject({ waiting: 1 });
  await asTeacher(`children/${cast.childId}/leave`);
  expect(await open()).toEqual([true, true]);
  await redeem(1);
  await addTo(cast.classId, 'Cem');
  const [own] = (await lead.read()).classes;
  expect(own).toMatchObject({ children: 3, seats: 3, hasSeats: true });
  const list = await server.call('GET', `grown-ups/licences/classes/${cast.classId}`, {
    token: cast.adults.teacher.token,
  });
  expect(list.json<{ hasSeat: boolean }[]>().map(({ hasSeat }) => hasSeat)).toEqual([
    true,
    true,
    true,
  ]);
  await redeem(1);
  await asTeacher(`children/${cast.childId}/return`);
  expect(await lead.read()).toMatchObject({ waiting: 0, seats: { used: 4, free: 0 } });
  const imported = { source: { text: 'Deniz' }, digest: '' };
  const path = `roster/classes/${cast.classId}`;
  const trial = await asTeacher(`${path}/trial`, { source: imported.source });
  const { digest } = trial.json<{ trial: { digest: string } }>().trial;
  await redeem(1);
  expect((await asTeacher(path, { ...imported, digest })).status).toBe(200);
  expect(await lead.read()).toMatchObject({ seats: { used: 5, free: 0 } });
  await redeem(1);
  const [moved] = await addTo(cast.otherClassId, 'Ece');
  expect(await lead.read()).toMatchObject({ seats: { used: 5, free: 1 } });
  await asLead(`children/${moved}/move`, { classId: cast.classId });
  expect(await lead.read()).toMatchObject({ seats: { used: 6, free: 0 } });
});

test('LICENCE-04 a class that leaves the archive gets the seats that it waits for', async () => {
  const { otherClassId: classId } = cast;
  await addTo(classId, 'Ece');
  await lead.give({ classId });
  const save = async (isArchived: boolean) => {
    const body = {
      ...{ className: '4C', ageBand: 2, teachingLanguage: 'gb', isArchived },
      ...{ firstLesson: null, quiet: 'school' },
    };
    const { token } = cast.adults.lead;
    const saved = await server.call('PUT', `grown-ups/classes/${classId}`, { token, body });
    expect(saved.status, saved.text).toBe(200);
  };
  await save(true);
  await redeem(1);
  expect(await lead.read()).toMatchObject({ seats: { used: 0, free: 1 } });
  await save(false);
  expect(await lead.read()).toMatchObject({ waiting: 0, seats: { used: 1, free: 0 } });
});

test('LICENCE-09 changes of classes and children while seats are given do not block each other', async () => {
  await redeem(3);
  const { classId, otherClassId } = cast;
  const [one, two] = [...(await addTo(classId, 'Ece')), ...(await addTo(otherClassId, 'Efe'))];
  const answers = await Promise.all([
    lead.give({ classId }),
    addTo(classId, 'Nil'),
    asLead(`children/${one}/move`, { classId: otherClassId }),
    lead.give({ classId: otherClassId }),
    asLead(`children/${two}/leave`),
    lead.take({ classId }),
    redeem(1),
    asLead(`children/${ada.userId}/leave`),
    lead.give({ childId: ben.userId }),
    addTo(otherClassId, 'Can'),
  ]);
  const statuses = answers.flatMap(answer => (answer && 'status' in answer ? answer.status : []));
  for (const status of statuses) expect([200, 409]).toContain(status);
  const { seats } = await lead.read();
  expect(seats.used + seats.free).toBe(4);
});

test('LICENCE-05 after the seat of one child is taken back, new children of its class get none', async () => {
  await redeem(3);
  await lead.give({ classId: cast.classId });
  await lead.take({ childId: ada.userId });
  await expect.poll(open).toEqual([false, true]);
  const { classes, waiting, ledger } = await lead.read();
  expect(classes[0]).toMatchObject({ hasSeats: false, seats: 2 });
  expect(waiting).toBe(0);
  expect(words(ledger)).toEqual([
    'taken 1 1',
    'classOff 0 0',
    'given -3 3',
    'classOn 0 0',
    'redeemed 3 0',
  ]);
  await lead.take({ classId: cast.classId });
  expect(await lead.read()).toMatchObject({ seats: { used: 0, free: 3 } });
});

test('LICENCE-06 a seat moves with its child to another class, and is free when the child is erased', async () => {
  await redeem(2);
  await lead.give({ childId: ada.userId });
  await asLead(`children/${ada.userId}/move`, { classId: cast.otherClassId });
  expect(await open()).toEqual([true, false]);
  const other = (await lead.read()).classes.find(({ classId }) => classId === cast.otherClassId);
  expect(other).toMatchObject({ children: 1, seats: 1, hasSeats: false });
  const at = new Date(server.clock());
  const erased = { userId: ada.userId, by: 'Operator', at };
  await server.deps.database.db.transaction().execute(async db => {
    await askErasure(db, { userId: ada.userId, askedBy: 'Operator', now: true, at });
    await eraseChild(db, server.deps, erased);
  });
  expect(await lead.read()).toMatchObject({ seats: { used: 0, free: 2 } });
});

test('LICENCE-07 seats last 14 days after their voucher, and a new voucher takes their children over', async () => {
  await redeem(2);
  await lead.give({ childId: ada.userId });
  await lead.give({ childId: ben.userId });
  const old = (await lead.read()).vouchers[0]?.voucherId ?? '';
  const endAgo = (ms: number) =>
    server.deps.database.db
      .updateTable('vouchers')
      .set({ ends_at: new Date(server.clock() - ms) })
      .where('voucher_id', '=', old)
      .execute();
  await endAgo(0);
  expect(await open()).toEqual([true, true]);
  const { seats, waiting, vouchers } = await lead.read();
  expect(seats).toEqual({ all: 2, used: 2, free: 0 });
  expect([waiting, vouchers[0]?.state]).toEqual([2, 'grace']);
  await redeem(1);
  expect(await lead.read()).toMatchObject({ waiting: 1, seats: { all: 2, used: 2 } });
  await endAgo(14 * DAY);
  // A server remembers for half a minute that a child has a licence.
  server.clock.advance(30_000);
  expect((await open()).filter(Boolean)).toHaveLength(1);
});

test('LICENCE-08 a child that loses its seat plays its activity to the end, and opens no other', async () => {
  await redeem(1);
  await lead.give({ childId: ada.userId });
  const { userId, token } = ada;
  const [q1 = '', q2 = '', q3 = '', q4 = ''] = questionsOf(sample.first);
  const send = (...questions: string[]) =>
    server.call('POST', `users/${userId}/solution`, { token, body: questions.map(right) });
  expect((await server.call('GET', `activities/${sample.first}`, { token })).status).toBe(200);
  expect((await send(q1, q2)).status).toBe(200);
  await lead.take({ childId: userId });
  await expect.poll(() => isOpenTo(server, ada)).toBe(false);
  expect((await server.call('GET', `activities/${sample.first}`, { token })).status).toBe(403);
  expect((await send(q3)).status).toBe(200);
  server.clock.advance(60_000);
  expect((await send(q4)).status).toBe(200);
  const lingos = await server.call('GET', `users/${userId}/lingos`, { token });
  expect(lingos.json()).toMatchObject({ amount: 5 });
  server.clock.advance(DAY);
  // The app keeps what it could not send.
  expect((await send(q4)).json()).toMatchObject({ status: 403, code: 'licence_required' });
});

test('LICENCE-02 LICENCE-03 a parent redeems a voucher for its child, takes the seat back and gives it again', async () => {
  const { parent } = cast.adults;
  const { db } = server.deps.database;
  await db.deleteFrom('licences').where('user_id', '=', cast.childId).execute();
  const read = async () =>
    (await server.call('GET', 'grown-ups/licences', { token: parent.token })).json<
      ResponseOf<'GET grown-ups/licences'>
    >();
  const path = `grown-ups/licences/children/${cast.childId}`;
  const put = (hasSeat: boolean) =>
    server.call('PUT', path, { token: parent.token, body: { hasSeat } });
  expect(await read()).toMatchObject({ children: [{ hasSeat: false, isOpen: false }] });
  expect((await put(true)).json()).toMatchObject({ code: 'seats_used_up' });
  const code = await createVoucher(server, 2);
  await server.call('POST', `${path}/vouchers`, { token: parent.token, body: { code } });
  expect(await read()).toMatchObject({
    seats: { all: 2, used: 1, free: 1 },
    children: [{ childId: cast.childId, hasSeat: true, isOpen: true }],
  });
  expect((await put(false)).status).toBe(200);
  expect(await read()).toMatchObject({ seats: { used: 0 }, children: [{ isOpen: false }] });
  expect((await put(true)).status).toBe(200);
  // The seat of a family is not one of the school.
  expect(await lead.read()).toMatchObject({ seats: { all: 0 }, vouchers: [] });
});
