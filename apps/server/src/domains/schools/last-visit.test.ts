import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SchoolPeople } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdult, createAdultSession, endRights } from '../../testing/adults.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../../testing/school-cast.ts';
import { deleteOldRows } from '../rights/index.ts';

const DAY_MS = 86_400_000;
// Soon enough that a session lives.
const TEN_MINUTES_MS = 600_000;
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
  server.clock.advance(TEN_MINUTES_MS);
  expect((await me(token)).status).toBe(200);
  const { rows } = await server.deps.database.pool.query(
    'SELECT FROM adult_visits WHERE adult_id = $1',
    [cast.adults.parent.adultId],
  );
  expect(rows).toEqual([]);
});

const migration = readFileSync(
  path.resolve(import.meta.dirname, '../../db/migrations/0054-readers-and-visits.sql'),
  'utf8',
);
const visitsOf = async (adultIds: readonly string[]) => {
  const { rows } = await server.deps.database.pool.query<{ adult_id: string }>(
    'SELECT adult_id FROM adult_visits WHERE adult_id = ANY($1)',
    [adultIds],
  );
  return rows.map(({ adult_id }) => adult_id);
};

test('CLASS-49 the visit of a teacher whose last right has ended is deleted, and a new visit is not kept', async () => {
  const inSchool = { role: 'teacher', schoolId: cast.schoolId } as const;
  const stays = await createAdult(server, inSchool);
  const leaves = await createAdult(server, inSchool);
  const ids = [stays.adultId, leaves.adultId];
  server.clock.advance(TEN_MINUTES_MS);
  for (const { token } of [stays, leaves]) await me(token);
  expect((await visitsOf(ids)).toSorted()).toEqual(ids.toSorted());
  await endRights(server, leaves);
  await keepRetention();
  expect(await visitsOf(ids)).toEqual([stays.adultId]);
  server.clock.advance(TEN_MINUTES_MS);
  await me(leaves.token);
  expect(await visitsOf(ids)).toEqual([stays.adultId]);
});

test('CLASS-49 the migration takes over visits only of adults who work in a school', async () => {
  const inSchool = { role: 'teacher', schoolId: cast.schoolId } as const;
  const stays = await createAdult(server, inSchool);
  const left = await createAdult(server, inSchool);
  const { pool } = server.deps.database;
  // Before the time of the database, which the clock of the test does not set.
  const ended = [new Date('2026-01-01'), left.adultId];
  await pool.query('UPDATE adult_roles SET until = $1 WHERE adult_id = $2', ended);
  await pool.query('DELETE FROM adult_visits');
  await pool.query(migration.slice(migration.indexOf('INSERT INTO adult_visits')));
  expect(await visitsOf([stays.adultId, left.adultId])).toEqual([stays.adultId]);
});
