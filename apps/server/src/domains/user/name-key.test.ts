import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrate, readMigrations } from '../../db/migrate.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { nameKey } from './name-key.ts';

const names = [
  ['Mia', 'mia'],
  ['ZOË', 'zoe'],
  ['Ğöksü', 'goksu'],
  ['İREM', 'irem'],
  ['Işıl', 'isil'],
  ['Əli', 'eli'],
  ['Øyvind', 'oyvind'],
  ['Łukasz', 'lukasz'],
  ['Ægir', 'aegir'],
  ['Groß', 'gross'],
  ['Пётр', 'петр'],
  ['АЛЁНА', 'алена'],
  ['Νίκος', 'νικοσ'],
  ['มาลี', 'มาลี'],
  ['伟', '伟'],
  ['  Ana  Maria ', 'ana maria'],
  ['100%_\\', '100%_\\'],
] as const;

test.each(names)('FRIEND-02 the search key of %s is %s', (name, key) => {
  expect(nameKey(name)).toBe(key);
  expect(nameKey(name.normalize('NFD'))).toBe(key);
  expect(nameKey(key)).toBe(key);
});

test('FRIEND-02 the migration gives existing children the same search keys', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'digipals-migrations-'));
  const database = await createTestDatabase('empty');
  try {
    for (const { number, name, sql } of readMigrations().slice(0, 6)) {
      writeFileSync(path.join(folder, `000${number}-${name}.sql`), sql);
    }
    await migrate(database.pool, { folder });
    await database.pool.query("INSERT INTO classes VALUES ('c', 'C', 'C')");
    for (const [name] of names) {
      await database.pool.query(
        `INSERT INTO users (user_id, class_id, username, country, teaching_language,
           support_language, created_at) VALUES ($1, 'c', $1, 'gb', 'gb', 'gb', now())`,
        [name],
      );
    }
    await migrate(database.pool);
    const { rows } = await database.pool.query(
      'SELECT username, name_key, age_band, contact_allowed FROM users',
    );
    expect(new Map(rows.map(row => [row.username, row.name_key]))).toEqual(new Map(names));
    for (const row of rows) expect(row).toMatchObject({ age_band: 2, contact_allowed: false });
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
});
