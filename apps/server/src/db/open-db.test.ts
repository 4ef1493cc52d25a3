import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addressOf } from '../testing/address-of.ts';
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
  const databaseUrl = addressOf(database.config);
  const opened = await openDatabase({ databaseUrl, dataDir, log: silentLog });
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

test('SCALE-74 a password of the database that is changed while a server runs is read again from its file', async () => {
  const role = `rotated_${randomBytes(6).toString('hex')}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'digipals-password-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const databaseUrlFile = path.join(folder, 'database-url');
  const change = async (statement: string, password: string): Promise<string> => {
    await database.pool.query(`${statement} ROLE ${role} LOGIN PASSWORD '${password}'`);
    const databaseUrl = addressOf({ ...database.config, user: role, password });
    writeFileSync(databaseUrlFile, `${databaseUrl}\n`);
    return databaseUrl;
  };
  const databaseUrl = await change('CREATE', 'first');
  onTestFinished(async () => {
    await database.pool.query(`DROP ROLE ${role}`);
  });
  const open = { databaseUrl, databaseUrlFile, dataDir: folder, log: silentLog };
  const { pool, close } = await openDatabase(open);
  const who = async () => (await pool.query('SELECT current_user AS name')).rows;
  await change('ALTER', 'second');
  // The connection stays good; a new one needs the new password.
  expect(await who()).toEqual([{ name: role }]);
  await database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1',
    [role],
  );
  await expect.poll(() => pool.totalCount).toBe(0);
  expect(await who()).toEqual([{ name: role }]);
  await close();
  await expect(openDatabase({ ...open, databaseUrlFile: undefined })).rejects.toThrow(/password/);
});
