import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duty, Told } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { raiseAlarm, takeDueHook } from '../domains/alarms/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { clearDuty, giveShift, see, setHours } from '../testing/duty-world.ts';
import { answerHelp, askForHelp } from '../testing/help-calls.ts';
import { claimCard, giveOpinion, goOut, readDesk, severe } from '../testing/review-calls.ts';
import { emptyQueue, enqueue } from '../testing/review-world.ts';
import { createStaff, createStaffSession, type TestStaff } from '../testing/staff.ts';
import { alarmRules } from './alarm-rules.ts';
import { sendAlarmHooks, sendHeartbeat } from './send-alarm-hooks.ts';
import { sendLetters } from './send-letters.ts';
import { watchAlarms } from './watch-alarms.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OPERATOR = 'operator@example.org';
const SECRET = 'a secret of the webhook';

type Posted = {
  alarm?: string;
  number?: number;
  state?: string;
  step?: string;
  heartbeat?: boolean;
};

let hook: Server;
let isHookDown = false;
let posted: { body: string; signature: string | undefined }[] = [];
let alarmHook: { url: string; secret: string; secretPrevious: string | null };
let server: TestApp;
let mia: TestChild;
let cast: Record<'lead' | 'second' | 'senior' | 'admin' | 'auditor', TestStaff>;

beforeAll(async () => {
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', part => {
      body += part;
    });
    request.on('end', () => {
      const signature = request.headers['x-digipals-signature']?.toString();
      if (!isHookDown) posted.push({ body, signature });
      response.writeHead(isHookDown ? 500 : 204).end();
    });
  });
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', resolve));
  const { port } = hook.address() as AddressInfo;
  alarmHook = { url: `http://127.0.0.1:${port}/desk`, secret: SECRET, secretPrevious: null };
  server = await createTestApp({ config: { limits: noLimits, alarmTo: OPERATOR, alarmHook } });
});

afterAll(async () => {
  await server.close();
  await new Promise(resolve => hook.close(resolve));
});

// Each test starts at 9:00 in London with a desk of its own.
beforeEach(async () => {
  const { pool } = server.deps.database;
  await emptyQueue(server);
  await clearDuty(server);
  await pool.query(
    'DELETE FROM outbox; DELETE FROM alarm_signs; UPDATE staff SET work_state = $$removed$$',
  );
  server.clock.advance(DAY + 9 * HOUR - (server.clock() % DAY));
  mia = await createChild(server);
  cast = {
    lead: await createStaff(server, { role: 'lead' }),
    second: await createStaff(server, { role: 'lead' }),
    senior: await createStaff(server, { role: 'senior' }),
    admin: await createStaff(server, { role: 'admin' }),
    auditor: await createStaff(server, { role: 'auditor' }),
  };
  posted = [];
  isHookDown = false;
  server.mailer.letters.splice(0);
  server.mailer.fails(false);
});

const emailOf = ({ staffId }: TestStaff) => `${staffId}@desk.example`;
/** Letters of this run: who got which. */
const run = async () => {
  server.mailer.letters.splice(0);
  await watchAlarms(server.deps);
  while ((await sendLetters(server.deps)) > 0);
  await sendAlarmHooks(server.deps);
  const named = new Map(Object.entries(cast).map(([name, adult]) => [emailOf(adult), name]));
  return server.mailer.letters
    .filter(({ to }) => to !== OPERATOR)
    .map(({ to, subject }) => `${named.get(to)}: ${subject.replace(/ \[.*/, '')}`)
    .sort();
};
// Sessions end while hours pass.
const duty = async () => {
  const token = await createStaffSession(server, cast.auditor.staffId);
  return readDesk<Duty>(server, { ...cast.auditor, token }, 'duty');
};
const alarm = async (name: string) => (await duty()).alarms.find(one => one.name === name);
const have = (by: TestStaff, alarmId: number) =>
  server.call('POST', `desk/alarms/${alarmId}/have`, { token: by.token });
const hooks = () => posted.map(({ body }) => JSON.parse(body) as Posted);

const SEVERE = 'A severe text is unread';

