import type { Problem } from '@digipals/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../../deps.ts';
import { createChild, givePictures, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { delayAfter, throttling } from './sign-in.policy.ts';

const HOME = '203.0.113.7';
const SCHOOL = '198.51.100.1';

let server: TestApp;
let mia: TestChild;

beforeEach(async () => {
  const config = { ...defaultConfig, limits: noLimits };
  server = await createTestApp({ config: { ...config, checkAnswers: true } });
  mia = await createChild(server, { username: 'Mia', classCode: 'ABC' });
  await givePictures(server, mia.userId);
});

afterEach(() => server.close());

type Attempt = { username?: string; pictures?: string[]; address?: string; classCode?: string };

const signIn = ({ address = SCHOOL, ...changes }: Attempt = {}) =>
  server.call('POST', 'sign-in', {
    address,
    body: { classCode: 'ABC', username: 'Mia', pictures: ['cat', 'sun', 'ball'], ...changes },
  });

const guess = (attempt: Attempt = {}) => signIn({ pictures: ['cow', 'cow', 'cow'], ...attempt });

const statuses = async (count: number, act: () => ReturnType<typeof signIn>) => {
  const found: number[] = [];
  for (let done = 0; done < count; done += 1) found.push((await act()).status);
  return found;
};

test('the student page shows the avatars of a class; its code is case-insensitive', async () => {
  await createChild(server, { username: 'Ali', classCode: 'ABC' });
  const answer = await server.call('GET', 'sign-in/abc');
  const roster = answer.json<{ children: { username: string; avatarImage: string }[] }>();
  expect(roster).toMatchObject({ classCode: 'ABC', className: 'Class ABC' });
  expect(roster.children.map(({ username }) => username)).toEqual(['Ali', 'Mia']);
  const [ali] = roster.children;
  expect((await server.call('GET', `${ali?.avatarImage}/head.svg`)).status).toBe(200);
  expect((await server.call('GET', 'sign-in/XYZ')).status).toBe(404);
});

test('the right pictures in order sign in; case and surrounding spaces are ignored', async () => {
  const answer = await signIn({ classCode: ' abc ', username: ' mIA ' });
  expect(answer.status).toBe(200);
  expect((await signIn({ pictures: ['ball', 'sun', 'cat'] })).status).toBe(401);
});

test('an unknown class, an unknown name and wrong pictures get the same response', async () => {
  const answers = [
    await guess(),
    await signIn({ username: 'Nobody' }),
    await signIn({ classCode: 'NONE' }),
  ];
  expect(answers.map(({ text }) => text)).toEqual(Array(3).fill(answers[0]?.text));
  expect(answers[0]?.json().code).toBe('sign_in_failed');
});

test('SAFE-18 five wrong passwords delay a child at this address, longer each time', async () => {
  const { free, firstMs } = throttling['child-address'];
  expect(await statuses(free, guess)).toEqual(Array(free).fill(401));
  const refused = await signIn();
  expect(refused.json<Problem>()).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    retryAfter: firstMs / 1000,
  });
  expect(refused.headers['retry-after']).toBe(String(firstMs / 1000));
  server.clock.advance(firstMs);
  expect((await guess()).status).toBe(401);
  expect((await signIn()).json<Problem>().retryAfter).toBe((2 * firstMs) / 1000);
  server.clock.advance(2 * firstMs);
  expect((await signIn()).status).toBe(200);
  expect(await statuses(free, guess)).toEqual(Array(free).fill(401));
});

test('SAFE-18 an unknown name is delayed like a known one', async () => {
  const { free } = throttling['child-address'];
  const act = () => guess({ username: 'Nobody' });
  expect(await statuses(free + 1, act)).toEqual([...Array(free).fill(401), 429]);
});

test('SAFE-18 a hundred concurrent guesses get only the free tries', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess()));
  const tried = answers.filter(({ status }) => status === 401).length;
  expect(tried).toBe(throttling['child-address'].free);
});

test('SAFE-18 a stranger cannot lock a child out', async () => {
  expect((await signIn({ address: SCHOOL })).status).toBe(200);
  for (let number = 0; number < 10; number += 1) {
    await statuses(throttling['child-address'].free, () =>
      guess({ address: `203.0.113.${number}` }),
    );
  }
  expect((await signIn({ address: SCHOOL })).status).toBe(200);
});

test('SAFE-18 guesses from many addresses delay all unknown addresses', async () => {
  const { free } = throttling.strangers;
  let next = 0;
  const act = () => guess({ address: `203.0.113.${next++}` });
  expect(await statuses(free + 1, act)).toEqual([...Array(free).fill(401), 429]);
  const sameNetwork = throttling['child-address'].free;
  next = 0;
  const sixth = () => guess({ username: 'Other', address: `2001:db8::${++next}` });
  expect(await statuses(sameNetwork + 1, sixth)).toEqual([...Array(sameNetwork).fill(401), 429]);
});

test('SAFE-18 guessing names does not delay a class behind the same address', async () => {
  let next = 0;
  const act = () => guess({ username: `Name${next++}` });
  expect(await statuses(60, act)).toEqual(Array(60).fill(401));
  expect((await signIn()).status).toBe(200);
  expect(await statuses(41, act)).toContain(429);
  server.clock.advance(throttling.address.maxMs);
  expect((await signIn()).status).toBe(200);
});

test('SAFE-18 old failures expire', async () => {
  const { free, forgetMs } = throttling['child-address'];
  await statuses(free, guess);
  server.clock.advance(forgetMs + 1);
  expect(await statuses(free, guess)).toEqual(Array(free).fill(401));
});

test('SAFE-18 two servers share their counts', async () => {
  const { free } = throttling['child-address'];
  const database = server.deps.database as never;
  const second = await createTestApp({ database, clock: server.clock });
  await statuses(free, guess);
  const body = { classCode: 'ABC', username: 'Mia', pictures: ['cat', 'sun', 'ball'] };
  const answer = await second.call('POST', 'sign-in', { body, address: SCHOOL });
  expect(answer.status).toBe(429);
  await second.close();
});

test('delays double up to the maximum', () => {
  const { free, firstMs, maxMs } = throttling['child-address'];
  expect([-1, 0, 1, 2].map(more => delayAfter('child-address', free + more))).toEqual([
    0,
    firstMs,
    2 * firstMs,
    4 * firstMs,
  ]);
  expect(delayAfter('child-address', 10_000)).toBe(maxMs);
});

test('SAFE-16 sign-in stores no addresses or names in the clear', async () => {
  await guess({ address: HOME });
  await signIn({ address: HOME });
  const { rows } = await server.deps.database.pool.query(
    `SELECT row_to_json(f)::text AS row FROM sign_in_failures f
     UNION ALL SELECT row_to_json(o)::text FROM sign_in_origins o`,
  );
  expect(rows.length).toBeGreaterThan(3);
  const hex = (text: string) => Buffer.from(text).toString('hex');
  for (const { row } of rows) {
    for (const secret of [HOME, hex(HOME), 'mia', hex('mia'), hex('Mia')]) {
      expect(row).not.toContain(secret);
    }
  }
});

test('the same pictures have a different hash for each child', async () => {
  const ali = await createChild(server, { username: 'Ali', classCode: 'ABC' });
  await givePictures(server, ali.userId);
  const { rows } = await server.deps.database.pool.query('SELECT hash FROM picture_passwords');
  expect(new Set(rows.map(({ hash }) => hash.toString('hex'))).size).toBe(2);
});
