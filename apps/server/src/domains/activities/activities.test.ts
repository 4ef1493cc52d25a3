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

test('CALL-50 instructions are in the requested language', async () => {
  expect(await instruction({ support: 'gb' }, '?language=es')).toBe('Toca.');
  expect(await instruction({ support: 'es' }, '?language=gb')).toBe('Tap.');
});

test('CALL-50 instructions default to the help language of the child', async () => {
  expect(await instruction({ support: 'es' })).toBe('Toca.');
  expect(await instruction({ support: 'gb' })).toBe('Tap.');
});

test('CALL-50 English follows the variety the child learns, also as a fallback', async () => {
  expect(await instruction({ support: 'gb', teaching: 'us' })).toBe('Tap it.');
  expect(await instruction({ support: 'th', teaching: 'us' })).toBe('Tap it.');
});

test('rejects an unknown activity with 404 and an unknown language with 422', async () => {
  const { token } = await createChild(server);
  expect((await server.call('GET', 'activities/none', { token })).status).toBe(404);
  const path = `activities/${sample.first}?language=de`;
  expect((await server.call('GET', path, { token })).status).toBe(422);
});

test('an activity has a strong ETag and is only privately cacheable', async () => {
  const { token } = await createChild(server);
  const path = `activities/${sample.first}`;
  const { headers } = await server.call('GET', path, { token });
  expect(headers['etag']).toMatch(/^"[\w-]+"$/);
  expect(headers['cache-control']).toBe('no-store');
  const known = { 'if-none-match': String(headers['etag']) };
  const again = await server.call('GET', path, { token, headers: known });
  expect([again.status, again.text]).toEqual([304, '']);
  const anyone = await server.call('GET', path, { headers: known });
  expect(anyone.status).toBe(401);
});
