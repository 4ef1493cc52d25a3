import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { silentLog } from '../testing/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findEmbedded } from './embedded/start-embedded.ts';
import { connect, openDatabase } from './open-db.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});

afterAll(() => database.close());

test('sums and counts are numbers, dates are strings, timestamps are Dates', async () => {
  const { rows } = await database.pool.query(
    "SELECT count(*), sum(5), date '2026-02-28' AS day, timestamptz '2026-02-28T12:00:00Z' AS moment",
  );
  expect(rows).toEqual([
    { count: 1, sum: 5, day: '2026-02-28', moment: new Date('2026-02-28T12:00:00Z') },
  ]);
  await expect(database.pool.query('SELECT 9007199254740993::bigint')).rejects.toThrow(RangeError);
});

test('a query with parameters is prepared once per connection', async () => {
  await database.db.connection().execute(async connection => {
    for (const number of [1, 2]) {
      const { rows } = await sql<{ twice: number }>`SELECT ${number}::int * 2 AS twice`.execute(
        connection,
      );
      expect(rows).toEqual([{ twice: number * 2 }]);
    }
    const { rows } = await sql`
      SELECT generic_plans + custom_plans AS uses FROM pg_prepared_statements
      WHERE statement LIKE '%AS twice%' AND statement NOT LIKE '%pg_prepared%'`.execute(connection);
    expect(rows).toEqual([{ uses: 2 }]);
  });
});

test('queries have a timeout', async () => {
  // The database of a test waits longer.
  const { pool, close } = connect(database.config, silentLog);
  onTestFinished(close);
  const { rows } = await pool.query('SHOW statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '10s' }]);
});

test('with DATABASE_URL the embedded database is not started', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'digipals-url-'));
  const { admin } = inject('testServer');
  const url = new URL(`postgres://${admin.user}@localhost/${database.config.database}`);
  url.password = String(admin.password ?? '');
  url.searchParams.set('host', String(admin.host));
  url.searchParams.set('port', String(admin.port));
  const opened = await openDatabase({ databaseUrl: url.href, dataDir, log: silentLog });
  const { rows } = await opened.pool.query('SELECT current_database() AS name');
  expect(rows).toEqual([{ name: database.config.database }]);
  await opened.close();
  expect(findEmbedded(dataDir)).toBeUndefined();
  rmSync(dataDir, { recursive: true });
});

test('without DATABASE_URL the embedded database runs until it is closed', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'digipals-own-'));
  const opened = await openDatabase({ dataDir, log: silentLog });
  const { rows } = await opened.pool.query('SELECT current_database() AS name');
  expect(rows).toEqual([{ name: 'digipals' }]);
  expect(findEmbedded(dataDir)).toBeDefined();
  await opened.close();
  expect(findEmbedded(dataDir)).toBeUndefined();
  rmSync(dataDir, { recursive: true });
});
