import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../../testing/school-cast.ts';
import { createVoucher } from '../../testing/seats.ts';
import {
  fillFamily,
  fillSeats,
  giveToChild,
  giveToClass,
  redeem,
  takeFromChild,
  takeFromClass,
} from './index.ts';

let server: TestApp;
let cast: SchoolCast;
const children: string[] = [];

beforeAll(async () => {
  server = await createTestApp();
});

afterAll(() => server.close());

/** A new school with five children in its first class. */
async function makeSchool(): Promise<void> {
  cast = await createSchoolCast(server);
  children.length = 0;
  for (const _ of [1, 2, 3, 4, 5]) {
    const { userId } = await createChild(server, { classCode: cast.classCode, skus: [] });
    children.push(userId);
  }
  await query(`UPDATE users SET school_id = '${cast.schoolId}' WHERE class_id = '${cast.classId}'`);
}

const query = async (text: string): Promise<Record<string, number>[]> =>
  (await server.deps.database.pool.query(text)).rows;

const steps = {
  give: (child: number) => ['giveToChild', child] as const,
  take: (child: number) => ['takeFromChild', child] as const,
  giveAll: () => ['giveToClass', 0] as const,
  takeAll: () => ['takeFromClass', 0] as const,
  fill: () => ['fillSeats', 0] as const,
};
const anyChild = fc.nat({ max: 4 });
const anyStep = fc.oneof(
  anyChild.map(steps.give),
  anyChild.map(steps.take),
  fc.constant(steps.giveAll()),
  fc.constant(steps.takeAll()),
  fc.constant(steps.fill()),
);

function act([name, child]: readonly [string, number]): Promise<void> {
  const { schoolId, classId, adults } = cast;
  const by = { adultId: adults.lead.adultId, at: new Date(server.clock()) };
  const ofChild = { schoolId, childId: children[child] ?? '' };
  const ofClass = { schoolId, classId };
  return server.deps.database.db.transaction().execute(db => {
    if (name === 'giveToChild') return giveToChild(db, ofChild, by);
    if (name === 'takeFromChild') return takeFromChild(db, ofChild, by);
    if (name === 'giveToClass') return giveToClass(db, ofClass, by);
    if (name === 'takeFromClass') return takeFromClass(db, ofClass, by);
    return fillSeats(db, schoolId, by);
  });
}

async function addVoucher(seats: number): Promise<void> {
  const code = await createVoucher(server, seats);
  const { schoolId, adults } = cast;
  const by = { adultId: adults.lead.adultId, at: new Date(server.clock()) };
  await server.deps.database.db
    .transaction()
    .execute(db => redeem(db, { code, owner: { schoolId } }, by));
}

/** Vouchers whose ledger disagrees with their free seats, or that gave too many. */
const wrong = () =>
  query(`SELECT * FROM (
    SELECT voucher_id, seats - (SELECT count(*) FROM seats AS s WHERE s.voucher_id = v.voucher_id) AS free,
      (SELECT coalesce(sum(amount), 0) FROM seat_ledger AS l WHERE l.voucher_id = v.voucher_id) AS sum
    FROM vouchers AS v WHERE redeemed_at IS NOT NULL
  ) AS counted WHERE free <> sum OR free < 0`);

test('LICENCE-09 after any changes the sum of the ledger is the number of free seats, and nobody has two', async () => {
  await makeSchool();
  await addVoucher(2);
  await addVoucher(1);
  const run = async (list: (readonly [string, number])[]) => {
    for (const step of list) {
      await act(step).catch(error => expect(error).toMatchObject({ code: 'seats_used_up' }));
      expect(await wrong()).toEqual([]);
    }
    expect(await query('SELECT user_id FROM seats GROUP BY 1 HAVING count(*) > 1')).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), run), { numRuns: 15 });
});

test('LICENCE-09 calls at once never give more seats than there are', async () => {
  await makeSchool();
  await addVoucher(3);
  const all = [0, 1, 2, 3, 4];
  const results = await Promise.allSettled([
    ...all.map(child => act(steps.give(child))),
    act(steps.giveAll()),
    act(steps.fill()),
    ...all.map(child => act(steps.give(child))),
  ]);
  for (const result of results) {
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'seats_used_up' });
  }
  expect(await wrong()).toEqual([]);
  const [{ given = 0 } = {}] = await query(
    `SELECT count(*)::int AS given FROM seats JOIN vouchers USING (voucher_id)
     WHERE school_id = '${cast.schoolId}'`,
  );
  expect(given).toBe(3);
});

test('LICENCE-09 the first vouchers of an owner that are redeemed at once give no child two seats', async () => {
  await makeSchool();
  await act(steps.giveAll());
  const { schoolId, adults } = cast;
  const at = new Date(server.clock());
  const codes = await Promise.all([1, 2, 3, 4].map(() => createVoucher(server, 3)));
  const { db } = server.deps.database;
  const ofSchool = { adultId: adults.lead.adultId, at };
  const ofFamily = { adultId: adults.parent.adultId, childId: children[0] ?? '', at };
  const [own, other] = [{ schoolId }, { adultId: ofFamily.adultId }];
  await Promise.all(
    codes.map((code, place) =>
      db.transaction().execute(async open => {
        await redeem(open, { code, owner: place < 2 ? own : other }, ofSchool);
        if (place < 2) await fillSeats(open, schoolId, ofSchool);
        else await fillFamily(open, ofFamily);
      }),
    ),
  );
  const given = await query(
    `SELECT count(*)::int AS seats, count(DISTINCT user_id)::int AS children FROM seats
     JOIN vouchers USING (voucher_id) WHERE '${schoolId}' = school_id
     UNION ALL SELECT count(*)::int, count(DISTINCT user_id)::int FROM seats
     JOIN vouchers USING (voucher_id) WHERE adult_id = '${ofFamily.adultId}'`,
  );
  // The class has six children with that of the cast.
  expect(given).toEqual([
    { seats: 6, children: 6 },
    { seats: 1, children: 1 },
  ]);
});

test('LICENCE-09 no row of the ledger can be changed or deleted', async () => {
  for (const change of [
    'UPDATE seat_ledger SET amount = 9',
    'DELETE FROM seat_ledger',
    'TRUNCATE seat_ledger',
  ]) {
    await expect(query(change)).rejects.toThrow('append-only');
  }
});
