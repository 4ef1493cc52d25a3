import type { SchoolPeople } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdultSession } from '../../testing/adults.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../../testing/school-cast.ts';
import { deleteOldRows } from '../rights/index.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
let server: TestApp;
let cast: SchoolCast;

beforeAll(async () => {
  server = await createTestApp();
  cast = await createSchoolCast(server);
});
afterAll(() => server.close());

const goTo = (time: string) => server.clock.advance(Date.parse(time) - server.clock());
const me = (token: string) => server.call('GET', 'grown-ups/me', { token });
const keepRetention = () =>
  deleteOldRows(server.deps.database.db, { at: new Date(server.clock()), idleMs: DAY_MS });
/** What the lead reads of the last visit of the teacher. */
const lastHere = async () => {
  const token = await createAdultSession(server, cast.adults.lead.adultId);
  const answer = await server.call('GET', `grown-ups/schools/${cast.schoolId}/people`, { token });
  const { people } = answer.json<SchoolPeople>();
  return people.find(({ adultId }) => adultId === cast.adults.teacher.adultId)?.lastHere;
};

test('CLASS-49 the lead reads the day of the last visit after the session has ended, in the time zone of the school', async () => {
  const { adultId } = cast.adults.teacher;
  expect(await lastHere()).toBeNull();
  // Past midnight in Istanbul.
  goTo('2026-03-09T21:30Z');
  const token = await createAdultSession(server, adultId);
  goTo('2026-03-09T21:40Z');
  expect((await me(token)).status).toBe(200);
  expect(await lastHere()).toBe('2026-03-10');
  server.clock.advance(40 * DAY_MS);
  await keepRetention();
  expect((await me(token)).status).toBe(401);
  expect(await lastHere()).toBe('2026-03-10');
  server.clock.advance(24 * MONTH_MS);
  await keepRetention();
  expect(await lastHere()).toBeNull();
});

test('CLASS-49 the visit of a parent is not kept', async () => {
  const token = await createAdultSession(server, cast.adults.parent.adultId);
  server.clock.advance(3_600_000);
  await me(token);
  const { rows } = await server.deps.database.pool.query(
    'SELECT FROM adult_visits WHERE adult_id = $1',
    [cast.adults.parent.adultId],
  );
  expect(rows).toEqual([]);
});
