import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { DutyError, manageDuty } from './manage-duty.ts';

let server: TestApp;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp();
  lead = await createStaff(server, { role: 'lead', name: 'Lead 01' });
});

afterAll(() => server.close());

const run = (line: string) =>
  server.deps.database.db.transaction().execute(db =>
    manageDuty(db, server.deps, {
      words: line.split(' ').filter(Boolean),
      at: new Date(server.clock()),
    }),
  );

test('SAFE2-18 an operator sets service hours and plans shifts, and sees gaps', async () => {
  expect(await run('show')).toContain('No service hours are set');
  const week = 'hours Europe/London 08:00-20:00 08:00-20:00 08:00-20:00 08:00-20:00 08:00-20:00';
  await run(`${week} 10:00-18:00 closed`);
  await run('closed 2026-12-25 2026-12-24');
  const set = await run('needs lead=1 on_call_1=0');
  expect(set).toContain('Service hours, Europe/London: Mon 08:00-20:00');
  expect(set).toContain('Sat 10:00-18:00, Sun closed');
  expect(set).toContain('Also closed: 2026-12-24, 2026-12-25');
  // The clock stands at Monday, 2 March, 9:00.
  expect(await run('show')).toContain('Lead: 1 missing, Mon 2 Mar, 08:00 to Mon 2 Mar, 20:00');
  const email = `${lead.staffId}@desk.example`;
  const planned = await run(`shift ${email} lead 2026-03-02T08:00 2026-03-02T20:00`);
  const [, shiftId = ''] = /Its id is (.+)\.$/.exec(planned) ?? [];
  const shown = await run('show');
  expect(shown).toContain(`${shiftId}  Lead: Lead 01, Mon 2 Mar, 08:00 to Mon 2 Mar, 20:00`);
  expect(shown).not.toContain('1 missing, Mon 2 Mar');
  expect(await run(`cancel ${shiftId}`)).toBe('The shift is out of the rota.');
  expect(await run('show')).toContain('Lead: 1 missing, Mon 2 Mar');
});

test.each([
  ['', /npm run duty/],
  ['hours Europe/London closed', /npm run duty/],
  ['hours Mars/Olympus 8:00-20:00 closed closed closed closed closed closed', /time zone/],
  ['hours UTC noon closed closed closed closed closed closed', /"noon" is neither/],
  ['hours UTC closed closed closed closed closed closed closed', /closed every day/],
  ['needs king=2', /"king=2" is not SEAT=NUMBER/],
  ['needs lead=99', /./],
  ['shift nobody@desk.example lead 2026-03-02T08:00 2026-03-02T20:00', /no adult has/],
  ['cancel unknown', /no such thing/],
])('SAFE2-18 an invalid command about duty fails with a message: "%s"', async (line, reason) => {
  const before = await run('show');
  await expect(run(line)).rejects.toThrow(reason);
  await expect(run(line)).rejects.toBeInstanceOf(DutyError);
  expect(await run('show')).toBe(before);
});
