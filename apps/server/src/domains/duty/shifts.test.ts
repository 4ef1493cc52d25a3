import type { Duty } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { clearDuty, someHours } from '../../testing/duty-world.ts';
import { readDesk } from '../../testing/review-calls.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';

const HOUR = 3_600_000;

let server: TestApp;
let lead: TestStaff;
let senior: TestStaff;
let reader: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

// The clock stands at Monday, 9:00 in London.
beforeEach(async () => {
  await clearDuty(server);
  lead = await createStaff(server, { role: 'lead' });
  senior = await createStaff(server, { role: 'senior' });
  reader = await createStaff(server);
});

const at = (hours: number) => new Date(server.clock() + hours * HOUR).toISOString();
const plan = (who: TestStaff, seat: string, from: number, to: number, by = lead) =>
  server.call('POST', 'desk/shifts', {
    token: by.token,
    body: { staffId: who.staffId, seat, from: at(from), to: at(to) },
  });
const setHours = (changes = {}) =>
  server.call('PUT', 'desk/service-hours', { token: lead.token, body: someHours(changes) });
const duty = (query = '') => readDesk<Duty>(server, reader, `duty${query}`);

test('SAFE2-21 a lead plans and cancels shifts; everybody sees them, and both are in the audit log', async () => {
  const { shiftId } = (await plan(reader, 'reader', -1, 5)).json<{ shiftId: string }>();
  const page = await duty();
  expect(page.shifts).toEqual([
    {
      shiftId,
      staffId: reader.staffId,
      name: reader.name,
      seat: 'reader',
      from: at(-1),
      to: at(5),
    },
  ]);
  expect([page.hasRota, page.onDuty.reader, page.days.length]).toEqual([true, 1, 7]);
  expect((await duty(`?day=${at(7 * 24).slice(0, 10)}`)).shifts).toEqual([]);
  const cancel = () => server.call('DELETE', `desk/shifts/${shiftId}`, { token: lead.token });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(404);
  expect((await duty()).shifts).toEqual([]);
  const { rows } = await server.deps.database.pool.query(
    'SELECT action FROM audit ORDER BY row DESC LIMIT 2',
  );
  expect(rows.map(({ action }) => action)).toEqual(['Cancelled shift', 'Planned shift']);
});

test('SAFE2-21 a seat needs its role, a person has one seat at a time, and on call goes with another', async () => {
  const refused = { status: 409, code: 'shift_refused' };
  expect((await plan(reader, 'lead', 1, 2)).json()).toMatchObject(refused);
  expect((await plan(reader, 'on_call_1', 1, 2)).json()).toMatchObject(refused);
  expect((await plan(senior, 'senior', 1, 8)).status).toBe(200);
  expect((await plan(senior, 'reader', 7, 9)).json()).toMatchObject(refused);
  expect((await plan(senior, 'reader', 8, 9)).status).toBe(200);
  expect((await plan(senior, 'on_call_1', 0, 24)).status).toBe(200);
  expect((await plan(senior, 'on_call_2', 2, 3)).json()).toMatchObject(refused);
  // Over already, backwards, longer than a week.
  expect((await plan(reader, 'reader', -3, -1)).json()).toMatchObject(refused);
  expect((await plan(reader, 'reader', 3, 2)).json()).toMatchObject(refused);
  expect((await plan(reader, 'reader', 1, 170)).json()).toMatchObject(refused);
  expect((await plan({ ...reader, staffId: 'nobody' }, 'reader', 1, 2)).status).toBe(404);
  const tries = await Promise.all(Array.from({ length: 20 }, () => plan(reader, 'reader', 1, 2)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('SAFE2-18 the desk sets its hours for each weekday with its zone; days it is closed and needed people show as gaps', async () => {
  expect(await duty()).toMatchObject({ hours: null, zone: 'UTC', gaps: [] });
  const needs = { reader: 2, senior: 0, lead: 0, on_call_1: 0, on_call_2: 0 };
  const closed = ['2026-03-08', '2026-03-07', '2026-03-08'];
  expect((await setHours({ zone: 'Asia/Bangkok', needs, closed })).status).toBe(200);
  const page = await duty();
  expect(page.hours?.closed).toEqual(['2026-03-07', '2026-03-08']);
  expect(page.zone).toBe('Asia/Bangkok');
  expect(page.days.map(({ open }) => open !== null)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  // It is 16:00 in Bangkok.
  expect(page.gaps[0]).toEqual({ seat: 'reader', missing: 2, from: at(-8), to: at(4) });
  expect(page.nextGap).toEqual(page.gaps[0]);
  await plan(reader, 'reader', 0, 4);
  expect((await duty()).gaps[0]).toEqual({ seat: 'reader', missing: 1, from: at(0), to: at(4) });
  const invalid = [
    { zone: 'Mars/Olympus' },
    { week: [null, null, null, null, null, null, null] },
    { week: [{ from: 600, to: 600 }, null, null, null, null, null, null] },
    { closed: ['yesterday'] },
    { needs: { ...needs, reader: -1 } },
  ];
  for (const changes of invalid) expect((await setHours(changes)).status).toBe(422);
  expect((await duty()).hours?.zone).toBe('Asia/Bangkok');
});

test('SAFE2-21 the page Duty shows the weeks from 2000 to 2999, and no other', async () => {
  await setHours();
  const askWeek = async (day: string) =>
    (await server.call('GET', `desk/duty?day=${day}`, { token: reader.token })).status;
  const days = ['0000-01-01', '1999-12-31', '2000-01-01', '2999-12-31', '3000-01-01', '9999-12-31'];
  const found = await Promise.all(days.map(askWeek));
  expect(found).toEqual([422, 422, 200, 200, 422, 422]);
});
