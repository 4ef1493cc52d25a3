import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { animals } from './animals.ts';
import { pseudonymsOf, readPeople } from './index.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});

afterAll(() => server.close());

const db = () => server.deps.database.db;

test('SAFE-07 the desk sees a child under a permanent pseudonym that reveals nothing', async () => {
  const child = await createChild(server, { username: 'Canarymia', band: 3, support: 'tr' });
  const person = (await readPeople(db(), [child.userId])).get(child.userId);
  expect(person).toEqual({
    pseudonym: expect.stringMatching(/^[A-Z][a-z]+ [1-9]\d{2}$/),
    ageBand: 3,
    speaks: 'tr',
  });
  expect(animals).toContain(person?.pseudonym.split(' ')[0]);
  expect((await readPeople(db(), [child.userId])).get(child.userId)).toEqual(person);
});

test('SAFE-07 concurrent first reads give each child one pseudonym', async () => {
  const children = await Promise.all(Array.from({ length: 20 }, () => createChild(server)));
  const ids = children.map(({ userId }) => userId);
  const read = await Promise.all(
    Array.from({ length: 8 }, (_, turn) =>
      db()
        .transaction()
        .execute(transaction => pseudonymsOf(transaction, turn % 2 === 0 ? ids : ids.toReversed())),
    ),
  );
  for (const one of read) expect(new Map(one)).toEqual(new Map(read[0]));
  expect(new Set(read[0]?.values()).size).toBe(ids.length);
});

test('uses a longer number when nearly all short pseudonyms are taken', async () => {
  const child = await createChild(server);
  const owner = await createChild(server);
  await db()
    .transaction()
    .execute(async transaction => {
      // So many rows take a busy machine longer than a call may.
      await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
      await sql`ALTER TABLE pseudonyms DROP CONSTRAINT pseudonyms_pkey`.execute(transaction);
      await sql`
        INSERT INTO pseudonyms SELECT ${owner.userId}, animal || ' ' || number
        FROM unnest(${[...animals]}::text[]) AS animal, generate_series(100, 999) AS number
        ON CONFLICT DO NOTHING
      `.execute(transaction);
    });
  const pseudonym = (await pseudonymsOf(db(), [child.userId])).get(child.userId);
  expect(pseudonym).toMatch(/^[A-Z][a-z]+ \d{4}$/);
});

test('returns nothing for no ids and for unknown ids', async () => {
  expect((await readPeople(db(), [])).size).toBe(0);
  expect((await pseudonymsOf(db(), ['nobody'])).size).toBe(0);
});

test('animals are unique', () => {
  expect(new Set(animals).size).toBe(animals.length);
});
