import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp();
  child = await createChild(server);
});

afterAll(() => server.close());

const event = (code: string) => [
  { name: 'tracked', path: '/profile', code, at: '2026-03-02T09:00:00Z' },
];

const post = (body: unknown, key: string, of = child) =>
  server.call('POST', 'events', { token: of.token, body, headers: { 'idempotency-key': key } });

const stored = async (code: string) => {
  const { rows } = await server.deps.database.pool.query(
    'SELECT count(*) AS count FROM events WHERE code = $1',
    [code],
  );
  return rows[0]?.count;
};

test('a repeated write with the same key has one effect and the same response', async () => {
  const answers = [await post(event('lbm1'), 'a'), await post(event('lbm1'), 'a')];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, '{"stored":1}'],
    [200, '{"stored":1}'],
  ]);
  expect(await stored('lbm1')).toBe(1);
});

test('rejects the same key with another body', async () => {
  await post(event('lbm2'), 'b');
  expect((await post(event('lbm3'), 'b')).json()).toMatchObject({
    status: 409,
    code: 'idempotency_key_reused',
  });
  expect(await stored('lbm3')).toBe(0);
});

test('rejects the same key for another call', async () => {
  await post(event('lbm4'), 'c');
  const answer = await server.call('POST', `users/${child.userId}/solution`, {
    token: child.token,
    body: [],
    headers: { 'idempotency-key': 'c' },
  });
  expect(answer.status).toBe(409);
});

test('keys of different children are independent', async () => {
  const other = await createChild(server);
  await post(event('lbm5'), 'd');
  expect((await post(event('lbm6'), 'd', other)).status).toBe(200);
  expect(await stored('lbm6')).toBe(1);
});

test('a failed write can be retried with its key', async () => {
  const solution = (questionId: string) =>
    server.call('POST', `users/${child.userId}/solution`, {
      token: child.token,
      body: [{ questionId, valid: 1 }],
      headers: { 'idempotency-key': 'e' },
    });
  expect((await solution('unknown')).status).toBe(422);
  expect((await solution('first-q1')).status).toBe(200);
});

test('fifty concurrent writes with one key have one effect', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(event('lbm7'), 'f')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stored('lbm7')).toBe(1);
});

test('rejects an empty key and one that is too long', async () => {
  for (const key of ['', 'x'.repeat(101)]) {
    expect((await post(event('lbm8'), key)).status).toBe(422);
  }
});
