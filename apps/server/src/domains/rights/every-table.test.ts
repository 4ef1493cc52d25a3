import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesWith } from '../../testing/canary-walk.ts';
import { fillEveryTable } from '../../testing/rows-everywhere.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { eraseRows, readExport } from './index.ts';
import { listRecords } from './table-records.ts';

const two = { userId: 'child-of-canaries', otherId: 'bystander' };
const key = Buffer.from('a key of sign-in');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillEveryTable(database.pool, two, {
    users: { username: 'Canary Surname' },
    erasures: { erasure_id: 'erasure', asked_by: 'Operator', erased_at: new Date(0) },
    // What was taken back is exported with its author only.
    messages: { taken_back_at: null },
    posts: { taken_back_at: null },
    sign_in_failures: { key },
    sign_in_origins: { child_key: key },
    idempotency_keys: { answer: JSON.stringify({ userId: two.userId, friend: two.otherId }) },
  });
  await database.pool.query("UPDATE users SET username = 'Plain Surname' WHERE user_id = $1", [
    two.otherId,
  ]);
});

afterAll(() => database.close());

const countAll = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [table] of listRecords) {
    const { rows } = await database.pool.query(`SELECT count(*) AS count FROM "${table}"`);
    counts[table] = rows[0].count;
  }
  return counts;
};

test('RIGHTS-04 the export has rows of every table with something of the child, and no id or surname of another', async () => {
  const files = await readExport(database.db, two.userId);
  for (const [table, { exported }] of listRecords) {
    if (typeof exported === 'string') continue;
    const rows = files[exported.as]?.[table] ?? [];
    expect([table, rows.length]).not.toEqual([table, 0]);
  }
  const text = JSON.stringify(files);
  expect(text).not.toContain(two.otherId);
  expect(text).not.toContain('Plain Surname');
  expect(text).not.toContain('\\\\x');
  // A grown-up learns nothing of another one who was asked.
  for (const column of ['email', 'who']) {
    expect(files['consent']?.consent_links?.[0]).not.toHaveProperty(column);
  }
  expect(files['technical']?.idempotency_keys?.[0]?.['answer']).toEqual({
    userId: two.userId,
    friend: 'Plain',
  });
});

/** What retention deletes after steps that add nothing to the audit log, as those of this test. */
const forgetTouched = () => database.pool.query('DELETE FROM audit_touched');

test('RIGHTS-05 an erasure deletes every row that names the child in any column, and no other', async () => {
  await forgetTouched();
  const before = await countAll();
  expect(await tablesWith(database.pool, two.userId)).not.toEqual([]);
  const proof = await database.db
    .transaction()
    .execute(db =>
      eraseRows(db, { userId: two.userId, signInKeys: [key] }, new Date('2026-03-02T09:00Z')),
    );
  await forgetTouched();
  for (const trace of [two.userId, 'canary', 'Canary', key.toString('hex')]) {
    expect([trace, await tablesWith(database.pool, trace)]).toEqual([trace, []]);
  }
  const after = await countAll();
  const deleted = Object.fromEntries(
    listRecords.flatMap(([table]) => {
      const count = (before[table] ?? 0) - (after[table] ?? 0);
      return count > 0 ? [[table, count]] : [];
    }),
  );
  expect(deleted).toEqual(proof.counts);
  for (const [table, { children, partOf }] of listRecords) {
    if ((children ?? partOf) && table !== 'erasures') {
      expect([table, after[table]]).toEqual([table, 1]);
    }
  }
});
