import type { Problem } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { createVoucher, seatCalls } from '../testing/seats.ts';
import { manageLicences } from './manage-licences.ts';

let server: TestApp;
let cast: SchoolCast;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  cast = await createSchoolCast(server);
});

afterAll(() => server.close());

const run = (...words: string[]): Promise<string> => {
  const order = { words, at: new Date(server.clock()) };
  const { db } = server.deps.database;
  return db.transaction().execute(inside => manageLicences(inside, server.deps, order));
};

const make = async (...more: string[]): Promise<string> => {
  const printed = await run('make', '--seats', '30', '--until', '2026-07-31', ...more);
  return printed.split('\n')[0] ?? '';
};

const byLead = () => seatCalls(server, { lead: cast.adults.lead, schoolId: cast.schoolId });

test('LICENCE-01 an operator makes, lists and ends vouchers; only the hash of a code is stored', async () => {
  const code = await make('--note', 'Letter 7');
  const name = code.slice(0, 4);
  const { rows } = await server.deps.database.pool.query('SELECT vouchers::text FROM vouchers');
  for (const sign of [code, code.replaceAll('-', '')]) {
    expect(JSON.stringify(rows)).not.toContain(sign);
  }
  expect(await run('list')).toBe(
    `${name}: 30 seats until 2026-07-31, runs, not redeemed (Letter 7)`,
  );
  expect((await byLead().redeem(code.toLowerCase())).status).toBe(200);
  expect(await run('list')).toMatch(/runs, School \d+, 0 used/);
  expect(await run('end', name)).toContain('is over');
  expect(await run('list')).toContain('until 2026-03-02, over, in its 14 days');
  const audit = await server.deps.database.pool.query('SELECT action FROM audit');
  expect(audit.rows.map(({ action }) => action)).toEqual(['Made voucher', 'Ended voucher']);
});

test.each([
  [['make', '--seats', '0', '--until', '2027-07-31'], 'is not a number of seats'],
  [['make', '--seats', 'many', '--until', '2027-07-31'], 'is not a number of seats'],
  [['make', '--seats', '3', '--until', '2027-02-30'], 'is not a day'],
  [['make', '--seats', '3', '--until', '2026-03-01'], 'is over'],
  [['make', '--places', '3'], 'npm run licences'],
  [['end', 'ZZZZ'], 'no voucher "ZZZZ" runs'],
  [[], 'npm run licences'],
])('LICENCE-01 %j is refused', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
});

test('LICENCE-02 a code works once; wrong, used and ended ones answer alike, and delay the next try', async () => {
  const { adults, schoolId, childId } = await createSchoolCast(server);
  const lead = seatCalls(server, { lead: adults.lead, schoolId });
  const [used, ended] = [await createVoucher(server, 1), await make()];
  await run('end', ended);
  expect((await lead.redeem(used)).status).toBe(200);
  const asParent = (code: string) =>
    server.call('POST', `grown-ups/licences/children/${childId}/vouchers`, {
      token: adults.parent.token,
      body: { code },
    });
  const refused = [await asParent('ABCD-2345'), await asParent(used), await asParent(ended)];
  for (const answer of refused) expect(answer.text).toBe(refused[0]?.text);
  expect(refused[0]?.json<Problem>()).toMatchObject({ status: 403, code: 'voucher_refused' });
  const good = await createVoucher(server, 1);
  for (const wrong of ['X2', 'X3']) expect((await asParent(wrong)).status).toBe(403);
  const late = await asParent(good);
  expect(late.status).toBe(429);
  const { retryAfter = 0 } = late.json<Problem>();
  server.clock.advance(retryAfter * 1_000);
  expect((await asParent(good)).status).toBe(200);
  // Another adult has not guessed.
  expect((await lead.redeem(await createVoucher(server, 1))).status).toBe(200);
});
