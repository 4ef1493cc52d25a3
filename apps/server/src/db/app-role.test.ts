import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendAudit, checkAudit } from '../domains/audit/index.ts';
import { askErasure, eraseRows } from '../domains/rights/index.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { APP_ROLE, prepareAppRole } from './app-role.ts';
import { migrate } from './migrate.ts';
import { type Database, type OwnerDatabase, openDatabase } from './open-db.ts';

let made: TestDatabase;
let owner: OwnerDatabase;
let server: Database;

function urlFor({ config }: TestDatabase, user = config.user, password = config.password): string {
  const url = new URL(`postgres://${user}@localhost/${config.database}`);
  url.password = String(password ?? '');
  url.searchParams.set('host', String(config.host));
  url.searchParams.set('port', String(config.port));
  return url.href;
}

const openAs = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '/nowhere', log: silentLog });

beforeEach(async () => {
  made = await createTestDatabase();
  owner = await openAs(urlFor(made));
  expect(await prepareAppRole(owner.pool)).toBe(true);
  server = owner.takeRole(APP_ROLE);
  const entry = { actor: 'Lead 01', action: 'Signed in', object: 'password and code' };
  await server.db
    .transaction()
    .execute(transaction => appendAudit(transaction, { ...entry, at: new Date(0) }));
});

afterEach(async () => {
  await server.close();
  await made.close();
});

test.each([
  "UPDATE audit SET actor = 'x'",
  'DELETE FROM audit',
  'TRUNCATE audit',
  'ALTER TABLE audit DISABLE TRIGGER ALL',
  'DROP TRIGGER audit_append_only ON audit',
  'DROP TABLE audit',
  'DELETE FROM audit_covers',
  "UPDATE audit_covers SET fields = '{}'",
  'DELETE FROM audit_head',
  'INSERT INTO audit_head (single, row, fingerprint) VALUES (false, 0, NULL)',
  "SET session_replication_role = 'replica'",
  'UPDATE schema_migration SET number = 0',
  'CREATE TABLE public.mine (id int)',
  'CREATE ROLE mine SUPERUSER',
])('OPS-09 the connections of a server may not: %s', async statement => {
  await expect(server.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await checkAudit(server.db)).toEqual({ rows: 1, firstWrong: null, changed: [] });
});

test('OPS-09 a server reads and writes all else, also through sequences', async () => {
  const { rows } = await owner.pool.query(
    `SELECT c.relname AS name, c.relkind AS kind FROM pg_class c
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S')
       AND relname NOT IN ('audit', 'audit_covers', 'audit_head', 'schema_migration')`,
  );
  expect(rows.length).toBeGreaterThan(40);
  for (const { name, kind } of rows) {
    if (kind === 'S') await server.pool.query('SELECT nextval($1::regclass)', [name]);
    else await server.pool.query(`DELETE FROM "${name}" WHERE false`);
  }
});

test('OPS-09 RIGHTS-05 a server may delete rows of append-only tables, but only those of the child that it erases', async () => {
  const { pool } = server;
  await pool.query(`
    INSERT INTO classes VALUES ('class', 'ABC', 'Class');
    INSERT INTO users (user_id, class_id, username, country, teaching_language, support_language,
      name_key, created_at)
    SELECT id, 'class', id, 'gb', 'gb', 'gb', id, now() FROM unnest(ARRAY['mia', 'ali']) AS id;
    INSERT INTO lingo_entries SELECT user_id, 1, 5, 5, 'answer', 'one', now() FROM users`);
  const remove = 'DELETE FROM lingo_entries WHERE user_id = ';
  await expect(pool.query(`${remove}'mia'`)).rejects.toMatchObject({ code: '23001' });
  await server.db.transaction().execute(async db => {
    await askErasure(db, { userId: 'mia', askedBy: 'Operator', now: true, at: new Date(0) });
    await eraseRows(db, { userId: 'mia', signInKeys: [] }, new Date(0));
  });
  const { rows } = await pool.query('SELECT user_id FROM lingo_entries');
  expect(rows).toEqual([{ user_id: 'ali' }]);
  await expect(pool.query(`${remove}'ali'`)).rejects.toMatchObject({ code: '23001' });
});

test('OPS-09 each start repeats the grants, also of two servers at once', async () => {
  await owner.pool.query('CREATE TABLE later (id int)');
  await expect(server.pool.query('SELECT FROM later')).rejects.toMatchObject({ code: '42501' });
  const both = [prepareAppRole(owner.pool), prepareAppRole(owner.pool)];
  expect(await Promise.all(both)).toEqual([true, true]);
  await server.pool.query('SELECT FROM later');
});

test('OPS-09 an owner that may create roles, but is no superuser, needs no further step', async () => {
  const empty = await createTestDatabase('empty');
  const name = `owner_${empty.config.database}`;
  const role = `app_${empty.config.database}`;
  await made.pool.query(`CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD 'plain'`);
  await made.pool.query(`ALTER DATABASE ${empty.config.database} OWNER TO ${name}`);
  const plain = await openAs(urlFor(empty, name, 'plain'));
  await migrate(plain.pool);
  expect(await prepareAppRole(plain.pool, role)).toBe(true);
  const limited = plain.takeRole(role);
  await expect(limited.pool.query('DELETE FROM audit')).rejects.toMatchObject({ code: '42501' });
  expect(await checkAudit(limited.db)).toEqual({ rows: 0, firstWrong: null, changed: [] });
  await limited.close();
  await empty.close();
  await made.pool.query(`DROP ROLE ${role}; DROP ROLE ${name}`);
});

test('OPS-09 reports that a user can neither create nor take the role', async () => {
  const user = `user_${made.config.database}`;
  await made.pool.query(`CREATE ROLE ${user} LOGIN PASSWORD 'plain'`);
  await made.pool.query(`ALTER DATABASE ${made.config.database} OWNER TO ${user}`);
  const other = await openAs(urlFor(made, user, 'plain'));
  expect(await prepareAppRole(other.pool)).toBe(false);
  await expect(other.takeRole(APP_ROLE).pool.query('SELECT 1')).rejects.toThrow(/permission/);
  await other.close();
  await made.pool.query(`ALTER DATABASE ${made.config.database} OWNER TO CURRENT_USER`);
  await made.pool.query(`DROP OWNED BY ${user}; DROP ROLE ${user}`);
});
