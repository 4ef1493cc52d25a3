import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appendAudit } from '../domains/audit/index.ts';
import { befriend, createChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sendMessage } from '../testing/messages.ts';
import { deliver, review } from '../testing/review-calls.ts';
import { createStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { anchorLog } from '../use-cases/anchor-log.ts';

const MINUTE = 60_000;

let database: TestDatabase;
let server: TestApp;

beforeEach(async () => {
  database = await createTestDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = await createTestApp({ database });
});

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  await database.close();
});

const figure = async (name: string) => {
  const { text } = await server.call('GET', '/metrics');
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
};
const warnings = () => server.logs.filter(line => /audit log/.test(line));
const checked = () =>
  vi.waitFor(
    async () =>
      expect(await figure('audit_checked_timestamp_seconds')).toBe(server.clock() / 1_000),
    120_000,
  );

test('SAFE-07 the server checks the audit log, reports a changed row to operators and keeps running', async () => {
  for (const action of ['One', 'Two', 'Three']) {
    const entry = { actor: 'System', action, object: 'log', at: new Date(server.clock()) };
    await database.db.transaction().execute(db => appendAudit(db, entry));
  }
  expect(await figure('audit_checked_timestamp_seconds')).toBe(0);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await checked();
  expect(await figure('audit_first_wrong_row')).toBe(0);
  expect(warnings()).toEqual([]);

  await database.pool.query('ALTER TABLE audit DISABLE TRIGGER USER');
  await database.pool.query(`UPDATE audit SET action = 'Other' WHERE row = 2`);
  server.clock.advance(10 * MINUTE);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  await checked();
  expect(await figure('audit_first_wrong_row')).toBe(2);
  expect(warnings()).toHaveLength(1);
  expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({
    level: 50,
    row: 2,
    msg: 'audit log broken: Row 2 was changed or is missing.',
  });
  expect((await server.call('GET', '/readyz')).status).toBe(200);
});

test('SAFE-07 a failed check is logged and repeated', async () => {
  await database.pool.query('ALTER TABLE audit RENAME TO elsewhere');
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(warnings()).toHaveLength(1), 120_000);
  expect(warnings()[0]).toContain('could not be checked');
  await database.pool.query('ALTER TABLE elsewhere RENAME TO audit');
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    await checked();
  }, 120_000);
});

test('SAFE2-83 partly: a check that takes long comes again after a pause of 19 times as long', async () => {
  const lock = await database.pool.connect();
  await lock.query('BEGIN; LOCK TABLE audit');
  await vi.advanceTimersByTimeAsync(MINUTE);
  server.clock.advance(2 * MINUTE);
  await lock.query('COMMIT');
  lock.release();
  await checked();
  await vi.waitFor(async () => expect(await figure('audit_check_seconds')).toBe(120), 120_000);
  server.clock.advance(1);
  await vi.advanceTimersByTimeAsync(37 * MINUTE);
  const before = await figure('audit_checked_timestamp_seconds');
  expect(before).toBeLessThan(server.clock() / 1_000);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await checked();
});

/** The alarm follows the metrics. */
const expectAlarm = (says: readonly object[]) =>
  vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      "SELECT says FROM alarms WHERE name = 'audit_broken' AND closed_at IS NULL",
    );
    expect(rows).toEqual(says);
  }, 120_000);

test('SAFE2-83 a changed body that the log covers rings with table and field, and is quiet when it is back', async () => {
  const [mia, ali] = [await createChild(server), await createChild(server)];
  await befriend(server, mia, ali);
  const { submissionId } = await sendMessage(server, mia, ali, 'I like zyxquark');
  await review(server, await createStaff(server), submissionId, deliver);
  const { rows } = await database.pool.query('SELECT row FROM audit ORDER BY row DESC LIMIT 1');
  await database.pool.query("UPDATE messages SET body = body || '.'");
  await vi.advanceTimersByTimeAsync(MINUTE);
  await checked();
  await expectAlarm([{ says: `Row ${rows[0].row} tells about messages.body, which was changed.` }]);
  expect(warnings().join()).not.toContain('zyxquark');
  expect(await figure('audit_changed_rows')).toBe(1);
  await database.pool.query("UPDATE messages SET body = rtrim(body, '.')");
  server.clock.advance(10 * MINUTE);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  await checked();
  await expectAlarm([]);
});

/** Anchors in a folder. */
const anchorsIn = (folder: string) => ({
  anchors: {
    file: path.join(folder, 'a.jsonl'),
    keyFile: path.join(folder, 'key.pem'),
    url: null,
  },
});

test('SAFE2-83 a changed row rings also while the key of the anchors cannot be read', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anchors-'));
  const config = anchorsIn(folder);
  await server.close();
  server = await createTestApp({ database, config });
  const entry = { actor: 'System', action: 'One', object: 'log', at: new Date(server.clock()) };
  await database.db.transaction().execute(db => appendAudit(db, entry));
  await anchorLog(server.deps);
  await writeFile(config.anchors.keyFile, 'no key');
  await database.pool.query('ALTER TABLE audit DISABLE TRIGGER USER');
  await database.pool.query(`UPDATE audit SET action = 'Other'`);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expectAlarm([{ says: 'Row 1 was changed or is missing.' }]);
  await rm(folder, { recursive: true });
});

test('SAFE2-83 a log that is shorter than its anchor rings', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anchors-'));
  const config = anchorsIn(folder);
  const other = await createTestApp({ database, config, clock: server.clock });
  const entry = { actor: 'System', action: 'One', object: 'log', at: new Date(server.clock()) };
  await database.db.transaction().execute(db => appendAudit(db, entry));
  await anchorLog(other.deps);
  await server.close();
  await database.pool.query('ALTER TABLE audit DISABLE TRIGGER USER');
  await database.pool.query('DELETE FROM audit');
  await database.pool.query("UPDATE audit_head SET row = 0, fingerprint = '\\x'");
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expectAlarm([{ says: 'The log is shorter than its anchor at row 1.' }]);
  await other.close();
  await rm(folder, { recursive: true });
});