test('SAFE2-23 24 hours without anybody: a severe text is kept back, alarms ring in order and again, and the child is told tomorrow', async () => {
  await setHours(server);
  await giveShift(server, cast.lead, 'lead', { toMs: 3 * DAY });
  await giveShift(server, cast.second, 'on_call_1', { toMs: 3 * DAY });
  await giveShift(server, cast.senior, 'on_call_2', { toMs: 3 * DAY });
  await enqueue(server, mia, [{ severity: 3, group: 'distress', body: 'My secret word' }]);
  const rang: [minute: number, letters: string[]][] = [];
  for (let minute = 0; minute <= 24 * 60; minute += minute < 75 ? 1 : 60) {
    const letters = (await run()).filter(letter => letter.endsWith(SEVERE));
    if (letters.length > 0) rang.push([minute, letters.map(one => one.split(':')[0] ?? '')]);
    server.clock.advance((minute < 75 ? 1 : 60) * MINUTE);
  }
  expect(rang.slice(0, 8)).toEqual([
    [3, ['lead']],
    [5, ['second']],
    [13, ['lead', 'second']],
    [15, ['senior']],
    [23, ['lead', 'second', 'senior']],
    [33, ['lead', 'second', 'senior']],
    [43, ['lead', 'second', 'senior']],
    [53, ['lead', 'second', 'senior']],
  ]);
  expect(rang[8]).toEqual([60, ['admin']]);
  expect(rang[9]).toEqual([63, ['admin', 'lead', 'second', 'senior']]);
  // Nobody has it, so it rings each time until the end.
  expect(rang.slice(-23).map(([, who]) => who.length)).toEqual(Array(23).fill(4));
  const { rows } = await server.deps.database.pool.query(
    `SELECT state, delivered_at FROM submissions WHERE body = 'My secret word'`,
  );
  expect(rows).toEqual([{ state: 'waiting', delivered_at: null }]);
  const told = await server.call('GET', 'messages/waitingTime', { token: mia.token });
  expect(told.json<Told>()).toMatchObject({ kind: 'tomorrow', because: 'nobody' });
  const everything = JSON.stringify([server.mailer.letters, posted]);
  expect(everything).toContain('severe_waiting');
  expect(everything).not.toMatch(/secret word/);
});

