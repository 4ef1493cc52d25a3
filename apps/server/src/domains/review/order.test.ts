import { review as rules } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { claim, claimCard, decide, deliver, look, severe } from '../../testing/review-calls.ts';
import { emptyQueue, enqueue, type QueuedText } from '../../testing/review-world.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { stagesOf } from './claims.service.ts';

const MINUTE = 60_000;

let server: TestApp;
let mia: TestChild;
let senior: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  mia = await createChild(server);
});

beforeEach(async () => {
  await emptyQueue(server);
  senior = await createStaff(server, { role: 'senior' });
});

afterAll(() => server.close());

/** Enqueues texts by name and claims them all. @returns the names in claim order */
async function inOrder(texts: Record<string, QueuedText>): Promise<string[]> {
  const names = Object.keys(texts);
  const ids = await enqueue(server, mia, Object.values(texts));
  const given: string[] = [];
  for (;;) {
    const card = await claim(server, senior);
    if (!card) return given;
    given.push(names[ids.indexOf(card.submissionId)] ?? 'unknown');
  }
}

/** Sets the next fence to `rest` modulo `rescueEvery`; at 0, late texts come first. */
async function nextFenceIs(rest: number): Promise<void> {
  const { pool } = server.deps.database;
  const next = 1_000 * rules.rescueEvery + rest;
  await pool.query(`ALTER SEQUENCE review_fence RESTART WITH ${next + salt()}`);
}
let turn = 0;
const salt = () => {
  turn += 1;
  return turn * 1_000 * rules.rescueEvery;
};

test('SAFE-04 orders severe texts first, then late ones, then by severity and due time', async () => {
  await nextFenceIs(1);
  const three = {
    'severe, newer': { severity: 3, waitedMs: MINUTE },
    'severe, older': { severity: 3, waitedMs: 2 * MINUTE },
    plain: { waitedMs: MINUTE },
  };
  expect(await inOrder(three)).toEqual(['severe, older', 'severe, newer', 'plain']);
  await nextFenceIs(1);
  const twoLate = {
    'clear, in time': { severity: 2, waitedMs: 5 * MINUTE },
    'plain, late': { waitedMs: 55 * MINUTE },
    'plain, later': { waitedMs: 50 * MINUTE },
  };
  expect(await inOrder(twoLate)).toEqual(['plain, late', 'plain, later', 'clear, in time']);
  await nextFenceIs(1);
  const bySeverity = { a: { waitedMs: MINUTE }, b: { severity: 1 }, c: {} };
  expect(await inOrder(bySeverity)).toEqual(['b', 'a', 'c']);
});

test('SAFE-04 a text past 80 % of its target time comes first, one at 79 % does not', async () => {
  const target = rules.targetMs[0];
  await nextFenceIs(1);
  const late = { normal: { severity: 2 }, old: { waitedMs: target * 0.8 } };
  expect(await inOrder(late)).toEqual(['old', 'normal']);
  await nextFenceIs(1);
  const inTime = { normal: { severity: 2 }, old: { waitedMs: target * 0.79 } };
  expect(await inOrder(inTime)).toEqual(['normal', 'old']);
});

test('SAFE-04 an endless stream of severe texts does not starve old normal texts', async () => {
  const old = await enqueue(
    server,
    mia,
    Array.from({ length: 5 }, () => ({ waitedMs: 59 * MINUTE })),
  );
  const read: string[] = [];
  for (let round = 0; round < old.length * rules.rescueEvery; round += 1) {
    await enqueue(server, mia, [{ severity: 3 }, { severity: 3 }]);
    const card = await claimCard(server, senior);
    if (card.severity === 3) await look(server, senior, card);
    await decide(server, senior, card, card.severity === 3 ? severe.keepBack : deliver);
    read.push(card.submissionId);
  }
  expect(read.filter(id => old.includes(id)).sort()).toEqual([...old].sort());
});

test('SAFE-04 every nth lease starts with late texts', () => {
  const firsts = Array.from({ length: 12 }, (_, fence) => stagesOf(fence + 1)[0]);
  expect(firsts.filter(stage => stage === 'late')).toHaveLength(12 / rules.rescueEvery);
});

test('SAFE-04 every nth lease of the lead starts with late texts', async () => {
  const [old, severe] = await enqueue(server, mia, [{ waitedMs: 59 * MINUTE }, { severity: 3 }]);
  const { db } = server.deps.database;
  await db
    .updateTable('submissions')
    .set({ state: 'escalated', review_kind: 'lead' })
    .where('state', '=', 'waiting')
    .execute();
  const lead = await createStaff(server, { role: 'lead' });
  const next = async () => (await claimCard(server, lead, { kind: 'lead' })).submissionId;
  await nextFenceIs(0);
  expect([await next(), await next()]).toEqual([old, severe]);
});
