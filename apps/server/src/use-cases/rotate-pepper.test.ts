import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { codeAt } from '../domains/adult-sign-in/one-time-code.ts';
import { readSecrets } from '../domains/session/index.ts';
import { addStaff } from '../domains/staff/index.ts';
import { createChild, givePictures, type TestChild } from '../testing/children.ts';
import {
  createTestApp,
  createTestClock,
  type TestApp,
  type TestClock,
} from '../testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { rotatePepper } from './rotate-pepper.ts';

const email = 'dana@desk.example';
const password = 'read every word';
const secret = Buffer.from('12345678901234567890');
const STEP_MS = 30_000;

let database: TestDatabase;
let mia: TestChild;
let before: TestApp;
let clock: TestClock;
const running: TestApp[] = [];

type Peppers = { pepper: string; pepperPrevious?: string };

/** A server on the database, started as operators start it. */
async function start({ pepper, pepperPrevious }: Peppers): Promise<TestApp> {
  const config = {
    pepper,
    pepperPrevious: pepperPrevious ?? null,
    limits: noLimits,
    pictureCost: 2,
  };
  const server = await createTestApp({ database, config, clock });
  // Every server of a test would draw the same bytes.
  for (let drawn = 0; drawn < running.length * 100; drawn += 1) server.deps.random(1);
  running.push(server);
  await rotatePepper(server.deps);
  return server;
}

const signInChild = async (server: TestApp): Promise<number> => {
  const body = { classCode: 'ABC', username: 'Mia', pictures: ['cat', 'sun', 'ball'] };
  return (await server.call('POST', 'sign-in', { body })).status;
};

/** A code is good once, so each sign-in is a step of the authenticator later. */
async function signInAdult(server: TestApp): Promise<number> {
  const begun = await server.call('POST', 'desk/sign-in', { body: { email, password } });
  if (begun.status !== 200) return begun.status;
  clock.advance(STEP_MS);
  const { challenge } = begun.json<{ challenge: string }>();
  const body = { challenge, code: codeAt(secret, clock()) };
  return (await server.call('POST', 'desk/sign-in/code', { body })).status;
}

const isSignedIn = async (server: TestApp): Promise<number> =>
  (await server.call('GET', `users/${mia.userId}/profile`, { token: mia.token })).status;

beforeEach(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
  before = await start({ pepper: 'first' });
  mia = await createChild(before, { username: 'Mia', classCode: 'ABC' });
  await givePictures(before, mia.userId);
  const { db } = before.deps.database;
  const at = new Date(clock());
  await addStaff(db, before.deps, { email, name: 'Lead 01', role: 'lead', password, secret, at });
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  await database.close();
});

test('SCALE-72 a pepper is changed without a logout: sessions, pictures, passwords and second factors stay good', async () => {
  expect([await signInChild(before), await signInAdult(before)]).toEqual([200, 200]);
  const during = await start({ pepper: 'second', pepperPrevious: 'first' });
  // During a rollout, servers with the previous pepper keep running.
  for (const server of [during, before]) {
    expect(await isSignedIn(server)).toBe(200);
    expect([await signInChild(server), await signInAdult(server)]).toEqual([200, 200]);
  }
});

test('SCALE-72 once PICTURE_PEPPER_PREVIOUS is gone, the previous pepper opens nothing', async () => {
  await start({ pepper: 'second', pepperPrevious: 'first' });
  const after = await start({ pepper: 'second' });
  expect(await isSignedIn(after)).toBe(200);
  expect([await signInChild(after), await signInAdult(after)]).toEqual([200, 200]);
  await expect(start({ pepper: 'first' })).rejects.toThrow(/PICTURE_PEPPER is not that of this/);
  await expect(start({ pepper: 'third', pepperPrevious: 'first' })).rejects.toThrow(
    /is not that of/,
  );
  const { rows } = await database.pool.query('SELECT name, value FROM server_secrets');
  expect(rows.filter(({ name }) => name.startsWith('pepper'))).toHaveLength(1);
  expect(rows.some(({ value }) => ['first', 'second'].includes(value.toString()))).toBe(false);
});

test('SCALE-72 a pepper can be changed again and again', async () => {
  const { pepper } = await readSecrets(before.deps);
  await start({ pepper: 'second', pepperPrevious: 'first' });
  await start({ pepper: 'second' });
  const third = await start({ pepper: 'third', pepperPrevious: 'second' });
  expect((await readSecrets(third.deps)).pepper).toEqual(pepper);
  expect(await signInChild(third)).toBe(200);
});

test('SCALE-72 a wrong PICTURE_PEPPER_PREVIOUS is refused before anything is stored', async () => {
  await expect(start({ pepper: 'second', pepperPrevious: 'frist' })).rejects.toThrow(
    /PICTURE_PEPPER_PREVIOUS is not that of this database/,
  );
  const again = await start({ pepper: 'second', pepperPrevious: 'first' });
  expect(await signInChild(again)).toBe(200);
});
