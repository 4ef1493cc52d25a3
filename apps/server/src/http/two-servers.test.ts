import { seatGraceMs } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { askErasure } from '../domains/rights/index.ts';
import { endRights } from '../testing/adults.ts';
import {
  befriend,
  createChild,
  createSession,
  permit,
  type TestChild,
} from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast } from '../testing/school-cast.ts';
import { createVoucher, seatCalls } from '../testing/seats.ts';
import { createStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { eraseChild } from '../use-cases/erase-child.ts';

let database: TestDatabase;
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await createTestApp({ database, config: { limits: noLimits } });
  two = await createTestApp({ database, config: { limits: noLimits }, clock: one.clock });
});

afterAll(async () => {
  await one.close();
  await two.close();
  await database.close();
});

/** Server two answers 200 and has cached what it can; after `change` on server one it refuses. */
async function refusesAfter(
  ask: () => Promise<{ status: number }>,
  change: () => Promise<unknown>,
  status: number,
): Promise<void> {
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  await change();
  await expect.poll(async () => (await ask()).status, { interval: 5 }).toBe(status);
}
const meAt = (server: TestApp, { token }: Pick<TestChild, 'token'>) =>
  server.call('GET', 'users/current', { token });
const lessonAt = (server: TestApp, { userId, token }: Omit<TestChild, 'username'>) =>
  server.call('GET', `users/${userId}/currentLesson`, { token });

test('SCALE-24 a child that logs out everywhere on one server is logged out on the other', async () => {
  const child = await createChild(one);
  const out = () => one.call('POST', 'logout/everywhere', { token: child.token });
  await refusesAfter(() => meAt(two, child), out, 401);
});

test('SCALE-24 a child that is erased on one server is unknown to the other', async () => {
  const child = await createChild(one);
  const at = new Date(one.clock());
  const erase = () =>
    database.db.transaction().execute(async db => {
      await askErasure(db, { userId: child.userId, askedBy: 'Test', now: true, at });
      return eraseChild(db, one.deps, { userId: child.userId, by: 'Test', at });
    });
  await refusesAfter(() => meAt(two, child), erase, 401);
});

test('SCALE-24 a child whose school takes it out on one server is logged out on the other', async () => {
  const cast = await createSchoolCast(one);
  const child = { userId: cast.childId, token: await createSession(one, cast.childId) };
  const leave = () =>
    one.call('POST', `grown-ups/children/${cast.childId}/leave`, {
      token: cast.adults.teacher.token,
    });
  await refusesAfter(() => meAt(two, child), leave, 401);
});

test('SCALE-24 a seat that is taken on one server closes the lessons at the other; so does its end', async () => {
  const cast = await createSchoolCast(one);
  await database.pool.query('DELETE FROM licences WHERE user_id = $1', [cast.childId]);
  const child = { userId: cast.childId, token: await createSession(one, cast.childId) };
  const seats = seatCalls(one, { lead: cast.adults.lead, schoolId: cast.schoolId });
  await seats.redeem(await createVoucher(one, 1));
  await seats.give({ childId: cast.childId });
  const take = () => seats.take({ childId: cast.childId });
  await refusesAfter(() => lessonAt(two, child), take, 403);
  await seats.give({ childId: cast.childId });
  await expect.poll(async () => (await lessonAt(two, child)).status).toBe(200);
  const soon = new Date(one.clock() - seatGraceMs + 1_000);
  await database.pool.query('UPDATE vouchers SET ends_at = $1', [soon]);
  await database.pool.query('UPDATE seats SET user_id = user_id');
  await expect.poll(async () => (await lessonAt(two, child)).status).toBe(200);
  expect((await lessonAt(two, child)).status).toBe(200);
  one.clock.advance(1_000);
  expect((await lessonAt(two, child)).status).toBe(403);
});

test('SCALE-24 a permission of contact that ends on one server stops texts at the other, at the next request', async () => {
  const [mia, ali] = [await createChild(one), await createChild(one)];
  await befriend(one, mia, ali);
  const read = () =>
    two.call('GET', `users/${mia.userId}/conversations/${ali.userId}`, { token: mia.token });
  const profile = () => two.call('GET', `users/${ali.userId}/profile`, { token: mia.token });
  expect((await profile()).status).toBe(200);
  await permit(one, ali.userId, false);
  expect((await profile()).status).not.toBe(200);
  expect((await read()).status).not.toBe(200);
});

test('SCALE-24 an adult of the desk who loses its role or account on one server has lost it at the other, at the next request', async () => {
  const staff = await createStaff(one, { role: 'lead' });
  const people = () => two.call('GET', 'desk/held', { token: staff.token });
  const me = () => two.call('GET', 'desk/me', { token: staff.token });
  expect((await people()).status).toBe(200);
  await database.pool.query("UPDATE staff SET role = 'auditor' WHERE staff_id = $1", [
    staff.staffId,
  ]);
  expect((await people()).status).toBe(403);
  expect((await me()).status).toBe(200);
  await database.pool.query("UPDATE staff SET work_state = 'removed' WHERE staff_id = $1", [
    staff.staffId,
  ]);
  expect((await me()).status).toBe(401);
});

test('SCALE-24 a grown-up whose rights end on one server has none at the other, at the next request', async () => {
  const { adults, classId } = await createSchoolCast(one);
  const { token } = adults.teacher;
  const read = () => two.call('GET', `grown-ups/classes/${classId}`, { token });
  expect((await read()).status).toBe(200);
  await endRights(one, adults.teacher);
  expect((await read()).status).toBe(404);
});
