import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { noticeText } from './notice.ts';
import type { TableName } from './table-record.ts';
import { listRecords, tableRecords } from './table-records.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

type ForeignKey = { from: TableName; column: string; to: TableName };

const readForeignKeys = async (): Promise<ForeignKey[]> =>
  (
    await database.pool.query<ForeignKey>(
      `SELECT c.conrelid::regclass::text AS from, a.attname AS column, c.confrelid::regclass::text AS to
       FROM pg_constraint AS c JOIN pg_attribute AS a
         ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace`,
    )
  ).rows;

/** Columns that name a person, by their names; those of adults do not count. */
const PERSON =
  /^(user|child|author|target|sender|receiver|friend|liker|blocked|requestor|referrer|reporter|about|from|one|other)_id$/;

test('RIGHTS-01 every table of the database has a record, and every record a table', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  expect(Object.keys(tableRecords).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('RIGHTS-01 every column with the id of a child is in the record of its table', async () => {
  const keys = await readForeignKeys();
  const { rows } = await database.pool.query<{ table: TableName; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'uuid')`,
  );
  const children = [
    ...keys.filter(({ to }) => to === 'users').map(({ from, column }) => `${from}.${column}`),
    ...rows
      .filter(({ column }) => PERSON.test(column))
      .map(({ table, column }) => `${table}.${column}`),
  ];
  const named = listRecords.flatMap(([table, { children: columns = [], repeated = [] }]) =>
    [...columns, ...repeated].map(column => `${table}.${column}`),
  );
  expect(named.sort()).toEqual([...new Set(children)].sort());
});

test('RIGHTS-01 a table that refers to rows of a child goes with them, and before them', async () => {
  const order = listRecords.map(([table]) => table);
  const hasChild = (table: TableName): boolean => {
    const { children = [], partOf = [] } = tableRecords[table];
    return children.length > 0 || partOf.length > 0;
  };
  for (const { from, to } of await readForeignKeys()) {
    if (!hasChild(to)) continue;
    expect([from, hasChild(from)]).toEqual([from, true]);
    expect([from, to, order.indexOf(from) < order.indexOf(to)]).toEqual([from, to, true]);
  }
});

test('RIGHTS-02 the notice says of every table what it is for, why, and how long it is kept', () => {
  const notice = noticeText();
  for (const [table, { purpose, need, kept }] of listRecords) {
    const line = notice.split('\n').find(row => row.startsWith(`- \`${table}\`: `));
    for (const text of [purpose, need, kept]) {
      expect([table, text]).toEqual([table, expect.stringMatching(/\w{3}/)]);
      expect(line).toContain(text);
    }
  }
});

test('RIGHTS-02 docs/data.md is the notice as npm run notice writes it', () => {
  const file = path.resolve(import.meta.dirname, '../../../../../docs/data.md');
  expect(readFileSync(file, 'utf8')).toBe(noticeText());
});

test('RIGHTS-03 every table is kept for a time that ends, or names no child', () => {
  for (const [table, { expired, children, partOf, traces, kept }] of listRecords) {
    const ends = Boolean(expired ?? children ?? partOf ?? traces);
    expect([table, ends || /as long as the server/.test(kept)]).toEqual([table, true]);
  }
});

test('SCALE-94 whatever refers to a row of a child has an index that begins with the reference', async () => {
  const ofChildren = listRecords.flatMap(([table, { children, partOf }]) =>
    (children ?? partOf) ? [table] : [],
  );
  const { rows } = await database.pool.query(
    `SELECT conrelid::regclass || '.' || a.attname AS reference FROM pg_constraint AS c
     JOIN pg_attribute AS a ON a.attrelid = conrelid AND a.attnum = conkey[1]
     WHERE contype = 'f' AND confrelid::regclass::text = ANY($1) AND NOT EXISTS (
       SELECT FROM pg_index AS i WHERE i.indrelid = conrelid AND i.indkey[0] = conkey[1] AND (
         indpred IS NULL OR pg_get_expr(indpred, indrelid) = '(' || a.attname || ' IS NOT NULL)'))`,
    [[...ofChildren, 'users']],
  );
  expect(rows).toEqual([]);
});
