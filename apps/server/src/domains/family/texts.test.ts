import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { exchange } from '../../testing/messages.ts';
import { listFriendsOf } from './texts.data.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});
afterAll(() => server.close());

test('FAMILY-43 friends come by their newest message, then those without messages by name', async () => {
  const mia = await createChild(server, { username: 'Mia' });
  const friends = new Map<string, Awaited<ReturnType<typeof createChild>>>();
  for (const username of ['Ben', 'Ada', 'Pablo', 'Zoe']) {
    const friend = await createChild(server, { username });
    await befriend(server, mia, friend);
    friends.set(username, friend);
  }
  const write = async (name: string, text: string) => {
    const friend = friends.get(name);
    if (!friend) throw new Error(`${name} is missing`);
    server.clock.advance(60_000);
    await exchange(server, friend, mia, text);
  };
  const names = async () =>
    (await listFriendsOf(server.deps.database.db, mia.userId)).map(({ name }) => name);
  expect(await names()).toEqual(['Ada', 'Ben', 'Pablo', 'Zoe']);
  await write('Pablo', 'I like cats');
  await write('Zoe', 'I like dogs');
  expect(await names()).toEqual(['Zoe', 'Pablo', 'Ada', 'Ben']);
  await write('Pablo', 'My dog is big');
  expect(await names()).toEqual(['Pablo', 'Zoe', 'Ada', 'Ben']);
});
