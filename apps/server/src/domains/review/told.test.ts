import type { Queue, Told } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { clearDuty, giveShift, see, setHours } from '../../testing/duty-world.ts';
import { claimCard, decide, deliver, onClaim, readDesk } from '../../testing/review-calls.ts';
import { emptyQueue, enqueue } from '../../testing/review-world.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { readDuty } from '../../use-cases/read-duty.ts';
import { createToldReader, readQueue } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestApp;
let mia: TestChild;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

// Each test starts at 9:00 in London.
beforeEach(async () => {
  await emptyQueue(server);
  await clearDuty(server);
  await server.deps.database.db
    .updateTable('decisions')
    .set({ undone_at: new Date(0) })
    .execute();
  const time = server.clock() % DAY;
  server.clock.advance(DAY + 9 * HOUR - time);
  mia = await createChild(server);
  lead = await createStaff(server, { role: 'lead' });
  await setHours(server);
});

const told = async () =>
  (await server.call('GET', 'messages/waitingTime', { token: mia.token })).json<Told>();
const metric = async (name: string) => {
  const { text } = await server.call('GET', '/metrics');
  const line = text.split('\n').find(one => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
};

test('SAFE2-15 held, escalated and severe texts count in the time told', async () => {
  await see(server, lead);
  expect(await told()).toMatchObject({ kind: 'minutes', minutes: 5 });
  await enqueue(server, mia, [{ waitedMs: 12 * MINUTE }]);
  expect(await told()).toMatchObject({ minutes: 20 });
  const reader = await createStaff(server, { role: 'senior' });
  await onClaim(server, reader, await claimCard(server, reader), 'hold', { note: 'Asking' });
  expect(await told()).toMatchObject({ minutes: 20 });
  await enqueue(server, mia, [{ severity: 3, waitedMs: 25 * MINUTE }]);
  expect(await told()).toMatchObject({ minutes: 30 });
  const { db } = server.deps.database;
  await db
    .updateTable('submissions')
    .set({ state: 'escalated' })
    .where('severity', '=', 3)
    .execute();
  expect(await told()).toMatchObject({ minutes: 30 });
  server.clock.advance(36 * MINUTE);
  await see(server, lead);
  expect(await told()).toMatchObject({ kind: 'today', minutes: null });
});

test('SAFE2-15 the median counts for two hours, and people who pause read nothing', async () => {
  await giveShift(server, lead, 'lead');
  const reader = await createStaff(server);
  await giveShift(server, reader, 'reader');
  await enqueue(server, mia, [{ waitedMs: 18 * MINUTE }]);
  await decide(server, reader, await claimCard(server, reader), deliver);
  await see(server, lead, reader);
  expect(await told()).toMatchObject({ minutes: 20 });
  const queue = await readDesk<Queue>(server, lead, 'queue');
  expect(queue).toMatchObject({ medianMs: 18 * MINUTE, toldParts: { people: 2 } });
  await server.call('POST', 'desk/pause', { token: reader.token, body: { isPaused: true } });
  expect((await readDesk<Queue>(server, lead, 'queue')).toldParts.people).toBe(1);
  server.clock.advance(2 * HOUR + MINUTE);
  await see(server, lead);
  expect(await told()).toMatchObject({ minutes: 5 });
});

test('SAFE2-15 a desk that reads around the clock does not close at midnight', async () => {
  const always = { from: 0, to: 1_440 };
  await setHours(server, { week: Array.from({ length: 7 }, () => always) });
  server.clock.advance(14 * HOUR + 30 * MINUTE);
  await see(server, lead);
  await enqueue(server, mia, [{ waitedMs: 40 * MINUTE }]);
  expect(await told()).toMatchObject({ kind: 'minutes', minutes: 60 });
  await enqueue(server, mia, [{ waitedMs: 95 * MINUTE }]);
  expect(await told()).toMatchObject({ kind: 'today', from: null, seconds: 7_200 });
  await enqueue(server, mia, [{ waitedMs: 25 * HOUR }]);
  expect(await told()).toMatchObject({ kind: 'tomorrow', because: 'open' });
});

test('SAFE2-16 with a backlog of 27 hours, at night, and after five minutes without anybody children are told tomorrow', async () => {
  const tomorrow = (day: number) =>
    new Date(server.clock() - (server.clock() % DAY) + day * DAY + 8 * HOUR).toISOString();
  await see(server, lead);
  await enqueue(server, mia, [{ waitedMs: 27 * HOUR }]);
  expect(await told()).toMatchObject({ kind: 'tomorrow', because: 'open', from: tomorrow(1) });
  expect(await metric('desk_told_seconds')).toBeGreaterThanOrEqual(27 * 3_600);
  await emptyQueue(server);
  server.clock.advance(5 * MINUTE - 1);
  expect(await told()).toMatchObject({ kind: 'minutes' });
  server.clock.advance(1);
  expect(await told()).toMatchObject({ kind: 'tomorrow', because: 'nobody', from: tomorrow(1) });
  server.clock.advance(12 * HOUR);
  expect(await told()).toMatchObject({ kind: 'tomorrow', because: 'closed', from: tomorrow(1) });
});

/** Seeded pseudo-random integers below a limit. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return limit => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

test('SAFE2-16 child, queue, duty and metrics show the same numbers in 1,000 random states', async () => {
  const random = createRandom(7);
  const { db, pool } = server.deps.database;
  const reader = await createStaff(server, { role: 'senior' });
  await giveShift(server, lead, 'lead', { toMs: 60 * DAY });
  await giveShift(server, reader, 'reader', { toMs: 60 * DAY });
  const ids = await enqueue(
    server,
    mia,
    Array.from({ length: 40 }, (_, place) => ({ severity: place % 4 })),
  );
  const states = ['waiting', 'held', 'escalated', 'withdrawn', 'withdrawn'];
  const kinds = new Set<string>();
  for (let count = 0; count < 1_000; count += 1) {
    const at = new Date(server.clock() - random(200) * random(10) * MINUTE);
    await pool.query(
      `UPDATE submissions SET state = $2, submitted_at = $3, rescue_at = $3::timestamptz + interval '12 minutes',
         due_at = $3::timestamptz + interval '15 minutes' WHERE submission_id = $1`,
      [ids[random(ids.length)], states[random(states.length)], at],
    );
    if (random(30) === 0) await pool.query(`UPDATE submissions SET state = 'withdrawn'`);
    server.clock.advance(random(9) * MINUTE);
    const now = server.clock();
    if (random(3) > 0) {
      await pool.query('UPDATE staff SET seen_at = $1', [new Date(now)]);
      await pool.query('UPDATE staff_sessions SET last_used_at = $1, created_at = $1', [
        new Date(now),
      ]);
    }
    const [child, queue] = await Promise.all([told(), readQueue(db, lead, now)]);
    kinds.add(`${child.kind} ${child.because}`);
    expect(queue.told).toEqual(child);
    const { waiting, oldestMs, medianMs } = queue.toldParts;
    expect([waiting, oldestMs, medianMs]).toEqual([queue.waiting, queue.oldestMs, queue.medianMs]);
    expect(child.seconds * 1_000).toBeGreaterThanOrEqual(queue.oldestMs ?? 0);
    // The others have one more way to the same function.
    if (count % 20 > 0) continue;
    const duty = await readDuty(db, now, undefined);
    expect([duty.told, duty.toldParts, duty.onDuty]).toEqual([
      child,
      queue.toldParts,
      queue.onDuty,
    ]);
    const { text } = await server.call('GET', '/metrics');
    for (const line of [
      `desk_told_seconds ${child.seconds}`,
      `desk_waiting{kind="held"} ${queue.held}`,
      `desk_waiting{kind="open"} ${queue.open}`,
      `desk_waiting{kind="escalated"} ${queue.escalated}`,
      `desk_on_duty{seat="reader"} ${queue.onDuty.reader}`,
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  }
  expect([...kinds].sort()).toEqual([
    'minutes open',
    'today open',
    'tomorrow closed',
    'tomorrow nobody',
    'tomorrow open',
  ]);
});

test('SCALE-93 however many children ask, the time told is counted at most every two seconds, and again after a failure', async () => {
  await see(server, lead);
  const { db } = server.deps.database;
  const readAt = createToldReader(2_000);
  const start = server.clock();
  const first = readAt(db, start);
  expect(await first).toMatchObject({ minutes: 5 });
  await enqueue(server, mia, [{ waitedMs: 12 * MINUTE }]);
  expect(readAt(db, start + 1_999)).toBe(first);
  expect(await readAt(db, start + 2_000)).toMatchObject({ minutes: 20 });
  // A clock that is set back does not keep it for longer.
  expect(readAt(db, start)).not.toBe(first);
  const broken = { ...db } as typeof db;
  const failing = createToldReader(2_000);
  await expect(failing(broken, start)).rejects.toThrow();
  expect(await failing(db, start)).toMatchObject({ minutes: 20 });
});
