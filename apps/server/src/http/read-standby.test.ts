import { type EndpointKey, endpoints, type Method } from '@digipals/contract';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followStandby, type Standby } from '../db/follow-standby.ts';
import { noLimits } from '../deps.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { type Streaming, startStreaming } from '../testing/streaming-standby.ts';
import { createApp } from './create-app.ts';
import { mayBeOld } from './read-standby.ts';
import { routeOf } from './register-calls.ts';

let streaming: Streaming;
let passed: number;
let following: Standby;
/** A server that writes, and another one that reads the standby. */
let server: TestApp;
let reading: Awaited<ReturnType<typeof createApp>>;
/** What was asked of the standby: by calls, and to measure how far it is behind. */
let reads = 0;
let measured = 0;
let cast: SchoolCast;
let lead: TestStaff;

beforeAll(async () => {
  streaming = await startStreaming();
  const { database, standby } = streaming;
  server = await createTestApp({ config: { limits: noLimits }, database });
  cast = await createSchoolCast(server);
  lead = await createStaff(server, { role: 'lead' });
  countQueries(standby.pool, '', text => {
    if (text.includes('pg_last_wal_replay_lsn')) measured += 1;
    else reads += 1;
  });
  passed = 0;
  following = followStandby({
    primary: database.pool,
    standby: { db: standby.db, pool: standby.pool },
    log: silentLog,
    elapsed: () => passed,
    measureMs: 5,
  });
  reading = await createApp({ ...server.deps, standby: following, registry: new Registry() });
});

afterAll(async () => {
  following.stop();
  await reading.close();
  await server.close();
  await streaming.close();
});

const isRead = (): boolean => following.choose() !== undefined;
const untilRead = () => expect.poll(isRead, { interval: 5 }).toBe(true);

const onStandby = (sql: string) => streaming.standby.pool.query(sql);

/** Lets two seconds pass, and waits until all of a measurement was made after them. */
async function passTwoSeconds(): Promise<void> {
  passed += 2_000;
  const before = measured;
  await expect.poll(() => measured, { interval: 5 }).toBeGreaterThan(before + 2);
}

/** Something new in the log of the primary, which a standby that keeps up replays. */
const write = () =>
  streaming.database.pool.query(
    "BEGIN; SET LOCAL synchronous_commit = on; SELECT pg_logical_emit_message(true, '', ''); COMMIT",
  );

/** Waits until the standby has all that the primary has, and is read. */
async function untilSame(): Promise<void> {
  // Commits of tests are not yet in the log when they return. This one waits for all before it.
  await write();
  const { rows } = await streaming.database.pool.query('SELECT pg_current_wal_lsn() AS end');
  const replayed = async () =>
    (await onStandby(`SELECT pg_last_wal_replay_lsn() >= '${rows[0].end}' AS all`)).rows[0].all;
  await expect.poll(replayed, { interval: 5 }).toBe(true);
  await untilRead();
}

async function ask(key: EndpointKey) {
  const { token } = key.includes(' desk/') ? lead : cast.adults.teacher;
  const { method, url } = routeOf(key);
  const before = reads;
  const answer = await reading.inject({
    method: method as Method,
    url: url.replace(':classId', cast.classId),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return { body: answer.body, fromStandby: reads > before };
}

const progress = () => ask('GET grown-ups/classes/{classId}/progress');

test('SCALE-31 reports to adults are read from a streaming standby, never what a child reads', async () => {
  server.clock.advance(5_001);
  await untilSame();
  await expect(onStandby('CREATE TABLE nothing ()')).rejects.toMatchObject({ code: '25006' });
  for (const key of mayBeOld) {
    expect(['adult', 'staff']).toContain(endpoints[key].access);
    expect([key, (await ask(key)).fromStandby]).toEqual([key, true]);
  }
  expect((await progress()).body).toContain(cast.childId);
});

test('SCALE-31 a caller who has just written on another server reads the primary', async () => {
  await untilSame();
  const { token } = cast.adults.teacher;
  const path = `grown-ups/classes/${cast.classId}/cards`;
  const headers = { 'idempotency-key': 'new cards' };
  const written = await server.call('PUT', path, { token, body: { cardKind: 'badge' }, headers });
  expect(written.status, written.text).toBe(200);
  expect((await progress()).fromStandby).toBe(false);
  expect((await ask('GET desk/audit')).fromStandby).toBe(true);
  server.clock.advance(5_001);
  expect((await progress()).fromStandby).toBe(true);
});

test('SCALE-31 a standby that stops replaying is not read until it has caught up', async () => {
  await onStandby('SELECT pg_wal_replay_pause()');
  const state = async () =>
    (await onStandby('SELECT pg_get_wal_replay_pause_state() AS is')).rows[0].is;
  await expect.poll(state, { interval: 5 }).toBe('paused');
  await write();
  await passTwoSeconds();
  expect(isRead()).toBe(false);
  expect((await progress()).fromStandby).toBe(false);
  await onStandby('SELECT pg_wal_replay_resume()');
  await untilRead();
});

test('SCALE-31 a standby that is cut off from its primary is not read', async () => {
  const { rows } = await onStandby('SHOW primary_conninfo');
  const setPrimary = async (to: string): Promise<void> => {
    await onStandby(`ALTER SYSTEM SET primary_conninfo = '${to}'`);
    await onStandby('SELECT pg_reload_conf()');
  };
  await setPrimary('');
  const senders = async () =>
    (await streaming.database.pool.query('SELECT FROM pg_stat_replication')).rowCount;
  await expect.poll(senders, { interval: 5 }).toBe(0);
  await write();
  await passTwoSeconds();
  expect(isRead()).toBe(false);
  expect((await progress()).fromStandby).toBe(false);
  await setPrimary(rows[0].primary_conninfo);
  await untilRead();
});

test('SCALE-31 when the standby has just failed, the primary answers', async () => {
  await untilRead();
  await streaming.stopStandby();
  expect(isRead()).toBe(true);
  expect((await progress()).body).toContain(cast.childId);
  await streaming.startStandby();
  await untilRead();
});

test('SCALE-31 a standby that was promoted is not read, even if nothing is written', async () => {
  await onStandby('SELECT pg_promote()');
  await passTwoSeconds();
  expect(isRead()).toBe(false);
  expect((await progress()).fromStandby).toBe(false);
});