test('SAFE2-24 an alarm rings until a person has it, is closed when its cause ends, and the webhook knows both', async () => {
  await enqueue(server, mia, [{ severity: 3, waitedMs: 4 * MINUTE }]);
  expect(await run()).toEqual([`lead: ${SEVERE}`, `second: ${SEVERE}`]);
  expect(await run()).toEqual([]);
  const ringing = await alarm('severe_waiting');
  expect(ringing).toMatchObject({ state: 'ringing', ackedBy: null });
  const alarmId = ringing?.alarmId ?? 0;
  const reader = await createStaff(server);
  expect((await have(reader, alarmId)).status).toBe(403);
  expect((await have(cast.second, alarmId)).json()).toEqual({ by: cast.second.name });
  // The first keeps it.
  expect((await have(cast.lead, alarmId)).json()).toEqual({ by: cast.second.name });
  server.clock.advance(2 * HOUR);
  expect(await run()).toEqual([]);
  expect(await alarm('severe_waiting')).toMatchObject({
    state: 'acked',
    ackedBy: cast.second.name,
  });
  const lead = await createStaff(server, { role: 'lead' });
  await claimCard(server, lead);
  await run();
  expect(await alarm('severe_waiting')).toMatchObject({ state: 'quiet', alarmId: null });
  expect((await have(lead, alarmId)).json()).toMatchObject({ status: 409, code: 'alarm_over' });
  expect((await have(lead, 999_999)).status).toBe(404);
  expect(
    hooks()
      .filter(one => one.number === alarmId)
      .map(({ state }) => state),
  ).toEqual(['open', 'acked', 'closed']);
  const { rows } = await server.deps.database.pool.query(
    `SELECT actor, object FROM audit WHERE action = 'Took alarm' ORDER BY row DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ actor: cast.second.name, object: `alarm ${alarmId}, severe_waiting` }]);
});

test('SAFE2-25 the webhook is signed, has no text or name, and is called again after it failed or the server was killed', async () => {
  await enqueue(server, mia, [{ severity: 3, waitedMs: 4 * MINUTE, body: 'My secret word' }]);
  isHookDown = true;
  await run();
  expect(posted).toEqual([]);
  isHookDown = false;
  server.clock.advance(9 * SECOND);
  await run();
  expect(posted).toEqual([]);
  server.clock.advance(SECOND);
  await run();
  expect(hooks()).toMatchObject([
    {
      alarm: 'severe_waiting',
      state: 'open',
      case: null,
      limit_s: 180,
      repeat_s: 600,
      step: 'lead',
    },
  ]);
  const [{ body = '', signature } = {}] = posted;
  const digest = createHmac('sha256', SECRET).update(body).digest('hex');
  expect(signature).toBe(`sha256=${digest}`);
  expect(Object.keys(JSON.parse(body)).sort()).toEqual([
    'alarm',
    'at',
    'case',
    'limit_s',
    'link',
    'number',
    'repeat_s',
    'seconds',
    'since',
    'state',
    'step',
  ]);
  expect(body).not.toMatch(/secret|Mia/);
  // A server that is killed during its call has taken the alarm, and noted no answer.
  const { db } = server.deps.database;
  const killedAt = new Date(server.clock());
  const guessing = { name: 'guessing', says: 'See the log', at: killedAt };
  await db.transaction().execute(each => raiseAlarm(each, server.deps, guessing));
  await watchAlarms(server.deps);
  const delays = { firstMs: 10 * SECOND, maxMs: MINUTE };
  expect((await takeDueHook(db, { at: killedAt, ...delays }))?.name).toBe('guessing');
  await sendAlarmHooks(server.deps);
  expect(posted).toHaveLength(1);
  server.clock.advance(10 * SECOND);
  await sendAlarmHooks(server.deps);
  expect(hooks()[1]).toMatchObject({ alarm: 'guessing', state: 'open' });
});

test('SAFE2-26 mail or a webhook that fails three times is an alarm, seen at the desk, and is quiet when they work again', async () => {
  const { db } = server.deps.database;
  const letter = { id: 'slow', to: 'family@example.org', subject: 'Hello', text: 'Hello' };
  server.mailer.fails(421);
  isHookDown = true;
  await queueLetter(db, letter, new Date(server.clock()));
  await db.transaction().execute(each =>
    raiseAlarm(each, server.deps, {
      name: 'guessing',
      says: 'Somewhere',
      at: new Date(server.clock()),
    }),
  );
  for (let seconds = 0; seconds <= 400; seconds += 10) {
    await run();
    server.clock.advance(10 * SECOND);
  }
  const stuck = async () =>
    (await duty()).alarms.filter(({ name }) => name === 'mail_stuck').map(({ state }) => state);
  expect(await stuck()).toEqual(['ringing', 'ringing']);
  server.mailer.fails(false);
  isHookDown = false;
  server.clock.advance(10 * MINUTE);
  await run();
  expect(server.mailer.letters.map(({ to }) => to)).toContain('family@example.org');
  await run();
  expect(await stuck()).toEqual(['quiet']);
  expect(hooks().some(one => one.alarm === 'guessing')).toBe(true);
});

test('SAFE2-26 a letter that is given up rings for a day, and a letter of that alarm for nothing more', async () => {
  const { db } = server.deps.database;
  const letter = { id: 'gone', to: 'gone@example.org', subject: 'Hello', text: 'Hello' };
  await queueLetter(db, letter, new Date(server.clock()));
  server.mailer.fails(550);
  await sendLetters(server.deps);
  await run();
  expect(await alarm('mail_stuck')).toMatchObject({ state: 'ringing' });
  server.mailer.fails(false);
  server.clock.advance(DAY + SECOND);
  await run();
  expect(await alarm('mail_stuck')).toMatchObject({ state: 'quiet' });
});

test('SAFE2-27 who is notified: seniors of late texts, head and on call when nobody or no lead is on, leads of a gap in the rota', async () => {
  const needs = { reader: 0, senior: 0, lead: 1, on_call_1: 0, on_call_2: 0 };
  await giveShift(server, cast.senior, 'on_call_1', { toMs: 3 * DAY });
  await giveShift(server, cast.second, 'on_call_2', { toMs: 3 * DAY });
  await enqueue(server, mia, [{ waitedMs: 61 * MINUTE }]);
  // Before the desk has service hours, nobody is expected.
  expect(await run()).toEqual([]);
  await setHours(server, { needs });
  await giveShift(server, cast.lead, 'lead', { toMs: 30 * HOUR });
  const first = await run();
  expect(first).toEqual([
    'admin: No lead is at the desk',
    'admin: Nobody is at the desk',
    'lead: The rota has a gap',
    'second: No lead is at the desk',
    'second: Nobody is at the desk',
    'senior: No lead is at the desk',
    'senior: Nobody is at the desk',
    'senior: Texts are late',
  ]);
  const { nextGap } = await duty();
  expect(nextGap).toMatchObject({ seat: 'lead', missing: 1 });
  await see(server, cast.lead);
  await run();
  expect([await alarm('nobody_on'), await alarm('no_lead')]).toMatchObject([
    { state: 'quiet' },
    { state: 'quiet' },
  ]);
  // At night nobody is expected, and what rang because of it is quiet.
  server.clock.advance(12 * HOUR);
  await run();
  expect(await alarm('late')).toMatchObject({ state: 'quiet' });
  expect(await alarm('rota_gap')).toMatchObject({ state: 'ringing' });
});

test('SAFE2-27 a severe text that has one opinion rings on call after 15 and 30 minutes, and the head after 60', async () => {
  await giveShift(server, cast.senior, 'on_call_1', { toMs: 3 * DAY });
  await giveShift(server, cast.second, 'on_call_2', { toMs: 3 * DAY });
  const [submissionId = ''] = await enqueue(server, mia, [{ severity: 3 }]);
  await giveOpinion(server, cast.lead, submissionId, severe.deliver);
  await goOut(server);
  const SECOND_MISSING = 'A severe text waits for a second adult';
  server.clock.advance(14 * MINUTE);
  expect(await run()).toEqual([]);
  server.clock.advance(MINUTE);
  expect(await run()).toEqual([`senior: ${SECOND_MISSING}`]);
  server.clock.advance(15 * MINUTE);
  expect(await run()).toContain(`second: ${SECOND_MISSING}`);
  server.clock.advance(30 * MINUTE);
  expect(await run()).toContain(`admin: ${SECOND_MISSING}`);
  expect(await alarm('severe_waiting')).toMatchObject({ state: 'quiet' });
});

test('SAFE2-27 a child that waits for help rings on call at once and leads after five minutes, until it has an answer', async () => {
  await giveShift(server, cast.senior, 'on_call_1', { toMs: 3 * DAY });
  await giveShift(server, cast.second, 'on_call_2', { toMs: 3 * DAY });
  const { caseId } = await askForHelp(server, mia, { picture: 'scared' });
  const HELP = 'A child waits for help';
  const rung = async () => (await run()).filter(line => line.endsWith(HELP));
  expect(await rung()).toEqual([`second: ${HELP}`, `senior: ${HELP}`]);
  server.clock.advance(5 * MINUTE);
  expect(await rung()).toContain(`lead: ${HELP}`);
  expect(await alarm('help_waiting')).toMatchObject({ state: 'ringing' });
  await answerHelp(server, cast.lead, { caseId, text: 'We are here.' });
  await run();
  expect(await alarm('help_waiting')).toMatchObject({ state: 'quiet' });
});

test('SAFE2-27 five texts that are nearly due are late, and the audit log is for auditors and the head at once', async () => {
  await setHours(server);
  await see(server, cast.lead);
  await enqueue(
    server,
    mia,
    Array.from({ length: 4 }, () => ({ waitedMs: 50 * MINUTE })),
  );
  expect(await run()).toEqual([]);
  await enqueue(server, mia, [{ waitedMs: 50 * MINUTE }]);
  expect(await run()).toEqual(['senior: Texts are late']);
  const { db } = server.deps.database;
  const broken = { name: 'audit_broken', says: 'Row 3', at: new Date(server.clock()) };
  await db.transaction().execute(each => raiseAlarm(each, server.deps, broken));
  expect(await run()).toEqual([
    'admin: The audit log was changed',
    'auditor: The audit log was changed',
  ]);
});

test('SCHOOL-25 the operator alone hears of guessed pictures, once in six hours, also when twenty say so at a time', async () => {
  const raise = () =>
    server.deps.database.db.transaction().execute(db =>
      raiseAlarm(db, server.deps, {
        name: 'guessing',
        says: 'See the log',
        at: new Date(server.clock()),
      }),
    );
  const written = async () => {
    await run();
    return server.mailer.letters.map(({ to }) => to);
  };
  await Promise.all(Array.from({ length: 20 }, raise));
  expect(await written()).toEqual([OPERATOR]);
  server.clock.advance(6 * HOUR - 1);
  await raise();
  expect(await written()).toEqual([]);
  server.clock.advance(1);
  expect(await written()).toEqual([]);
  await raise();
  expect(await written()).toEqual([OPERATOR]);
});

test('SAFE2-25 two servers notify people and the webhook once', async () => {
  const other = await createTestApp({
    database: server.deps.database as never,
    clock: server.clock,
    config: { ...server.deps.config, limits: noLimits },
    helpers: { mailer: server.mailer },
  });
  await enqueue(server, mia, [{ severity: 3, waitedMs: 4 * MINUTE }]);
  await Promise.all(
    Array.from({ length: 10 }, (_, count) => watchAlarms(count % 2 ? server.deps : other.deps)),
  );
  await Promise.all(
    Array.from({ length: 10 }, (_, count) => sendAlarmHooks(count % 2 ? server.deps : other.deps)),
  );
  await run();
  expect(server.mailer.letters.map(({ to }) => to).sort()).toEqual(
    [OPERATOR, emailOf(cast.lead), emailOf(cast.second)].sort(),
  );
  expect(hooks().map(({ alarm: name, state }) => [name, state])).toEqual([
    ['severe_waiting', 'open'],
  ]);
  await other.close();
});

test('while the secret of the webhook is changed, what it gets is signed with both (SCALE-18)', async () => {
  const signed = async (): Promise<string> => {
    posted = [];
    server.clock.advance(6 * MINUTE);
    await sendHeartbeat(server.deps);
    const [{ body = '', signature = '' } = {}] = posted;
    const nameOf = (sign: string) =>
      [SECRET, 'the secret before'].find(
        secret => sign === `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      );
    return signature.split(', ').map(nameOf).join(', ');
  };
  alarmHook.secretPrevious = 'the secret before';
  expect(await signed()).toBe(`${SECRET}, the secret before`);
  alarmHook.secretPrevious = null;
  expect(await signed()).toBe(SECRET);
});

