import { type Notification, type Referral, type ReferralCard, referral } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSchoolCast } from '../../testing/school-cast.ts';
import { actForGrownUp, GrownUpError } from '../../use-cases/act-for-grown-up.ts';

let server: TestApp;
let mia: TestChild;
let lucas: TestChild;

beforeAll(async () => {
  server = await createTestApp();
  mia = await createChild(server, { classCode: '4B', username: 'Mia' });
  lucas = await createChild(server, { classCode: '4B', username: 'Lucas' });
});

afterAll(() => server.close());

const read = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/referral`, { token })).json<Referral>();
const came = (name: string, code: string) =>
  server.deps.database.db.transaction().execute(db =>
    actForGrownUp(
      db,
      { ...server.deps, save: name => name },
      {
        words: ['came', '4B', name, code],
        at: new Date(server.clock()),
      },
    ),
  );
const news = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/notifications`, { token }))
    .json<Notification[]>()
    .filter(({ type }) => type === 'referral');

test('CALL-19 a child has one code for ever, also when it is asked for twice at once', async () => {
  const answers = await Promise.all([read(mia), read(mia), read(mia)]);
  expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
  expect(answers[0]).toEqual({ code: expect.any(String), count: 0 });
  const own = answers[0]?.code ?? '';
  expect([...own].every(sign => referral.signs.includes(sign))).toBe(true);
  expect((await read(mia)).code).toBe(own);
  expect((await read(lucas)).code).not.toBe(own);
});

test('NOTSHOWN-21 a child that came with the card counts once, and its owner is notified', async () => {
  const { code } = await read(mia);
  expect(await came('Lucas', code.toLowerCase())).toBe('Lucas came with an invitation card.');
  await came('Lucas', code);
  expect(await read(mia)).toEqual({ code, count: 1 });
  expect(await news(mia)).toHaveLength(1);
});

test('NOTSHOWN-21 the own code and an unknown one are refused', async () => {
  const { code, count } = await read(mia);
  await expect(came('Mia', code)).rejects.toThrow(GrownUpError);
  await expect(came('Mia', 'ZZZZZ')).rejects.toThrow('"ZZZZZ" is not the code');
  expect((await read(mia)).count).toBe(count);
});

test('NOTSHOWN-21 a teacher reads the cards of its class, and records once who came; the own code and an unknown one are refused', async () => {
  const { childId, classId, adults } = await createSchoolCast(server);
  const { token } = adults.teacher;
  const cards = async () =>
    (await server.call('GET', `grown-ups/classes/${classId}/referrals`, { token })).json<
      ReferralCard[]
    >();
  const record = async (code: string) =>
    (await server.call('POST', `grown-ups/children/${childId}/came`, { token, body: { code } }))
      .status;
  const [own] = await cards();
  expect(own).toEqual({ childId, code: expect.any(String), came: false });
  const { code, count } = await read(mia);
  expect([await record(own?.code ?? ''), await record('ZZZZZ')]).toEqual([404, 404]);
  expect(await cards()).toMatchObject([{ came: false }]);
  expect([await record(code), await record(code)]).toEqual([200, 200]);
  expect(await cards()).toEqual([{ ...own, came: true }]);
  expect((await read(mia)).count).toBe(count + 1);
  expect(await news(mia)).toHaveLength(2);
});
