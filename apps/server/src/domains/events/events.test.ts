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

test('NOTSHOWN-36 stores a batch of events with pattern, code and time, without the child', async () => {
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
])('NOTSHOWN-36 rejects an invalid batch of events', async body => {
  expect((await post(body)).status).toBe(422);
});

const unseen = [9, 10, 12, 15, 19, 20, ...Array.from({ length: 14 }, (_, index) => 25 + index)];
const tracked = (number: number) => [
  { name: 'tracked', path: '/profile', code: `lbm${number}`, at },
];

test('NOTSHOWN-35 rejects the event codes of hidden features and stores the others', async () => {
  const refused: number[] = [];
  for (let number = 1; number <= 40; number += 1) {
    const { status } = await post(tracked(number));
    if (status === 422) refused.push(number);
    else expect([number, status]).toEqual([number, 200]);
  }
  expect(refused).toEqual(unseen);
});