test('SAFE2-29 a heartbeat comes every five minutes, and a letter to the operator every morning', async () => {
  const beat = async () => {
    posted = [];
    server.mailer.letters.splice(0);
    await Promise.all([sendHeartbeat(server.deps), sendHeartbeat(server.deps)]);
    while ((await sendLetters(server.deps)) > 0);
    return [hooks().length, server.mailer.letters.map(({ to }) => to)];
  };
  expect(await beat()).toEqual([1, [OPERATOR]]);
  expect(hooks()).toMatchObject([{ heartbeat: true, ringing: 0 }]);
  server.clock.advance(5 * MINUTE - 1);
  expect(await beat()).toEqual([0, []]);
  server.clock.advance(1);
  expect(await beat()).toEqual([1, []]);
  const { text } = await server.call('GET', '/metrics');
  expect(text).toContain(`desk_heartbeat_timestamp_seconds ${server.clock() / 1_000}`);
  expect((await duty()).heartbeatAt).toBe(new Date(server.clock()).toISOString());
  server.clock.advance(DAY - 2 * HOUR);
  expect(await beat()).toEqual([1, []]);
  server.clock.advance(2 * HOUR);
  expect(await beat()).toEqual([1, [OPERATOR]]);
});

test('SAFE2-29 metrics name each alarm and the people on duty', async () => {
  await giveShift(server, cast.lead, 'lead');
  await giveShift(server, cast.senior, 'on_call_1');
  await see(server, cast.lead);
  await enqueue(server, mia, [{ severity: 3, waitedMs: 4 * MINUTE }, { waitedMs: 61 * MINUTE }]);
  await run();
  const { text } = await server.call('GET', '/metrics');
  const ringing = ['severe_waiting'];
  for (const line of [
    ...alarmRules.map(({ name }) => `desk_alarm{name="${name}"} ${ringing.includes(name) ? 1 : 0}`),
    'desk_on_duty{seat="lead"} 1',
    'desk_on_duty{seat="reader"} 0',
    'desk_on_duty{seat="on_call_1"} 1',
    'desk_waiting{kind="open"} 2',
    'desk_waiting{kind="severe"} 1',
    'desk_oldest_seconds{kind="severe"} 240',
    'desk_oldest_seconds{kind="open"} 3660',
    'desk_late 1',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
});
