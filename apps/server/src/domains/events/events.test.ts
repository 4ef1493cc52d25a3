import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, START, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp();
  child = await createChild(server);
});

afterAll(() => server.close());

const at = '2026-03-02T08:00:00.000Z';
const post = (body: unknown) => server.call('POST', 'events', { token: child.token, body });

test('NOTSHOWN-36 a batch of events is stored with pattern, code and time, without the child', async () => {
  const body = [
    { name: 'navigation', path: '/activity/{activityId}', at },
    { name: 'tracked', path: '/profile', code: 'lbm39', at },
  ];
  expect((await post(body)).json()).toEqual({ stored: 2 });
  const { rows } = await server.deps.database.pool.query('SELECT * FROM events ORDER BY event_id');
  const received_at = new Date(START);
  expect(rows).toEqual([
    {
      event_id: 1,
      name: 'navigation',
      path: body[0]?.path,
      code: null,
      at: new Date(at),
      received_at,
    },
    {
      event_id: 2,
      name: 'tracked',
      path: '/profile',
      code: 'lbm39',
      at: new Date(at),
      received_at,
    },
  ]);
});

test.each([
  [[]],
  [[{ name: 'spy', path: '/profile', at }]],
  [[{ name: 'navigation', path: '/profile?t=secret', at, code: 'x' }]],
  [[{ name: 'navigation', path: 'https://example.org', at }]],
  [[{ name: 'navigation', path: '/profile', at: 'yesterday' }]],
  [Array(101).fill({ name: 'navigation', path: '/profile', at })],
])('NOTSHOWN-36 what is no batch of events is refused', async body => {
  expect((await post(body)).status).toBe(422);
});
