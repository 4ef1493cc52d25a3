import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createChild, givePictures } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { delays } from './sign-in.policy.ts';

const STRANGER = '192.0.2.7';
const { free, decayMs } = delays['classes-address'];
const config = { limits: noLimits, pictureCost: 2 };

let database: TestDatabase;
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await createTestApp({ database, config });
  two = await createTestApp({ database, config, clock: one.clock });
  const { userId } = await createChild(one, { classCode: 'ABC', username: 'Mia' });
  await givePictures(one, userId);
});

afterAll(async () => {
  await one.close();
  await two.close();
  await database.close();
});

const look = (server: TestApp, code: string, address = STRANGER, cookie?: string) =>
  server.call('GET', `sign-in/${code}`, { address, ...(cookie && { headers: { cookie } }) });

test('SCALE-26 guessing class codes is delayed by all servers together, and delays nobody else', async () => {
  const pictures = ['cat', 'sun', 'ball'];
  const body = { classCode: 'ABC', username: 'Mia', pictures };
  const signedIn = await one.call('POST', 'sign-in', { body, address: STRANGER });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  for (let lookups = 0; lookups < free + 1; lookups += 1) {
    expect((await look(one, 'ABC')).status).toBe(200);
  }
  const guesses = Array.from({ length: free + 20 }, (_, index) =>
    look(index % 2 === 0 ? one : two, `NO${index}`),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter(status => status === 404)).toHaveLength(free);
  expect(statuses.filter(status => status === 429)).toHaveLength(20);
  for (const server of [one, two]) {
    const refused = await look(server, 'ABC');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await look(server, 'ABC', '192.0.2.8')).status).toBe(200);
    expect((await look(server, 'ABC', STRANGER, cookie)).status).toBe(200);
  }
  one.clock.advance(decayMs);
  expect((await look(two, 'ABC')).status).toBe(200);
});
