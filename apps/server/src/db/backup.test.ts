import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../testing/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { backUp } from './backup.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-db.ts';
import { restore } from './restore.ts';

const SCHEMA = `
  CREATE TABLE pupil (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    friend int REFERENCES pupil, best_work int,
    name text NOT NULL, tags text[], picture bytea, extra jsonb, price numeric, ratio float8,
    born date, seen timestamptz, shout text GENERATED ALWAYS AS (upper(name)) STORED);
  CREATE TABLE work (id int PRIMARY KEY, pupil int NOT NULL REFERENCES pupil, "odd ""name" text);
  ALTER TABLE pupil ADD FOREIGN KEY (best_work) REFERENCES work;
  CREATE TABLE seeded (word text PRIMARY KEY);
  INSERT INTO seeded VALUES ('from the migration');
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'closed'; END $$;`;
const DATA = `
  INSERT INTO pupil (name, tags, picture, extra, price, ratio, born, seen) VALUES
    ('Mia "x" \\ {y}', '{a,"b c",NULL}', '\\x00ff10', 'null', 1.10, 0.1, '2016-02-29', '2026-01-01 12:00:00.123456+03'),
    (E'two\\nlines ☃', NULL, NULL, NULL, NULL, 'NaN', NULL, NULL);
  UPDATE pupil SET friend = 3 - id;
  INSERT INTO work SELECT n, 1 + n % 2, 'n' || n FROM generate_series(1, 1200) AS n;
  UPDATE pupil SET best_work = 1200 WHERE id = 1;
  INSERT INTO seeded VALUES ('later');
  CREATE TRIGGER closed BEFORE INSERT ON seeded FOR EACH ROW EXECUTE FUNCTION refuse();`;

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let file: string;

beforeEach(async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'digipals-backup-'));
  folder = mkdtempSync(path.join(home, 'migrations-'));
  file = path.join(home, 'all.backup.gz');
  writeFileSync(path.join(folder, '0001-schema.sql'), SCHEMA);
  [source, target] = await Promise.all([createTestDatabase('empty'), createTestDatabase('empty')]);
  await migrate(source.pool, { folder });
  await source.pool.query(DATA);
});

afterEach(async () => {
  await Promise.all([source.close(), target.close()]);
  rmSync(path.dirname(file), { recursive: true });
});

async function contents(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query(
    `SELECT (SELECT json_agg(p::text ORDER BY id) FROM pupil p) AS pupils,
            (SELECT json_agg(w::text ORDER BY id) FROM work w) AS works,
            (SELECT json_agg(s::text ORDER BY word) FROM seeded s) AS seeded`,
  );
  return rows;
}

test('restores every value, key and sequence into an empty database', async () => {
  expect(await backUp(source.pool, file)).toBe(1204);
  expect(await restore(target.pool, file, { folder })).toBe(1204);
  expect(await contents(target.pool)).toEqual(await contents(source.pool));
  const { rows } = await target.pool.query("INSERT INTO pupil (name) VALUES ('c') RETURNING id");
  expect(rows).toEqual([{ id: 3 }]);
  await expect(target.pool.query('INSERT INTO work VALUES (0, 99)')).rejects.toThrow(/foreign key/);
  await expect(target.pool.query('DELETE FROM work WHERE id = 1200')).rejects.toThrow(
    /foreign key/,
  );
});

test('a backup from before a migration is restored with its old schema and can be migrated', async () => {
  await backUp(source.pool, file);
  writeFileSync(path.join(folder, '0002-more.sql'), 'ALTER TABLE work ADD COLUMN stars int');
  await restore(target.pool, file, { folder });
  expect(await migrate(target.pool, { folder })).toEqual(['more']);
});

test('a backup is a snapshot, even if rows are inserted meanwhile', async () => {
  const writer = await source.pool.connect();
  await writer.query('BEGIN; LOCK TABLE work');
  // Pupils are read first, then the backup waits for the lock on their work.
  const running = backUp(source.pool, file);
  const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND NOT granted`;
  while ((await source.pool.query(waiting)).rowCount === 0);
  await writer.query(
    "INSERT INTO pupil (name) VALUES ('late'); INSERT INTO work VALUES (0, 3); COMMIT",
  );
  writer.release();
  expect(await running).toBe(1204);
  expect(await restore(target.pool, file, { folder })).toBe(1204);
});

test('refuses to restore into a database with tables', async () => {
  await backUp(source.pool, file);
  await migrate(target.pool, { folder });
  await expect(restore(target.pool, file, { folder })).rejects.toThrow('not empty');
});

test('rejects a damaged file before anything is written', async () => {
  await backUp(source.pool, file);
  const complete = readFileSync(file);
  writeFileSync(file, complete.subarray(0, complete.length / 2));
  await expect(restore(target.pool, file, { folder })).rejects.toThrow('cannot be read');
  writeFileSync(file, complete);
  await expect(restore(target.pool, file, { folder })).resolves.toBe(1204);
});

test('rejects a backup of another schema', async () => {
  await backUp(source.pool, file);
  writeFileSync(path.join(folder, '0001-schema.sql'), 'CREATE TABLE other (id int)');
  await expect(restore(target.pool, file, { folder })).rejects.toThrow('does not have');
});

const PASSPHRASE = 'three red kites';

test('OPS-01 an encrypted backup is restored only with its passphrase', async () => {
  await backUp(source.pool, file, { passphrase: PASSPHRASE });
  expect(readFileSync(file).includes('age-encryption.org/v1')).toBe(true);
  const open = (passphrase?: string) => restore(target.pool, file, { folder, passphrase });
  await expect(open()).rejects.toThrow(/is encrypted. Set BACKUP_PASSPHRASE/);
  await expect(open('three blue kites')).rejects.toThrow(/BACKUP_PASSPHRASE does not open/);
  expect(await open(PASSPHRASE)).toBe(1204);
  expect(await contents(target.pool)).toEqual(await contents(source.pool));
});

test('OPS-01 an encrypted backup that was cut short is rejected', async () => {
  await backUp(source.pool, file, { passphrase: PASSPHRASE });
  const complete = readFileSync(file);
  writeFileSync(file, complete.subarray(0, complete.length - 20));
  await expect(restore(target.pool, file, { folder, passphrase: PASSPHRASE })).rejects.toThrow(
    'cannot be read',
  );
});

test('OPS-02 the commands take file names relative to where npm was called', async () => {
  const home = path.dirname(file);
  const run = (command: string, dataDir: string, passphrase = PASSPHRASE) =>
    spawnSync(process.execPath, [`tools/server-command.mjs`, command, 'copy.backup'], {
      cwd: path.resolve(import.meta.dirname, '../../../..'),
      env: {
        ...process.env,
        INIT_CWD: home,
        BACKUP_PASSPHRASE: passphrase,
        DATA_DIR: path.join(home, dataDir),
        DATABASE_URL: '',
      },
      encoding: 'utf8',
    });
  const server = await openDatabase({ dataDir: path.join(home, 'old'), log: silentLog });
  await migrate(server.pool);
  expect(run('backup', 'old').stdout).toMatch(/^Backed up \d+ rows to .*copy\.backup, encrypted/);
  await server.close();
  expect(readdirSync(home)).toContain('copy.backup');
  const refused = run('restore', 'new', 'not it');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^BACKUP_PASSPHRASE does not open this backup\..*\n$/);
  expect(run('restore', 'new').stdout).toMatch(/^Restored \d+ rows/);
  expect(run('backup', 'nowhere').stderr).toMatch(/^There is no database in .*nowhere\./);
});
