import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { noLimits } from '../deps.ts';
import { makeStopLink } from '../domains/consents/index.ts';
import { lockSeats } from '../domains/seats/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { decide } from '../testing/children.ts';
import { countLockWaits } from '../testing/count-queries.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';

let server: TestApp;
let cast: SchoolCast;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});
afterAll(() => server.close());
beforeEach(async () => {
  cast = await createSchoolCast(server);
});

/** Makes calls that wait for a lock of another transaction, which then locks more. */
async function meanwhile(
  lock: (db: Db) => Promise<unknown>,
  calls: readonly (() => Promise<TestAnswer>)[],
  lockMore?: (db: Db) => Promise<unknown>,
): Promise<TestAnswer[]> {
  let answers: Promise<TestAnswer[]> = Promise.resolve([]);
  await server.deps.database.db.transaction().execute(async db => {
    await lock(db);
    answers = Promise.all(calls.map(call => call()));
    await expect.poll(() => countLockWaits(server)).toBe(calls.length);
    await lockMore?.(db);
  });
  return answers;
}

test('RIGHTS-08 an erasure locks the school before the child, as imports do', async () => {
  const { childId } = cast;
  const path = `grown-ups/children/${childId}/family/erasure`;
  const { token } = cast.adults.parent;
  const erase = () => server.call('POST', path, { token, body: { isNow: true } });
  const child = sql`SELECT FROM users WHERE user_id = ${childId} FOR NO KEY UPDATE NOWAIT`;
  const [answer] = await meanwhile(
    db => lockSeats(db, { childId }),
    [erase],
    db => child.execute(db),
  );
  expect(answer?.json()).toMatchObject({ state: 'erased' });
});

test('SCHOOL-23 the end of a weekly letter locks the child before the link, as answers of families do', async () => {
  const { childId: userId } = cast;
  await decide(server, userId, { weeklyLetter: true });
  const { db } = server.deps.database;
  const of = { userId, email: 'emre@posta.example', language: 'tr' } as const;
  const stop = await makeStopLink(db, server.deps, { ...of, at: new Date(server.clock()) });
  const links = sql`SELECT FROM consent_links WHERE user_id = ${userId} FOR UPDATE NOWAIT`;
  const [answer] = await meanwhile(
    one => lockChild(one, userId),
    [() => server.call('POST', `/letters/stop/${stop}`, { body: {} })],
    one => links.execute(one),
  );
  expect(answer?.status).toBe(200);
});

test.each([
  {
    what: 'letters for it',
    path: () => `classes/${cast.classId}/letters`,
    body: () => ({ by: 'paper', children: [cast.childId] }),
  },
  {
    what: 'letters for another grown-up',
    path: () => `children/${cast.childId}/invitation`,
    body: () => ({ email: 'emre@posta.example' }),
  },
])(
  'CONSENT-03 CONSENT-23 of $what that teachers make at the same moment only one has an open code',
  async ({ path, body }) => {
    const { token } = cast.adults.teacher;
    const make = () => server.call('POST', `grown-ups/consent/${path()}`, { token, body: body() });
    const made = await meanwhile(db => lockChild(db, cast.childId), [make, make]);
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await server.deps.database.pool.query(
      "SELECT FROM consent_links WHERE user_id = $1 AND kind = 'ask' AND ended_at IS NULL",
      [cast.childId],
    );
    expect(rows).toHaveLength(1);
  },
);
