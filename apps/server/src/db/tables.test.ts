import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Columns, readTableTypes } from '../testing/table-types.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

/** An SQL literal for each column type. */
const samples: Readonly<Record<string, string>> = {
  boolean: 'true',
  bytea: '\\x00',
  date: '2026-01-01',
  'double precision': '1.5',
  integer: '1',
  real: '1.5',
  bigint: '1',
  smallint: '1',
  jsonb: '{}',
  text: 'a',
  xid8: '1',
  'text[]': '{a}',
  'timestamp with time zone': '2026-01-01',
};

/** The JavaScript type in which the driver returns a column type. */
async function driverType(type: string): Promise<string> {
  const sample = samples[type];
  if (sample === undefined) throw new Error(`no sample of ${type}`);
  const { rows } = await database.pool.query(`SELECT $1::${type} AS value`, [sample]);
  const { value } = rows[0];
  if (Array.isArray(value)) return `${typeof value[0]}[]`;
  if (value instanceof Date) return 'Date';
  return Buffer.isBuffer(value) ? 'Buffer' : typeof value;
}

type DatabaseColumn = { name: string; type: string; nullable: boolean; given: boolean };

async function readColumns(): Promise<Columns> {
  const { rows } = await database.pool.query<DatabaseColumn>(
    `SELECT t.relname || '.' || a.attname AS name,
            format_type(a.atttypid, NULL) AS type,
            NOT a.attnotnull AS nullable,
            a.atthasdef OR a.attidentity <> '' AS given
     FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p', 'v')
       AND a.attnum > 0 AND NOT a.attisdropped`,
  );
  const types = new Map<string, string>();
  for (const { type } of rows) {
    if (!types.has(type)) types.set(type, await driverType(type));
  }
  return Object.fromEntries(
    rows.map(({ name, type, nullable, given }) => [
      name,
      { type: types.get(type) ?? type, nullable, optional: given },
    ]),
  );
}

test('the types of the tables match the migrated database', async () => {
  const written = readTableTypes(path.join(import.meta.dirname, 'tables.ts'));
  const real = await readColumns();
  const readOnly = (columns: Columns) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, { type, nullable }]) => [name, { type, nullable }]),
    );
  expect(readOnly(written)).toEqual(readOnly(real));
  // Only columns with a default may be optional in an insert.
  const missing = Object.keys(written).filter(
    name => written[name]?.optional && !real[name]?.optional,
  );
  expect(missing).toEqual([]);
});
