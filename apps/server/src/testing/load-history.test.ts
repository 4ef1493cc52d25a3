import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillForLoad } from './load-fixture.ts';
import { fillHistory } from './load-history.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const size = { children: 200, friendships: 1_000 };
const questions = Array.from({ length: 120 }, (_, number) => ({
  activityId: `activity-${Math.floor(number / 10)}`,
  questionId: `question-${number}`,
}));
const history = { answersEach: 20, texts: 1_000, waiting: 50, questions };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  await fillForLoad(client, size);
  await fillHistory(client, history);
  client.release(true);
});

afterAll(() => database.close());

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> =>
  (await database.pool.query(query)).rows;
const none = async (query: string) => expect(await rowsOf(query)).toEqual([]);
const count = async (from: string) => (await rowsOf(`SELECT count(*) AS n FROM ${from}`))[0]?.['n'];

test('the load history has the requested numbers of answers and texts', async () => {
  expect(await count('attempts')).toBe(size.children * history.answersEach);
  expect(await count('question_results')).toBe(size.children * history.answersEach);
  expect(await count('submissions')).toBe(history.texts);
  expect(await count("submissions WHERE state = 'waiting'")).toBe(history.waiting);
});

test('SCALE-95 partly: every foreign key of the load history holds, though none was checked', async () => {
  const keys = await rowsOf(`SELECT conrelid::regclass::text AS table, conname AS name,
    pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype = 'f'`);
  expect(keys.length).toBeGreaterThan(50);
  for (const { table, name, definition } of keys) {
    await database.pool.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    await database.pool.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
});

test('conversations, counts, ledger and results agree with each other', async () => {
  await none(`SELECT * FROM conversations AS c WHERE last_place <> (
    SELECT count(*) FROM messages AS m WHERE m.conversation_id = c.conversation_id)`);
  await none(`SELECT * FROM messages JOIN submissions USING (submission_id)
    WHERE state <> 'delivered' OR author_id <> sender_id OR target_id <> receiver_id`);
  await none(`SELECT * FROM submissions AS s WHERE (state = 'waiting') = EXISTS (
    SELECT FROM decisions AS d WHERE d.submission_id = s.submission_id)`);
  await none(`SELECT * FROM message_counts AS c WHERE delivered <> (
    SELECT count(*) FROM messages AS m WHERE m.sender_id = c.user_id)`);
  await none(`SELECT user_id FROM lingo_entries GROUP BY 1
    HAVING sum(amount) <> (array_agg(balance ORDER BY seq DESC))[1]`);
  await none(`SELECT * FROM question_results AS r WHERE NOT EXISTS (
    SELECT FROM attempts AS a WHERE a.user_id = r.user_id AND a.question_id = r.question_id)`);
});
