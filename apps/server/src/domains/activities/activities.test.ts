import type { Activity } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChildOptions, createChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { sample } from '../../testing/sample-content.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});

afterAll(() => server.close());

async function instruction(child: ChildOptions, query = ''): Promise<string | undefined> {
  const { token } = await createChild(server, child);
  const answer = await server.call('GET', `activities/${sample.first}${query}`, { token });
  return answer.json<Activity>().data[0]?.instruction?.text;
}

test('CALL-50 an activity has its instructions in the language asked for', async () => {
  expect(await instruction({ support: 'gb' }, '?language=es')).toBe('Toca.');
  expect(await instruction({ support: 'es' }, '?language=gb')).toBe('Tap.');
});

test('CALL-50 without a language it is the help language of the child', async () => {
  expect(await instruction({ support: 'es' })).toBe('Toca.');
  expect(await instruction({ support: 'gb' })).toBe('Tap.');
});

test('CALL-50 the English is the one the child learns, also where a language is missing', async () => {
  expect(await instruction({ support: 'gb', teaching: 'us' })).toBe('Tap it.');
  expect(await instruction({ support: 'th', teaching: 'us' })).toBe('Tap it.');
});

test('an unknown activity is not found; an unknown language is refused', async () => {
  const { token } = await createChild(server);
  expect((await server.call('GET', 'activities/none', { token })).status).toBe(404);
  const path = `activities/${sample.first}?language=de`;
  expect((await server.call('GET', path, { token })).status).toBe(422);
});

test('an activity is sent once: it has a strong tag and is asked for, never stored for others', async () => {
  const { token } = await createChild(server);
  const path = `activities/${sample.first}`;
  const { headers } = await server.call('GET', path, { token });
  expect(headers['etag']).toMatch(/^"[\w-]+"$/);
  expect(headers['cache-control']).toBe('private, no-cache');
  const known = { 'if-none-match': String(headers['etag']) };
  const again = await server.call('GET', path, { token, headers: known });
  expect([again.status, again.text]).toEqual([304, '']);
  const anyone = await server.call('GET', path, { headers: known });
  expect(anyone.status).toBe(401);
});
