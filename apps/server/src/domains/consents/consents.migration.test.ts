import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrate, readMigrations } from '../../db/migrate.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const BEFORE = 28;

test('CONSENT-01 the migration keeps what an operator permitted, for contact and for being found', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'digipals-migrations-'));
  const database = await createTestDatabase('empty');
  const { pool } = database;
  try {
    for (const { number, name, sql } of readMigrations().slice(0, BEFORE)) {
      writeFileSync(path.join(folder, `${String(number).padStart(4, '0')}-${name}.sql`), sql);
    }
    await migrate(pool, { folder });
    await pool.query(`
      INSERT INTO classes (class_id, class_code, class_name) VALUES ('c', 'C', 'C');
      INSERT INTO users (user_id, class_id, username, name_key, country, teaching_language,
        support_language, contact_allowed, created_at)
        SELECT name, 'c', name, name, 'gb', 'gb', 'gb', name = 'mia', now()
        FROM unnest(ARRAY['mia', 'ali']) AS name;
      INSERT INTO contact_consents (user_id, allowed, method, version, at) VALUES
        ('ali', true, 'told the operator', '1', now()),
        ('ali', false, 'left the school', '1', now()),
        ('mia', true, 'told the operator', '1', now());
    `);
    await migrate(pool);
    const permitted =
      'SELECT user_id, contact_allowed, visible_allowed FROM users ORDER BY user_id';
    expect((await pool.query(permitted)).rows).toEqual([
      { user_id: 'ali', contact_allowed: false, visible_allowed: false },
      { user_id: 'mia', contact_allowed: true, visible_allowed: true },
    ]);
    const { rows } = await pool.query(
      'SELECT user_id, purpose, given, method, version FROM consents ORDER BY purpose, consent_id',
    );
    const rowsOf = (purpose: string) => [
      { user_id: 'ali', purpose, given: true, method: 'operator', version: 1 },
      { user_id: 'ali', purpose, given: false, method: 'left', version: 1 },
      { user_id: 'mia', purpose, given: true, method: 'operator', version: 1 },
    ];
    const [contact, visible] = [rowsOf('contact'), rowsOf('visible')];
    expect(rows.filter(({ purpose }) => purpose === 'contact')).toEqual(contact);
    expect(rows.filter(({ purpose }) => purpose === 'visible')).toEqual(
      expect.arrayContaining(visible),
    );
    await expect(pool.query('DELETE FROM consents')).rejects.toThrow('append-only');
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
});
