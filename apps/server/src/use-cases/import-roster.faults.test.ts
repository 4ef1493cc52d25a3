import type { RosterSource, RosterTrialAnswer } from '@digipals/contract';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createFaults, type Faults } from '../testing/faults.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { createVoucher, seatCalls } from '../testing/seats.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createWatcher } from '../testing/watcher.ts';
import { oneRosterFiles, type RosterChild, zipOf } from '../testing/zip.ts';
import { importRoster, readImport, tryImport } from './import-roster.ts';

let database: TestDatabase;
let server: TestApp;
let watcher: pg.Pool;
let faults: Faults;
let cast: SchoolCast;

beforeAll(async () => {
  database = await createTestDatabase();
  watcher = createWatcher(database.config);
  server = await createTestApp({ database, config: { limits: noLimits } });
  faults = createFaults(database.pool);
});
beforeEach(async () => {
  cast = await createSchoolCast(server);
});
afterAll(async () => {
  await watcher.end();
  await server.close();
  await database.close();
});

const zip = (children: readonly RosterChild[]): RosterSource => ({
  fileName: 'school.zip',
  base64: zipOf(oneRosterFiles(children, { c1: '3-A', c2: '4-A' })).toString('base64'),
});
const childOf = (at: number, change: Partial<RosterChild> = {}): RosterChild => ({
  ...{ id: `p${at}`, name: `Kid ${at}`, classId: at % 2 ? 'c1' : 'c2' },
  ...change,
});
/** Four children, of whom the next list renames, moves and misses one each, and has three more and a faulty row. */
const first = zip([0, 1, 2, 3].map(at => childOf(at)));
const next = zip([
  childOf(0, { name: 'Vera' }),
  childOf(1, { classId: 'c2' }),
  childOf(2),
  ...[4, 5, 6].map(at => childOf(at)),
  childOf(7, { born: '' }),
]);

/** A trial of a list, and its import, which can be made again and again. */
async function prepare(source: RosterSource, { schoolId, adults } = cast) {
  const { db } = database;
  const asked = { scope: { schoolId }, source, now: server.clock() };
  const { trial } = (await tryImport(db, asked)) as Extract<RosterTrialAnswer, { trial: object }>;
  const list = await readImport(db, asked);
  const order = { ...asked, list, digest: trial.digest, adultId: adults.lead.adultId };
  const carryOut = () =>
    db.transaction().execute(transaction => importRoster(transaction, server.deps, order));
  return { trial, carryOut };
}

/** A school with the first list. One class has seats for new children. */
async function startSchool(): Promise<SchoolCast> {
  const school = await createSchoolCast(server);
  await (await prepare(first, school)).carryOut();
  const { rows } = await watcher.query<{ class_id: string }>(
    `SELECT class_id FROM classes WHERE school_id = $1 AND class_name = '4-A'`,
    [school.schoolId],
  );
  const { schoolId, adults } = school;
  const seats = seatCalls(server, { schoolId, lead: adults.lead });
  await seats.redeem(await createVoucher(server, 10));
  await seats.give({ classId: rows[0]?.class_id ?? '' });
  return school;
}

/** Every table as text, so that anything left behind is noticed. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await watcher.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: sums } = await watcher.query<{ sum: string }>(
      `SELECT count(*) || md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM "${name}" AS t`,
    );
    found[name] = sums[0]?.sum ?? '';
  }
  return found;
}

/** A school after an import, without random values. */
async function endOf({ schoolId }: SchoolCast): Promise<unknown[]> {
  const { rows } = await watcher.query(
    `SELECT username, imported_name, users.external_id, class_name, left_at IS NOT NULL AS "left",
       EXISTS (SELECT FROM profiles p WHERE p.user_id = users.user_id) AS figure,
       EXISTS (SELECT FROM licences l WHERE l.user_id = users.user_id) AS looks,
       ARRAY(SELECT purpose || ' ' || given || ' ' || method FROM consents c
         WHERE c.user_id = users.user_id ORDER BY consent_id) AS consents,
       ARRAY(SELECT action FROM child_changes c
         WHERE c.user_id = users.user_id ORDER BY change_id) AS changes,
       ARRAY(SELECT change || ' ' || amount FROM seat_ledger s
         WHERE s.user_id = users.user_id ORDER BY entry_id) AS seats
     FROM users JOIN classes USING (class_id) WHERE users.school_id = $1
       AND users.external_id IS NOT NULL ORDER BY users.external_id`,
    [schoolId],
  );
  return rows;
}

test('ROSTER-05 an import that fails at any statement stores nothing, and repeating it ends as if it had not failed', async () => {
  const whole = await startSchool();
  const cut = await startSchool();
  const counts = { made: 3, changed: 2, left: 1 };
  const smooth = await prepare(next, whole);
  expect(await smooth.carryOut()).toMatchObject(counts);
  const { trial, carryOut } = await prepare(next, cut);
  expect(trial.faults).toMatchObject([{ name: 'Kid 7', code: 'birth_missing' }]);
  const before = await everything();
  let failures = 0;
  // Not every statement in turn: each child has some ten of the same kind.
  for (let n = 2; ; n += 3) {
    faults.arm(n, 'before');
    const [ended] = await Promise.allSettled([carryOut()]);
    if (!faults.disarm()) break;
    failures += 1;
    expect(ended?.status).toBe('rejected');
    expect(await everything()).toEqual(before);
  }
  expect(failures).toBeGreaterThan(10);
  // The last attempt met no fault.
  expect(await endOf(cut)).toEqual(await endOf(whole));
  const after = await everything();
  expect(await carryOut()).toMatchObject({ made: 0, changed: 0, left: 0 });
  expect(await everything()).toEqual(after);
});

test('ROSTER-05 an import whose answer is lost after its commit ends the same when it is repeated', async () => {
  const whole = await startSchool();
  const cut = await startSchool();
  await (await prepare(next, whole)).carryOut();
  const { carryOut } = await prepare(next, cut);
  faults.arm(1, 'after');
  const [ended] = await Promise.allSettled([carryOut()]);
  expect([faults.disarm(), ended?.status]).toEqual([true, 'rejected']);
  expect(await endOf(cut)).toEqual(await endOf(whole));
  await expect.poll(carryOut).toMatchObject({ made: 0, changed: 0, left: 0 });
  expect(await endOf(cut)).toEqual(await endOf(whole));
});
