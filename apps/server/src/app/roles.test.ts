import {
  type Endpoint,
  type EndpointKey,
  endpoints,
  errors,
  type Problem,
} from '@digipals/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChildOptions, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sample } from '../testing/sample-content.ts';
import { defaultConfig } from './deps.ts';

const keys = Object.keys(endpoints) as EndpointKey[];
const access = (key: EndpointKey): Endpoint => endpoints[key];

let server: TestApp;
let me: TestChild;
let classmate: TestChild;
let stranger: TestChild;
let guest: TestChild;

beforeAll(async () => {
  const limits = { address: null, account: null, signIn: null };
  server = await createTestApp({ config: { ...defaultConfig, checkAnswers: true, limits } });
  const child = (options: ChildOptions) => createChild(server, options);
  me = await child({ classCode: 'ONE' });
  classmate = await child({ classCode: 'ONE' });
  stranger = await child({ classCode: 'TWO' });
  guest = await child({ classCode: 'TWO', skus: ['OTHER'] });
});

afterAll(() => server.close());

/** A body that each call with one accepts; a call that is not here has none. */
const bodies: Partial<Record<EndpointKey, unknown>> = {
  'POST sign-in': { classCode: 'ONE', username: 'nobody', pictures: ['cat', 'sun', 'ball'] },
  'POST users/{id}/languages': { teachingLanguage: 'gb', supportLanguage: 'gb' },
  'POST users/{id}/currentLesson': { lessonId: 'lesson-1' },
  'POST users/{id}/solution': [],
  'POST events': [{ name: 'navigation', path: '/profile', at: '2026-03-02T09:00:00Z' }],
};

/** What stands in the path where it is not a child. */
const places: Partial<Record<EndpointKey, string>> = {
  'GET activities/{id}': sample.first,
};

type Changes = { token?: string | undefined; id?: string; query?: string; body?: unknown };

function send(key: EndpointKey, { token, id, query = '', body = bodies[key] }: Changes) {
  const [method, path = ''] = key.split(' ');
  const filled = path
    .replace('{classCode}', 'one')
    .replace('{lang}', 'fr')
    .replace(/\{(id|userId)\}/, places[key] ?? id ?? me.userId);
  return server.call(method === 'POST' ? 'POST' : 'GET', filled + query, { token, body });
}

const problem = (answer: { json: <T>() => T }) => answer.json<Problem>();

describe.each(keys)('%s', key => {
  const { access: who, premium, params, body } = access(key);
  const isLogout = key === 'GET logout';

  test('NOTSHOWN-02 without a session: 401 unless it is public', async () => {
    const answer = await send(key, {});
    if (who !== 'public') expect(problem(answer).code).toBe('unauthenticated');
    else expect([200, 401]).toContain(answer.status);
    const invented = await send(key, { token: 'invented' });
    const code = who === 'ticket' ? 'ticket_invalid' : 'unauthenticated';
    if (who !== 'public') expect(problem(invented)).toMatchObject({ status: 401, code });
  });

  if (key !== 'POST sign-in')
    test('NOTSHOWN-02 as oneself: 200 as the contract has it', async () => {
      const token = isLogout ? (await createChild(server)).token : me.token;
      const answer = await send(key, { token });
      expect(answer.status, answer.text).toBe(200);
      expect(access(key).response.safeParse(answer.json()).error).toBeUndefined();
    });

  if (who === 'self' || who === 'visible')
    test('SAFE-14 for another child: 403 or what may be seen; for no child: 404', async () => {
      const [mate, other, nobody] = await Promise.all(
        [classmate.userId, stranger.userId, 'nobody'].map(id => send(key, { token: me.token, id })),
      );
      expect([mate?.status, other?.status, nobody?.status]).toEqual(
        who === 'self' ? [403, 403, 404] : [200, 404, 404],
      );
    });

  if (premium)
    test('NOTSHOWN-02 without LBMFULL: 403 with a message', async () => {
      const answer = await send(key, { token: guest.token, id: guest.userId });
      expect(problem(answer)).toMatchObject({ status: 403, code: 'licence_required' });
      expect(problem(answer).message).toBe(errors.licence_required.title);
    });

  test('NOTSHOWN-02 an unknown field in the query or body is refused by name', async () => {
    const token = me.token;
    const inQuery = await send(key, { token, query: '?surprise=1' });
    expect(problem(inQuery)).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(JSON.stringify(problem(inQuery).fields)).toContain('surprise');
    if (!body) return;
    const valid = bodies[key];
    const more = Array.isArray(valid)
      ? [{ ...valid[0], questionId: 'first-q1', valid: 1, surprise: 1 }]
      : { ...(valid as object), surprise: 1 };
    const inBody = await send(key, { token, body: more });
    expect(problem(inBody)).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(JSON.stringify(problem(inBody).fields)).toContain('surprise');
  });

  if (body)
    test('NOTSHOWN-02 a body of a wrong type or none is refused', async () => {
      for (const wrong of ['"text"', '12', 'null', '{"a":[]}']) {
        const answer = await server.call('POST', key.slice(5).replace('{id}', me.userId), {
          token: me.token,
          body: wrong,
          headers: { 'content-type': 'application/json' },
        });
        expect(problem(answer)).toMatchObject({ status: 422, code: 'invalid_request' });
        expect(problem(answer).fields?.[0]?.path).toMatch(/^body/);
      }
    });

  if (params)
    test('NOTSHOWN-02 a place in the path that is too long is refused', async () => {
      const [method, path = ''] = key.split(' ');
      const long = path.replace(/\{\w+\}/, 'x'.repeat(90));
      const answer = await server.call(method === 'POST' ? 'POST' : 'GET', long, {
        token: me.token,
        body: bodies[key],
      });
      expect(problem(answer)).toMatchObject({ status: 422, code: 'invalid_request' });
      expect(problem(answer).fields?.[0]?.path).toMatch(/^params/);
    });
});

test('CALL-03 a body that is not JSON is refused: 415, 400 and 413', async () => {
  const post = (body: string, type: string) =>
    server.call('POST', 'events', {
      token: me.token,
      body,
      headers: { 'content-type': type },
    });
  expect(problem(await post('a=1', 'application/x-www-form-urlencoded')).code).toBe(
    'unsupported_media_type',
  );
  expect(problem(await post('hello', 'text/plain')).code).toBe('unsupported_media_type');
  expect(problem(await post('{', 'application/json')).code).toBe('malformed_body');
  expect(problem(await post('', 'application/json')).code).toBe('malformed_body');
  expect(problem(await post('{"__proto__": 1}', 'application/json')).code).toBe('malformed_body');
  expect(problem(await post(`"${'x'.repeat(1_100_000)}"`, 'application/json')).code).toBe(
    'body_too_large',
  );
});

test('NOTSHOWN-27 calls live below /api/; another method there is 405, another path 404', async () => {
  const answer = await server.call('DELETE', `users/${me.userId}`, { token: me.token });
  expect(problem(answer)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  expect(answer.headers['allow']).toBe('GET');
  for (const path of ['nothing', 'users', '/api', '/api/']) {
    expect(problem(await server.call('GET', path)).code).toBe('not_found');
  }
});
