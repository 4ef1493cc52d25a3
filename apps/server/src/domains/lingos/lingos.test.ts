import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { appendEntry, type LingoEntry } from '../ledger/index.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp();
  child = await createChild(server);
});

afterAll(() => server.close());

const balance = async () =>
  (await server.call('GET', `users/${child.userId}/lingos`, { token: child.token })).json();

const append = (amount: number, ref: string) =>
  appendEntry(server.deps.database.db, {
    userId: child.userId,
    amount,
    kind: 'activity',
    ref,
    at: new Date(server.clock()),
  });

test('CALL-16 the Lingos of a child are the balance of its ledger, initially 0', async () => {
  expect(await balance()).toEqual({ amount: 0 });
  await append(5, 'a');
  await append(7, 'b');
  expect(await balance()).toEqual({ amount: 12, newest: { amount: 7, reason: 'activity' } });
});

test('HOME-03 the balance says what was paid last, but nothing of the demo world', async () => {
  const other = await createChild(server);
  const read = async () =>
    (await server.call('GET', `users/${other.userId}/lingos`, { token: other.token })).json();
  const give = (kind: LingoEntry['kind'], amount: number) =>
    appendEntry(server.deps.database.db, {
      ...{ userId: other.userId, amount, kind, ref: kind },
      at: new Date(server.clock()),
    });
  await give('demo', 30);
  expect(await read()).toEqual({ amount: 30 });
  await give('reply', 4);
  expect(await read()).toEqual({ amount: 34, newest: { amount: 4, reason: 'reply' } });
});

test('the ledger takes one entry per ref and never falls below zero', async () => {
  const before = await balance();
  await append(5, 'a');
  expect(await balance()).toEqual(before);
  await expect(append(-1_000, 'c')).rejects.toThrow('balance');
  expect(await balance()).toEqual(before);
});

test.each([
  'UPDATE lingo_entries SET amount = 1000',
  'DELETE FROM lingo_entries',
  'TRUNCATE lingo_entries',
])('the ledger is append-only: rejects %s', async statement => {
  const { pool } = server.deps.database;
  await expect(pool.query(statement)).rejects.toThrow('append-only');
});

test('reading the balance is one query served by an index', async () => {
  const { pool } = server.deps.database;
  await balance();
  const queries = countQueries(pool);
  await balance();
  expect(queries()).toBe(1);
  const client = await pool.connect();
  await client.query('BEGIN; SET LOCAL enable_seqscan = off');
  const { rows } = await client.query(
    `EXPLAIN SELECT balance FROM lingo_entries WHERE user_id = 'x' ORDER BY seq DESC LIMIT 1`,
  );
  await client.query('ROLLBACK');
  client.release();
  const plan = rows.map(row => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan Backward using lingo_entries_pkey');
  expect(plan).not.toContain('Sort');
});
