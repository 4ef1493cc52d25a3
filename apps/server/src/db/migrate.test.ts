import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('empty');
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-migrations-'));
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const write = (file: string, sql: string) => writeFileSync(path.join(folder, file), sql);

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await database.pool.query({ text: sql, rowMode: 'array' });
  return rows.flat();
}

test('migrations run once, in order', async () => {
  write('0001-first.sql', 'CREATE TABLE step (name text); INSERT INTO step VALUES ($$first$$)');
  write('0002-second.sql', 'INSERT INTO step VALUES ($$second$$)');
  expect(await migrate(database.pool, { folder })).toEqual(['first', 'second']);
  expect(await migrate(database.pool, { folder })).toEqual([]);
  write('0003-third.sql', 'INSERT INTO step VALUES ($$third$$)');
  expect(await migrate(database.pool, { folder })).toEqual(['third']);
  expect(await column('SELECT name FROM step')).toEqual(['first', 'second', 'third']);
});

test('two concurrent processes apply each migration once', async () => {
  write('0001-slow.sql', 'CREATE TABLE step (name text); SELECT pg_sleep(0.3)');
  write('0002-add.sql', 'INSERT INTO step VALUES ($$once$$)');
  const program = path.resolve(import.meta.dirname, '../testing/migrate-once.ts');
  const children = [1, 2].map(() => {
    const child = fork(program, [JSON.stringify(database.config), folder], { silent: true });
    return once(child, 'exit');
  });
  expect((await Promise.all(children)).map(([code]) => code)).toEqual([0, 0]);
  expect(await column('SELECT name FROM step')).toEqual(['once']);
});

test('a failing migration is rolled back and named in the error', async () => {
  write('0001-good.sql', 'CREATE TABLE good (id int)');
  write('0002-bad.sql', 'CREATE TABLE half (id int); SELECT 1 / 0');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('Migration 2 "bad" failed');
  expect(
    await column("SELECT to_regclass('half') IS NULL AND to_regclass('good') IS NOT NULL"),
  ).toEqual([true]);
  write('0002-bad.sql', 'CREATE TABLE half (id int)');
  expect(await migrate(database.pool, { folder })).toEqual(['bad']);
});

test('rejects a migration that was edited after it was applied', async () => {
  write('0001-first.sql', 'CREATE TABLE step (name text)');
  await migrate(database.pool, { folder });
  write('0001-first.sql', 'CREATE TABLE step (name text, extra int)');
  await expect(migrate(database.pool, { folder })).rejects.toThrow('has changed');
});

test('rejects a database of a newer server', async () => {
  write('0001-first.sql', 'CREATE TABLE step (name text)');
  write('0002-second.sql', 'SELECT 1');
  await migrate(database.pool, { folder });
  rmSync(path.join(folder, '0002-second.sql'));
  await expect(migrate(database.pool, { folder })).rejects.toThrow('newer than this server');
});

test('an older server starts after migrations that expand the schema, until one contracts it (SCALE-90)', async () => {
  write('0001-first.sql', 'CREATE TABLE step (name text, old text)');
  write('0002-wider.sql', '-- expand: a column for what is new\nALTER TABLE step ADD fresh text');
  const second = path.join(folder, '0002-wider.sql');
  await migrate(database.pool, { folder });
  rmSync(second);
  expect(await migrate(database.pool, { folder })).toEqual([]);
  write('0002-wider.sql', '-- expand: a column for what is new\nALTER TABLE step ADD fresh text');
  write('0003-drop.sql', '-- contract 0002: nobody uses it any more\nALTER TABLE step DROP old');
  expect(await migrate(database.pool, { folder })).toEqual(['drop']);
  rmSync(path.join(folder, '0003-drop.sql'));
  expect(await migrate(database.pool, { folder })).toEqual([]);
  rmSync(second);
  await expect(migrate(database.pool, { folder })).rejects.toThrow('newer than this server');
});

test('a database of the first releases says nothing of older servers, which it rejects', async () => {
  await database.pool.query(
    `CREATE TABLE schema_migration (number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now());
     INSERT INTO schema_migration VALUES (1, 'first', 'sum')`,
  );
  await expect(migrate(database.pool, { folder })).rejects.toThrow('newer than this server');
});

