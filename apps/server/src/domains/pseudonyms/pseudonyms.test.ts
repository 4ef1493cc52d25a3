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

test('SAFE-07 adults know a child by a pseudonym that stays and says nothing of it', async () => {
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

test('SAFE-07 children seen for the first time by many at once have one pseudonym each', async () => {
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

test('a pseudonym is found when nearly all short ones are taken', async () => {
  const child = await createChild(server);
  const owner = await createChild(server);
  await server.deps.database.pool.query('ALTER TABLE pseudonyms DROP CONSTRAINT pseudonyms_pkey');
  await server.deps.database.pool.query(
    `INSERT INTO pseudonyms SELECT $1, animal || ' ' || number
     FROM unnest($2::text[]) AS animal, generate_series(100, 999) AS number
     ON CONFLICT DO NOTHING`,
    [owner.userId, [...animals]],
  );
  const pseudonym = (await pseudonymsOf(db(), [child.userId])).get(child.userId);
  expect(pseudonym).toMatch(/^[A-Z][a-z]+ \d{4}$/);
});

test('nobody is asked for and nobody is found', async () => {
  expect((await readPeople(db(), [])).size).toBe(0);
  expect((await pseudonymsOf(db(), ['nobody'])).size).toBe(0);
});

test('animals are different words', () => {
  expect(new Set(animals).size).toBe(animals.length);
});
