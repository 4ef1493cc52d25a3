import { createWriteStream, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { encrypt } from './backup-encryption.ts';
import { type BackupLine, quote } from './backup-format.ts';
import { readApplied } from './migrate.ts';
import { listSequences, listTables, setTextFormats, type TableShape } from './table-shapes.ts';

const ROWS_PER_LINE = 500;

/**
 * Writes a snapshot of the whole database to `file` (see backup-format.ts), without blocking running
 * servers. Encrypts it if there is a passphrase.
 * @returns the number of rows written
 */
export async function backUp(
  pool: Pool,
  file: string,
  { passphrase }: { passphrase?: string | undefined } = {},
): Promise<number> {
  const client = await pool.connect();
  const counter = { rows: 0 };
  const draft = `${file}.part`;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await setTextFormats(client);
    const plain = Readable.from(serialise(client, counter));
    const end = createWriteStream(draft, { mode: 0o600 });
    await (passphrase
      ? pipeline(plain, createGzip(), source => encrypt(source, { passphrase }), end)
      : pipeline(plain, createGzip(), end));
    // A file with the final name is always complete.
    renameSync(draft, file);
    return counter.rows;
  } finally {
    client.release(true);
  }
}

async function* serialise(client: PoolClient, counter: { rows: number }): AsyncGenerator<string> {
  for await (const line of lines(client, counter)) yield `${JSON.stringify(line)}\n`;
}

async function* lines(client: PoolClient, counter: { rows: number }): AsyncGenerator<BackupLine> {
  yield {
    kind: 'head',
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await readApplied(client),
  };
  for (const table of await listTables(client)) {
    yield { kind: 'table', table: table.name, columns: table.columns.map(({ name }) => name) };
    for await (const rows of readRows(client, table)) {
      counter.rows += rows.length;
      yield { kind: 'rows', rows };
    }
  }
  for (const name of await listSequences(client)) {
    const { rows } = await client.query(
      `SELECT last_value::text AS value, is_called AS called FROM ${quote(name)}`,
    );
    yield { kind: 'sequence', sequence: name, ...rows[0] };
  }
  yield { kind: 'end', rows: counter.rows };
}

/** Rows as arrays of text, from which every PostgreSQL type can be restored exactly. */
async function* readRows(
  client: PoolClient,
  { name, columns }: TableShape,
): AsyncGenerator<(string | null)[][]> {
  const texts = columns.map(column => `${quote(column.name)}::text`).join(', ');
  await client.query(`DECLARE reader NO SCROLL CURSOR FOR SELECT ${texts} FROM ${quote(name)}`);
  for (;;) {
    const { rows } = await client.query({
      text: `FETCH ${ROWS_PER_LINE} FROM reader`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE reader');
}