test('a migration does not wait long for a table in use, and tries again (SCALE-91)', async () => {
  write('0001-first.sql', 'CREATE TABLE step (name text)');
  await migrate(database.pool, { folder });
  write('0002-wider.sql', 'ALTER TABLE step ADD fresh text');
  const reader = await database.pool.connect();
  await reader.query('BEGIN; SELECT FROM step');
  let waits = 0;
  const wait = async () => {
    waits += 1;
    // Nothing is left locked while it waits: other calls write at once.
    await database.pool.query("INSERT INTO step VALUES ('one')");
    await reader.query('COMMIT');
  };
  expect(await migrate(database.pool, { folder, wait })).toEqual(['wider']);
  reader.release();
  expect(waits).toBe(1);
});

test.each([
  ['0050-none.sql', 'SELECT 1'],
  ['0050-itself.sql', '-- contract 0050: itself\nSELECT 1'],
])('rejects %s, which does not say whether older servers go on working', (file, sql) => {
  for (let number = 1; number < 50; number += 1)
    write(`${String(number).padStart(4, '0')}-step.sql`, 'SELECT 1');
  write(file, sql);
  expect(() => readMigrations(folder)).toThrow(`${file} must begin with`);
});

test.each(['0002-gap.sql', '0001_underscore.sql', '0001-first.txt'])(
  'rejects a folder with only %s',
  file => {
    write(file, 'SELECT 1');
    expect(() => readMigrations(folder)).toThrow(file);
  },
);

test("the server's migrations apply to an empty database", async () => {
  const known = readMigrations();
  expect(await migrate(database.pool)).toEqual(known.map(({ name }) => name));
});

test('COURSE-12 a run of an activity that has more questions now keeps its share of them', async () => {
  const known = readMigrations();
  const place = known.findIndex(({ name }) => name.includes('runs-of-grown-activities'));
  for (const { number, name, sql } of known.slice(0, place))
    write(`${String(number).padStart(4, '0')}-${name}.sql`, sql);
  await migrate(database.pool, { folder });
  const runOf = (activity: string, run: string, right: number) =>
    `('u', '${activity}', '${run}', ARRAY(SELECT 'q' || n FROM generate_series(1, ${right}) n), '{}', false, now())`;
  await database.pool.query(`
    ALTER TABLE activity_runs DISABLE TRIGGER ALL;
    INSERT INTO activity_runs VALUES ${[
      runOf('starter-02-test-2', 'all', 8),
      runOf('starter-02-test-2', 'half', 4),
      runOf('starter-02-test-2', 'less', 3),
      runOf('starter-01-test-1', 'all', 9),
      runOf('starter-03-my-toys', 'all', 6),
      runOf('starter-03-my-toys', 'half', 3),
      runOf('starter-03-my-toys', 'less', 2),
    ].join()}`);
  await migrate(database.pool);
  const counts =
    'SELECT run, cardinality(right_questions) AS n FROM activity_runs ORDER BY activity_id, run';
  expect(await column(counts)).toEqual(
    [
      ['all', 9],
      [...['all', 9], ...['half', 5], ...['less', 3]],
      [...['all', 10], ...['half', 5], ...['less', 3]],
    ].flat(),
  );
});

test('PAY-10 answers from before the log of answers are copied into it, and scores remain', async () => {
  const known = readMigrations();
  for (const { number, name, sql } of known.slice(0, 5)) write(`000${number}-${name}.sql`, sql);
  await migrate(database.pool, { folder });
  await database.pool.query(`
    INSERT INTO classes VALUES ('c', 'C', 'C');
    INSERT INTO users VALUES ('u', 'c', 'Mia', 'gb', 'gb', 'gb', now());
    INSERT INTO question_results VALUES
      ('u', 'a', 'a-1', true, true, false, 2, 5300, 1, '2026-03-02T09:00:01Z'),
      ('u', 'a', 'a-2', true, false, false, null, null, null, '2026-03-02T09:00:02Z'),
      ('u', 't', 't-1', false, false, true, null, null, null, '2026-03-02T09:00:03Z')`);
  await migrate(database.pool);
  const log = 'SELECT question_id, kind, valid, tries, time_ms, hints FROM attempts ORDER BY at';
  expect(await column(log)).toEqual(
    [
      ['a-1', 'answer', true, 2, 5300, 1],
      ['a-2', 'skip', true, null, null, null],
      ['t-1', 'left', false, null, null, null],
    ].flat(),
  );
  const runs = 'SELECT activity_id, right_questions FROM activity_runs ORDER BY activity_id';
  expect((await database.pool.query(runs)).rows).toEqual([
    { activity_id: 'a', right_questions: ['a-1', 'a-2'] },
    { activity_id: 't', right_questions: [] },
  ]);
});
