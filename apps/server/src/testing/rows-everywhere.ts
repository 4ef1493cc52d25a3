import type { Pool } from 'pg';
import { listRecords, tableRecords } from '../domains/rights/table-records.ts';

type Column = { table: string; name: string; type: string };
type Values = Readonly<Record<string, unknown>>;

/** A child in every table, and another one with whom it shares rows. */
export type Two = { readonly userId: string; readonly otherId: string };

/** Columns whose values are not invented, by table. */
export type Given = Readonly<Record<string, Values>>;

const readColumns = async (pool: Pool): Promise<Column[]> =>
  (
    await pool.query<Column>(
      `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type
       FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
         AND NOT a.attisdropped AND a.attidentity = '' AND a.attgenerated = ''`,
    )
  ).rows;

/** A value that no other row has, with a text where the type allows it. */
function invented(type: string, word: string, number: number): unknown {
  if (type === 'text') return `${word} ${number}`;
  if (type === 'text[]') return [`${word} ${number}`];
  if (type === 'jsonb') return JSON.stringify({ word });
  if (type === 'bytea') return Buffer.from(`${number}`);
  if (type === 'boolean') return false;
  if (type === 'date') return '2026-02-01';
  return type.startsWith('timestamp') ? new Date('2026-02-01T10:00Z') : number;
}

/** Rows of synthetic tables may break rules that only real ones keep. */
async function dropRules(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement
     FROM pg_constraint WHERE contype <> 'n' AND connamespace = 'public'::regnamespace
     ORDER BY contype = 'f' DESC`,
  );
  for (const { statement } of rows) await pool.query(statement);
}

/**
 * Inserts rows into every table: one for each column that can name the child, one for each row of another table
 * that it can be part of, and one in which only the other child is named. Texts of the first begin with
 * `canary`, those of the last with `plain`.
 */
export async function fillEveryTable(pool: Pool, two: Two, given: Given): Promise<void> {
  await dropRules(pool);
  const columns = await readColumns(pool);
  const made = new Map<string, Values[]>();
  let number = 1_000;
  const insert = async (table: string, values: Values, word: string): Promise<Values> => {
    number += 1;
    const { children = [] } = tableRecords[table as keyof typeof tableRecords];
    const row = Object.fromEntries(
      columns
        .filter(column => column.table === table)
        .map(({ name, type }) => {
          const other = children.includes(name) ? two.otherId : undefined;
          return [name, name in values ? values[name] : (other ?? invented(type, word, number))];
        }),
    );
    const names = Object.keys(row);
    const { rows } = await pool.query<Values>(
      `INSERT INTO "${table}" (${names.map(name => `"${name}"`).join(', ')})
       VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
       RETURNING *`,
      Object.values(row),
    );
    return rows[0] ?? row;
  };
  for (const [table, { children = [], partOf = [] }] of listRecords.toReversed()) {
    if (['audit', 'audit_head', 'schema_migration'].includes(table)) continue;
    const named: Values[] = [
      ...children.map(column => ({ [column]: two.userId, ...given[table] })),
      ...partOf.flatMap(([column, of]) =>
        (made.get(of) ?? []).map(row => ({ [column]: row[column], ...given[table] })),
      ),
      ...(children.length + partOf.length === 0 && given[table] ? [given[table]] : []),
    ];
    const rows: Values[] = [];
    for (const values of named) rows.push(await insert(table, values, `canary ${table}`));
    made.set(table, rows);
    await insert(table, {}, `plain ${table}`);
  }
}
