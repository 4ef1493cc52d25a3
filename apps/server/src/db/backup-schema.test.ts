import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { checkAudit } from '../domains/audit/index.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { createAdult } from '../testing/adults.ts';
import { doStep, report } from '../testing/case-calls.ts';
import { befriend, createChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { exchange, sendPost, sendStatus } from '../testing/messages.ts';
import { deliver, review, toLead } from '../testing/review-calls.ts';
import { createStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let server: TestApp;
let target: TestDatabase;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-backup-'));
  target = await createTestDatabase('empty');
  server = await createTestApp({ config: { limits: noLimits } });
});

afterEach(async () => {
  await server.close();
  await target.close();
  rmSync(folder, { recursive: true });
});

async function contents({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, string[]>> {
  const { rows } = await pool.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migration' ORDER BY 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of rows) {
    const { rows: texts } = await pool.query(
      `SELECT t::text AS text FROM "${name}" AS t ORDER BY 1`,
    );
    all[name] = texts.map(({ text }) => text);
  }
  return all;
}

/** Tables that sign somebody in, which a restored database has without rows. */
const signedIn = new Set([
  'sessions',
  'tickets',
  'staff_sessions',
  'staff_challenges',
  'adult_sessions',
  'adult_challenges',
]);

test('OPS-03 nobody is signed in after a restore', async () => {
  const [mia, adult] = [await createChild(server), await createStaff(server)];
  await server.deps.database.pool.query(
    `INSERT INTO tickets SELECT 'x', user_id, now() FROM users LIMIT 1`,
  );
  await server.deps.database.pool.query(
    `INSERT INTO staff_challenges SELECT 'y', staff_id, NULL, 0, now() FROM staff LIMIT 1`,
  );
  const grownUp = await createAdult(server);
  const file = path.join(folder, 'signed-in.backup.gz');
  await backUp(server.deps.database.pool, file);
  await restore(target.pool, file);
  const later = await createTestApp({ database: target });
  for (const [url, { token }] of [
    ['users/current', mia],
    ['desk/me', adult],
    ['grown-ups/me', grownUp],
  ] as const) {
    expect((await server.call('GET', url, { token })).status, url).toBe(200);
    expect((await later.call('GET', url, { token })).status, url).toBe(401);
  }
  const left = await contents(target);
  for (const table of signedIn) expect(left[table], table).toEqual([]);
  await later.close();
});

test('SAFE-07 a backup has every text, decision, case and letter, and a valid, append-only audit log', async () => {
  const [mia, ali] = [await createChild(server), await createChild(server)];
  const lead = await createStaff(server, { role: 'lead' });
  const reviewer = await createStaff(server);
  await befriend(server, mia, ali);
  await saveGrownUp(server.deps.database.db, { userId: ali.userId, email: 'family@example.org' });
  const message = await exchange(server, ali, mia, 'You are bad at this game');
  const post = await sendPost(server, ali, mia, 'This is on your wall now');
  await review(server, reviewer, post.submissionId, deliver);
  const status = await sendStatus(server, ali, 'I do not feel well today');
  await review(server, reviewer, status.submissionId, toLead);
  await report(server, mia, { reason: 'unkind', messageId: message.submissionId });
  const cases = server.deps.database.db.selectFrom('cases').select('case_id');
  const [first] = await cases.orderBy('case_id', 'desc').execute();
  await doStep(server, lead, `${first?.case_id}/strikes`, { days: 7, text: 'Teaching' });
  const letter = { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' };
  await doStep(server, lead, `${first?.case_id}/letters`, letter);
  const file = path.join(folder, 'all.backup.gz');
  const rows = await backUp(server.deps.database.pool, file);
  expect(await restore(target.pool, file)).toBe(rows);
  const [before, after] = [await contents(server.deps.database), await contents(target)];
  for (const table of ['messages', 'posts', 'decisions', 'cases', 'reports', 'strikes', 'outbox']) {
    expect(before[table]?.length, table).toBeGreaterThan(0);
  }
  for (const table of Object.keys(before)) {
    const kept = signedIn.has(table) ? [] : before[table];
    expect(after[table], table).toEqual(kept);
  }
  expect(await checkAudit(target.db)).toEqual(await checkAudit(server.deps.database.db));
  expect(await checkAudit(target.db)).toMatchObject({ firstWrong: null, changed: [] });
  await expect(target.pool.query('DELETE FROM audit')).rejects.toThrow(/append-only/);
  await target.pool.query(
    `INSERT INTO cases (user_id, main_group, severity, state, opened_by, opened_at, last_at)
     VALUES ($1, 'link', 1, 'open', 'report', now(), now())`,
    [ali.userId],
  );
});
