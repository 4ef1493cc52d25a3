import { type EndpointKey, endpoints, type Method } from '@digipals/contract';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '../db/open-db.ts';
import { noLimits } from '../deps.ts';
import { createChild } from '../testing/children.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { silentLog } from '../testing/silent-log.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createApp } from './create-app.ts';
import { mayBeOld } from './read-standby.ts';
import { routeOf } from './register-calls.ts';

let server: TestApp;
let empty: TestDatabase;
let standby: Database;
let reading: Awaited<ReturnType<typeof createApp>>;
let isBehind: boolean;
let cast: SchoolCast;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  // A database in which nobody is: what comes from it is empty.
  empty = await createTestDatabase();
  const options = '-c default_transaction_read_only=on';
  standby = connect({ ...empty.config, options }, silentLog);
  cast = await createSchoolCast(server);
  lead = await createStaff(server, { role: 'lead' });
  const choose = () => (isBehind ? undefined : standby.db);
  reading = await createApp({ ...server.deps, standby: { choose }, registry: new Registry() });
});

afterAll(async () => {
  await reading.close();
  await server.close();
  await standby.close();
  await empty.close();
});

beforeEach(() => {
  isBehind = false;
});

async function ask(key: EndpointKey, headers: Record<string, string> = {}) {
  const isDesk = key.includes(' desk/');
  const { token } = isDesk ? lead : cast.adults.teacher;
  const { method, url } = routeOf(key);
  const path = url.replace(':classId', cast.classId).replace(':childId', cast.childId);
  const payload = key.startsWith('GET ') ? {} : { payload: { cardKind: 'badge' } };
  const answer = await reading.inject({
    ...{ method: method as Method, url: path, ...payload },
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: answer.statusCode, body: answer.body };
}

/** What the primary answers. */
async function askPrimary(key: EndpointKey) {
  isBehind = true;
  const answer = await ask(key);
  isBehind = false;
  return answer;
}

test.each([...mayBeOld])(
  'SCALE-31 partly: %s is read from a standby that cannot be written',
  async key => {
    const queries = countQueries(standby.pool);
    const answer = await ask(key);
    expect(queries()).toBeGreaterThan(0);
    expect(answer.status, answer.body).toBeLessThan(500);
    const before = queries();
    expect((await askPrimary(key)).status).toBe(200);
    expect(queries()).toBe(before);
  },
);

test('SCALE-31 partly: no child reads from a standby', () => {
  const accesses = [...mayBeOld].map(key => endpoints[key].access);
  expect(accesses.filter(access => access !== 'adult' && access !== 'staff')).toEqual([]);
});

test('SCALE-31 partly: after its own write a caller reads the primary, others the standby', async () => {
  const key = 'GET grown-ups/classes/{classId}/progress';
  const queries = countQueries(standby.pool);
  const written = await ask('PUT grown-ups/classes/{classId}/cards', { 'idempotency-key': 'one' });
  expect(written.status, written.body).toBe(200);
  expect((await ask(key)).body).toContain(cast.childId);
  expect(queries()).toBe(0);
  await ask('GET desk/audit');
  expect(queries()).toBeGreaterThan(0);
  server.clock.advance(5_001);
  const before = queries();
  await ask(key);
  expect(queries()).toBeGreaterThan(before);
});

test('SCALE-31 partly: when the standby fails, the primary answers', async () => {
  const key = 'GET grown-ups/classes/{classId}/progress';
  await createChild(server);
  const { connect } = standby.pool;
  const gone = Object.assign(new Error('the standby is gone'), { code: 'ECONNREFUSED' });
  standby.pool.connect = () => Promise.reject(gone);
  const answer = await ask(key);
  standby.pool.connect = connect;
  expect(answer.status).toBe(200);
  expect(answer.body).toContain(cast.childId);
});
