import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createFaults, type FaultMode } from '../testing/faults.ts';
import { sendMessage } from '../testing/messages.ts';
import { giveOpinion, severe, type TestVerdict } from '../testing/review-calls.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createWatcher } from '../testing/watcher.ts';
import { settleDecisions } from './settle-decisions.ts';

let database: TestDatabase;
let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestApp({ database, config: { limits: noLimits } });
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
  server.screener.finds([
    { code: 'distress', severity: 3, start: 0, end: 8, status: 'ok', explanation: 'Sad' },
  ]);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Severe texts, those with a round in an open case, those that others can read, and audit rows. */
async function counts(watcher: ReturnType<typeof createWatcher>) {
  const { rows } = await watcher.query<Record<'severe' | 'inCase' | 'readable', number>>(
    `SELECT (SELECT count(*)::int FROM submissions WHERE severity = 3) AS severe,
       (SELECT count(*)::int FROM severe_texts AS x JOIN cases AS c USING (case_id)
        JOIN case_events AS e ON e.case_id = c.case_id AND e.detail->>'submissionId' = x.submission_id
        WHERE c.state <> 'closed' AND e.kind = 'escalated') AS "inCase",
       (SELECT count(*)::int FROM messages) AS readable`,
  );
  return rows[0];
}

test.each<FaultMode>(['before', 'after'])(
  'SAFE2-01 killed %s any statement of sending, a severe text is stored with its case or not at all',
  async mode => {
    const watcher = createWatcher(database.config);
    const faults = createFaults(database.pool);
    let failures = 0;
    for (let n = 1; ; n += 1) {
      faults.arm(n, mode);
      await Promise.allSettled([sendMessage(server, mia, ali, `I am sad today ${mode} ${n}`)]);
      const hasFailed = faults.disarm();
      const found = await counts(watcher);
      expect(found?.inCase).toBe(found?.severe);
      expect(found?.readable).toBe(0);
      if (!hasFailed) break;
      failures += 1;
    }
    expect(failures).toBeGreaterThan(mode === 'before' ? 10 : 0);
    await watcher.end();
  },
);

test('SAFE2-02 killed at any statement between two opinions, nothing goes out by one and nothing is lost', async () => {
  const watcher = createWatcher(database.config);
  const faults = createFaults(database.pool);
  const { submissionId } = await sendMessage(server, mia, ali, 'I am sad every day of the week');
  const isSettled = async () => {
    const open = 'SELECT FROM decisions WHERE settled_at IS NULL AND undone_at IS NULL';
    return (await watcher.query(open)).rows.length === 0;
  };
  const settle = async (by: TestStaff, verdict: TestVerdict): Promise<number> => {
    await giveOpinion(server, by, submissionId, verdict);
    server.clock.advance(10_000);
    const before = await counts(watcher);
    for (let n = 1; ; n += 1) {
      faults.arm(n, 'before');
      await Promise.allSettled([settleDecisions(server.deps)]);
      faults.disarm();
      // The statements after its own transaction look for other decisions.
      if (await isSettled()) return n;
      expect(await counts(watcher)).toEqual(before);
    }
  };
  const isReadable = async () => {
    const { rows } = await watcher.query('SELECT FROM messages WHERE submission_id = $1', [
      submissionId,
    ]);
    return rows.length;
  };
  expect(await settle(lead, severe.deliver)).toBeGreaterThan(5);
  expect(await isReadable()).toBe(0);
  expect(await settle(senior, severe.deliver)).toBeGreaterThan(10);
  expect(await isReadable()).toBe(1);
  await watcher.end();
});
