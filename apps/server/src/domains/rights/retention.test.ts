import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQueries } from '../../testing/count-queries.ts';
import { fillEveryTable } from '../../testing/rows-everywhere.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { deleteOldRows } from './index.ts';
import type { TableName } from './table-record.ts';
import { listRecords, tableRecords } from './table-records.ts';

/** The time of every row. */
const ROWS = Date.parse('2026-02-01T10:00Z');
const YEAR_MS = 366 * 86_400_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillEveryTable(
    database.pool,
    { userId: 'child', otherId: 'other' },
    {
      sign_in_failures: { scope: 'child-device', failures: 1 },
      sign_in_origins: { class_key: null },
      submissions: { state: 'withdrawn', delivered_at: null },
      cases: { state: 'closed' },
    },
  );
  // The visit of an adult who works in no school would go at once.
  await database.pool.query(
    "INSERT INTO adult_roles (adult_id, role, school_id, since) SELECT adult_id, 'lead', 'school', now() FROM adult_visits",
  );
});

afterAll(() => database.close());

const run = (at: number) => deleteOldRows(database.db, { at: new Date(at), idleMs: 35 * 60_000 });

const ends = (table: TableName): boolean => {
  const { expired, partOf = [] } = tableRecords[table];
  return expired !== undefined || partOf.some(([, other]) => ends(other));
};

const countOf = async (table: string): Promise<number> =>
  (await database.pool.query(`SELECT FROM ${table}`)).rowCount ?? 0;

test('RIGHTS-03 with the clock set forward, the server deletes old rows of every table that has a time, and none before', async () => {
  // Steps that ended are covered; transactions of other test files, on the same PostgreSQL, may keep them for a moment.
  let atOnce = {};
  const touched = async () => {
    atOnce = { ...atOnce, ...(await run(ROWS)) };
    return countOf('audit_touched');
  };
  await expect.poll(touched).toBe(0);
  expect(Object.keys(atOnce)).toEqual(['audit_touched']);
  const minute = await run(ROWS + 61_000);
  expect(minute).toMatchObject({ sign_in_failures: 2, tickets: 2, staff_challenges: 1 });
  const insert = `INSERT INTO data_holds (hold_id, user_id, lead_id, reason, at, ends_at)
    VALUES ('hold', 'child', 'lead', 'evidence', now(), '2040-01-01')`;
  await database.pool.query(insert);
  const held = await run(ROWS + 3 * YEAR_MS);
  // The hold keeps both texts of the child and its case; those of others have other states.
  expect([await countOf('submissions'), await countOf('cases')]).toEqual([3, 2]);
  await database.pool.query("UPDATE data_holds SET released_at = now() WHERE hold_id = 'hold'");
  const released = await run(ROWS + 3 * YEAR_MS);
  expect([await countOf('submissions'), await countOf('cases')]).toEqual([1, 1]);
  const timed = listRecords.map(([table]) => table).filter(ends);
  expect(Object.keys({ ...atOnce, ...minute, ...held, ...released }).sort()).toEqual(timed.sort());
});

test('SCALE-96 many old texts go in several transactions, each with its versions, until the server stops', async () => {
  await database.pool.query(
    `INSERT INTO submissions (submission_id, author_id, kind, target_id, body, state, severity, main_group,
       checks_ran, checks_ms, submitted_at, rescue_at, due_at, state_at)
     SELECT 'old-' || n, user_id, 'status', user_id, 'Hello', 'returned', 0, 'none', 1, 1, at, at, at, at
     FROM generate_series(1, 2500) AS n, (SELECT user_id FROM users LIMIT 1) AS child,
       (SELECT '2020-01-01'::timestamptz AS at) AS sent`,
  );
  await database.pool.query(
    "INSERT INTO submission_versions SELECT submission_id, 1, body, NULL, state_at FROM submissions WHERE submission_id LIKE 'old-%'",
  );
  const old = { at: new Date(ROWS + 3 * YEAR_MS), idleMs: 1 };
  const left = async () => [
    await countOf("submissions WHERE submission_id LIKE 'old-%'"),
    await countOf("submission_versions WHERE submission_id LIKE 'old-%'"),
  ];
  expect(await deleteOldRows(database.db, old, { stopping: AbortSignal.abort() })).toEqual({});
  const stop = new AbortController();
  countQueries(database.pool, 'DELETE FROM "submissions"', () => stop.abort());
  expect(await deleteOldRows(database.db, old, { stopping: stop.signal })).toMatchObject({
    submissions: 1_000,
  });
  expect(await left()).toEqual([1_500, 1_500]);
  expect(await run(ROWS + 3 * YEAR_MS)).toMatchObject({ submissions: 1_500 });
  expect(await left()).toEqual([0, 0]);
});
