import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillForLoad } from './load-fixture.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

// Filling the database takes a while on a busy machine.
const TIMEOUT_MS = 60_000;
const size = { children: 200, friendships: 1_000 };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  await fillForLoad(client, size);
  client.release(true);
}, TIMEOUT_MS);

afterAll(() => database.close(), TIMEOUT_MS);

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> =>
  (await database.pool.query(query)).rows;
const none = async (query: string) => expect(await rowsOf(query)).toEqual([]);
const count = async (from: string) => (await rowsOf(`SELECT count(*) AS n FROM ${from}`))[0]?.['n'];

test('the load fixture has the requested numbers of children and friendships', async () => {
  expect(await count('users')).toBe(size.children);
  expect(await count("friendships WHERE status = 'accepted'")).toBe(2 * size.friendships);
  for (const table of ['profiles', 'presence', 'notification_boxes'])
    expect(await count(table), table).toBe(size.children);
  for (const table of ['likes', 'blocks', 'notifications', 'streaks', 'consents'])
    expect(await count(table), table).toBeGreaterThan(0);
});

test('the same size gives the same children and friendships', async () => {
  const other = await createTestDatabase();
  const client = await other.pool.connect();
  await fillForLoad(client, size);
  client.release(true);
  for (const who of [
    'SELECT user_id, username, country, age_band FROM users ORDER BY 1',
    'SELECT user_id, friend_id, status, requestor_id FROM friendships ORDER BY 1, 2',
  ])
    expect((await other.pool.query(who)).rows).toEqual(await rowsOf(who));
  await other.close();
});

test('every constraint of the schema is restored', async () => {
  const empty = await createTestDatabase();
  const constraints = `SELECT conname, pg_get_constraintdef(oid) AS definition, convalidated
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY conname`;
  expect(await rowsOf(constraints)).toEqual((await empty.pool.query(constraints)).rows);
  await empty.close();
});

test('the two rows of friendships and requests agree, and the children may meet', async () => {
  await none(`SELECT * FROM friendships AS mine WHERE NOT EXISTS (
    SELECT FROM friendships AS theirs WHERE theirs.user_id = mine.friend_id
      AND theirs.friend_id = mine.user_id AND theirs.status = mine.status
      AND theirs.requestor_id = mine.requestor_id)`);
  await none(`SELECT * FROM friendships
    JOIN users AS one USING (user_id) JOIN users AS other ON other.user_id = friend_id
    WHERE NOT (one.contact_allowed AND other.contact_allowed)
      OR abs(one.age_band - other.age_band) > 1`);
  await none(`SELECT * FROM blocks JOIN friendships AS f
    ON f.user_id = blocks.user_id AND f.friend_id = blocked_id`);
});

test('most children have few friends and some have many', async () => {
  const [spread] = await rowsOf(`SELECT max(friends), avg(friends)::float8,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY friends) AS middle
    FROM (SELECT count(friend_id)::int AS friends FROM users
      LEFT JOIN friendships ON friendships.user_id = users.user_id AND status = 'accepted'
      GROUP BY users.user_id) AS counted`);
  const { max, avg, middle } = spread as { max: number; avg: number; middle: number };
  expect(avg).toBe((2 * size.friendships) / size.children);
  expect(middle).toBeLessThan(avg);
  expect(max).toBeGreaterThan(2 * avg);
});

test('the data of a child follows the rules of the app', async () => {
  await none(`SELECT user_id FROM notifications GROUP BY 1 HAVING count(*) > 30`);
  await none(`SELECT * FROM notifications JOIN notification_boxes USING (user_id)
    WHERE place > version`);
  await none(`SELECT * FROM users WHERE name_key = '' OR name_key <> lower(name_key)`);
  await none(`SELECT * FROM users WHERE contact_allowed AND NOT EXISTS (
    SELECT FROM consents AS c WHERE c.user_id = users.user_id AND given)`);
});
