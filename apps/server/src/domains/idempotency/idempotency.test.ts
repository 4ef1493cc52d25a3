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

test('a write sent again with its key has its effect once and the same answer', async () => {
  const answers = [await post(event('lbm1'), 'a'), await post(event('lbm1'), 'a')];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, '{"stored":1}'],
    [200, '{"stored":1}'],
  ]);
  expect(await stored('lbm1')).toBe(1);
});

test('the same key with another body is refused', async () => {
  await post(event('lbm2'), 'b');
  expect((await post(event('lbm3'), 'b')).json()).toMatchObject({
    status: 409,
    code: 'idempotency_key_reused',
  });
  expect(await stored('lbm3')).toBe(0);
});

test('the same key with another call is refused', async () => {
  await post(event('lbm4'), 'c');
  const answer = await server.call('POST', `users/${child.userId}/solution`, {
    token: child.token,
    body: [],
    headers: { 'idempotency-key': 'c' },
  });
  expect(answer.status).toBe(409);
});

test('keys of two children have nothing to do with each other', async () => {
  const other = await createChild(server);
  await post(event('lbm5'), 'd');
  expect((await post(event('lbm6'), 'd', other)).status).toBe(200);
  expect(await stored('lbm6')).toBe(1);
});

test('a write that failed may be sent again with its key', async () => {
  const solution = (questionId: string) =>
    server.call('POST', `users/${child.userId}/solution`, {
      token: child.token,
      body: [{ questionId, valid: 1 }],
      headers: { 'idempotency-key': 'e' },
    });
  expect((await solution('unknown')).status).toBe(422);
  expect((await solution('first-q1')).status).toBe(200);
});

test('fifty at once with one key have their effect once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(event('lbm7'), 'f')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stored('lbm7')).toBe(1);
});

test('a key that is empty or too long is refused', async () => {
  for (const key of ['', 'x'.repeat(101)]) {
    expect((await post(event('lbm8'), key)).status).toBe(422);
  }
});
