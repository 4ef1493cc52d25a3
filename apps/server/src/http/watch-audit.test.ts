import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appendAudit } from '../domains/audit/index.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

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
const warnings = () => server.logs.filter(line => /audit (log|hash chain)/.test(line));
const checked = () =>
  vi.waitFor(
    async () =>
      expect(await figure('audit_checked_timestamp_seconds')).toBe(server.clock() / 1_000),
    10_000,
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
  server.clock.advance(60 * MINUTE);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  await checked();
  expect(await figure('audit_first_wrong_row')).toBe(2);
  expect(warnings()).toHaveLength(1);
  expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({
    level: 50,
    row: 2,
    msg: 'audit hash chain broken at row 2',
  });
  expect((await server.call('GET', '/readyz')).status).toBe(200);
});

test('SAFE-07 a failed check is logged and repeated', async () => {
  await database.pool.query('ALTER TABLE audit RENAME TO elsewhere');
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.waitFor(() => expect(warnings()).toHaveLength(1), 10_000);
  expect(warnings()[0]).toContain('could not be checked');
  await database.pool.query('ALTER TABLE elsewhere RENAME TO audit');
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    await checked();
  }, 10_000);
});
