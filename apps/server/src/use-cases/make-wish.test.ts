import type { FamilyData, OwnGrownUps, WishKind } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { saveRestRules } from '../domains/family/index.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { endRights } from '../testing/adults.ts';
import { createSession } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { actForGrownUp } from './act-for-grown-up.ts';
import { sendLetters } from './send-letters.ts';

const OPERATOR = 'operator@example.org';

let server: TestApp;
let cast: SchoolCast;
let token: string;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits, alarmTo: OPERATOR } });
});
beforeEach(async () => {
  cast = await createSchoolCast(server);
  token = await createSession(server, cast.childId);
});
afterAll(() => server.close());

const wish = async (kind: WishKind) => {
  const path = `users/${cast.childId}/wishes`;
  const answer = await server.call('POST', path, { token, body: { kind } });
  expect(answer.status, answer.text).toBe(200);
};
const own = async () =>
  (await server.call('GET', `users/${cast.childId}/grown-ups`, { token })).json<OwnGrownUps>();
const openWishes = async () =>
  (await own()).wishes.flatMap(({ kind, answeredAt }) => (answeredAt === null ? [kind] : []));
const asParent = (method: 'GET' | 'POST', part: string, body?: object) =>
  server.call(method, `grown-ups/children/${cast.childId}/family/${part}`, {
    token: cast.adults.parent.token,
    ...(body && { body }),
  });
const letters = async () => {
  server.mailer.letters.splice(0);
  await sendLetters(server.deps);
  return [...server.mailer.letters];
};

test('RIGHTS-24 a wish of a child is open until its grown-ups answer; they and the operator are notified once', async () => {
  const { database } = server.deps;
  await saveGrownUp(database.db, {
    userId: cast.childId,
    email: 'anne@posta.example',
    language: 'tr',
  });
  await wish('data');
  await wish('data');
  const told = await letters();
  expect(told.map(({ to }) => to).toSorted()).toEqual(['anne@posta.example', OPERATOR]);
  expect(told.find(({ to }) => to !== OPERATOR)?.subject).toContain('sizden bir şey istiyor');
  await wish('erasure');
  expect(await letters()).toHaveLength(2);
  expect(await openWishes()).toEqual(['data', 'erasure']);
  const { wishes } = (await asParent('GET', 'data')).json<FamilyData>();
  expect(wishes.map(({ kind }) => kind)).toEqual(['data', 'erasure']);
  await asParent('POST', 'export');
  expect(await openWishes()).toEqual(['erasure']);
  await asParent('POST', 'wishes', { kind: 'erasure' });
  expect(await openWishes()).toEqual([]);
  expect((await asParent('GET', 'data')).json<FamilyData>().wishes).toEqual([]);
  await wish('data');
  expect([await openWishes(), (await letters()).length]).toEqual([['data'], 2]);
});

test('RIGHTS-24 who asks for the erasure answers the wish; without an address teachers are notified, and the operator answers', async () => {
  await endRights(server, cast.adults.parent);
  await wish('erasure');
  expect((await letters()).map(({ to }) => to)).toContain(cast.adults.teacher.email);
  const { database } = server.deps;
  const { rows } = await database.pool.query('SELECT username FROM users WHERE user_id = $1', [
    cast.childId,
  ]);
  const run = (...words: string[]) =>
    database.db.transaction().execute(db =>
      actForGrownUp(
        db,
        { ...server.deps, save: name => name },
        {
          words: [words[0] ?? '', cast.classCode, rows[0].username, ...words.slice(1)],
          at: new Date(server.clock()),
        },
      ),
    );
  expect(await run('answer', 'erasure')).toContain('sees that its wish was answered');
  expect(await openWishes()).toEqual([]);
  await expect(run('answer', 'erasure')).rejects.toThrow('there is no wish');
  await wish('erasure');
  await run('erase');
  expect(await openWishes()).toEqual([]);
});

test('RIGHTS-25 a child sees that a parent can read its messages and has set limits, exactly while it is so', async () => {
  expect(await own()).toMatchObject({ canRead: true, hasLimits: false });
  const { db } = server.deps.database;
  await saveRestRules(db, cast.childId, { quiet: null, minutesADay: 30 });
  expect(await own()).toMatchObject({ hasLimits: true });
  await saveRestRules(db, cast.childId, { quiet: null, minutesADay: null });
  await endRights(server, cast.adults.parent);
  expect(await own()).toMatchObject({ canRead: false, hasLimits: false });
});
