import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProfile } from '../demo/demo-profiles.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
const BEFORE = 7;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});

afterAll(() => database.close());

test('AVATAR-02 the migration gives existing children a picture of their Domino, shared by equal parts', async () => {
  const { pool } = database;
  await migrate(pool, { upTo: BEFORE });
  const { domino, human } = demoProfile('mia');
  const other = { ...domino, collar: null };
  await pool.query(`INSERT INTO classes VALUES ('c', 'CODE', 'Class')`);
  await pool.query('INSERT INTO avatars VALUES ($1, $2)', ['hash', JSON.stringify(human)]);
  for (const [id, parts] of [
    ['a', domino],
    ['b', domino],
    ['c', other],
  ] as const) {
    await pool.query(
      `INSERT INTO users (user_id, class_id, username, country, teaching_language,
         support_language, created_at, name_key) VALUES ($1, 'c', $1, 'gb', 'gb', 'gb', now(), $1)`,
      [id],
    );
    await pool.query(
      `INSERT INTO profiles (user_id, wallpaper, interests, human, domino, avatar_hash)
         VALUES ($1, '{}', '{}', $2, $3, 'hash')`,
      [id, JSON.stringify(human), JSON.stringify(parts)],
    );
  }
  await migrate(pool);
  const { rows } = await pool.query<{ userId: string; hash: string; saved: unknown }>(
    `SELECT user_id AS "userId", domino_hash AS hash, dominos.domino AS saved
       FROM profiles JOIN dominos USING (domino_hash) ORDER BY user_id`,
  );
  expect(rows.map(({ saved }) => saved)).toEqual([domino, domino, other]);
  expect(rows.every(({ hash }) => /^[0-9a-f]{32}$/.test(hash))).toBe(true);
  expect(rows[0]?.hash).toBe(rows[1]?.hash);
  expect(rows[0]?.hash).not.toBe(rows[2]?.hash);
});
