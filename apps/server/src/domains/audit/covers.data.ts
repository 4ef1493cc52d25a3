import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Covered, covered, hashesOf } from './covered-rows.ts';

/** A row that a row of the log covers. */
export type Cover = {
  readonly name: string;
  readonly key: string;
  readonly salt: Buffer | null;
  readonly fields: Readonly<Record<string, string>> | null;
};

/** The rows that this transaction has changed since it last added to the log, and forgets them. */
export async function takeTouched(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; key: string }>`
    DELETE FROM audit_touched WHERE xid = pg_current_xact_id() RETURNING name, key
  `.execute(db);
  const keysOf = new Map<string, string[]>();
  for (const { name, key } of rows) keysOf.set(name, [...(keysOf.get(name) ?? []), key]);
  return keysOf;
}

/** Whether this transaction has changed rows that the log covers. */
export async function hasTouchedCovered(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM audit_touched AS t WHERE xid = pg_current_xact_id() AND EXISTS (
      SELECT FROM audit_covers AS c WHERE c.name = t.name AND c.key = t.key
    ) LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** The rows of some keys as they are now, and those covered before that are gone. */
export async function readCovers(db: Db, name: string, keys: readonly string[]): Promise<Cover[]> {
  const kind = covered[name];
  if (!kind) throw new Error(`nothing says how the audit log covers ${name}`);
  const { rows } = await sql<Cover>`
    SELECT ${name}::text AS name, ${kind.key} AS key, salted.salt, ${hashesOf(kind, sql`salted.salt`)} AS fields
    FROM ${kind.rows} AS s
    CROSS JOIN LATERAL (
      SELECT decode(replace(gen_random_uuid()::text, '-', ''), 'hex') AS salt WHERE ${kind.key} IS NOT NULL
    ) AS salted
    WHERE ${kind.withKeys(keys)}
  `.execute(db);
  const there = new Set(rows.map(({ key }) => key));
  const gone = await listCovered(
    db,
    name,
    keys.filter(key => !there.has(key)),
  );
  return [...rows, ...gone.map(key => ({ name, key, salt: null, fields: null }))];
}

/** Which of these keys the log covers. */
async function listCovered(db: Db, name: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM (
      SELECT DISTINCT ON (key) key, fields FROM audit_covers
      WHERE name = ${name} AND key = ANY(${[...keys]}::text[]) ORDER BY key, row DESC, place DESC
    ) AS newest WHERE fields IS NOT NULL
  `.execute(db);
  return rows.map(({ key }) => key);
}

/** Inserts what a row covers, and deletes the salts of what is gone. */
export async function insertCovers(db: Db, row: number, covers: readonly Cover[]): Promise<void> {
  await sql`
    INSERT INTO audit_covers (row, place, name, key, salt, fields)
    SELECT ${row}, c.place, c.name, c.key, decode(c.salt, 'hex'), nullif(c.fields, 'null'::jsonb)
    FROM jsonb_to_recordset(${JSON.stringify(
      covers.map(({ salt, ...cover }, place) => ({
        ...cover,
        place,
        salt: salt?.toString('hex') ?? null,
      })),
    )}::jsonb) AS c (place int, name text, key text, salt text, fields jsonb)
  `.execute(db);
  const gone = covers.filter(({ fields }) => fields === null);
  for (const name of new Set(gone.map(cover => cover.name))) {
    const keys = gone.filter(cover => cover.name === name).map(({ key }) => key);
    await sql`
      UPDATE audit_covers SET salt = NULL
      WHERE name = ${name} AND key = ANY(${keys}::text[]) AND salt IS NOT NULL
    `.execute(db);
  }
}

/** What rows of the log cover, in their order. */
export async function listCovers(
  db: Db,
  rows: { readonly from: string; readonly to: string },
): Promise<(Omit<Cover, 'salt'> & { readonly row: string })[]> {
  const found = await sql<Omit<Cover, 'salt'> & { row: string }>`
    SELECT row::text AS row, name, key, fields FROM audit_covers
    WHERE row BETWEEN ${rows.from}::bigint AND ${rows.to}::bigint ORDER BY audit_covers.row, place
  `.execute(db);
  return found.rows;
}

/** The tables with rows that rows of the log cover. */
export async function listCoveredTables(
  db: Db,
  rows: readonly number[],
): Promise<Map<number, string[]>> {
  const found = await sql<{ row: number; names: string[] }>`
    SELECT row, array_agg(DISTINCT name ORDER BY name) AS names FROM audit_covers
    WHERE row = ANY(${[...rows]}::bigint[]) GROUP BY row
  `.execute(db);
  return new Map(found.rows.map(({ row, names }) => [Number(row), names]));
}

/** A row that is not as the log says. */
export type Changed = {
  /** The newest row of the log that covers it. */
  readonly row: number;
  readonly table: string;
  readonly key: string;
  /** The first field that differs; null if the row is gone, or should be. */
  readonly field: string | null;
};

type Difference = {
  readonly row: string;
  readonly key: string;
  readonly stored: Readonly<Record<string, string>> | null;
  readonly found: Readonly<Record<string, string | null>> | null;
};

/** Rows of one kind that are not as the newest row of the log about them says, up to `limit`. */
async function findDifferent(
  db: Db,
  [name, kind]: readonly [string, Covered],
  limit: number,
): Promise<Changed[]> {
  const { rows } = await sql<Difference>`
    SELECT row::text AS row, key, stored, found FROM (
      SELECT c.row, c.key, c.fields AS stored,
        CASE WHEN ${kind.key} IS NOT NULL THEN ${hashesOf(kind, sql`c.salt`)} END AS found
      FROM (
        SELECT DISTINCT ON (key) row, key, salt, fields FROM audit_covers
        WHERE name = ${name} ORDER BY key, row DESC, place DESC
      ) AS c LEFT JOIN ${kind.rows} AS s ON ${kind.key} = c.key
    ) AS compared
    WHERE stored IS DISTINCT FROM found ${kind.mayEnd ? sql`AND found IS NOT NULL` : sql``}
    ORDER BY compared.row LIMIT ${limit}
  `.execute(db);
  return rows.map(({ row, key, stored, found }) => {
    const field =
      stored && found && Object.keys(found).find(one => stored[one] !== (found[one] ?? ''));
    const [of, column] = (field && kind.from?.[field]?.split('.')) || [name, field];
    return { row: Number(row), table: of ?? name, key, field: column ?? null };
  });
}

/** Rows that are not as the log says, by row of the log. */
export async function findChanged(db: Db, limit: number): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const kind of Object.entries(covered)) {
    changed.push(...(await findDifferent(db, kind, limit)));
  }
  return changed.sort((a, b) => a.row - b.row).slice(0, limit);
}
