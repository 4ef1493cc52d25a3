import { type Endpoint, type EndpointKey, endpoints, type Problem } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createAdult, type TestAdult } from '../testing/adults.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { routeOf } from './register-calls.ts';

let server: TestApp;
let child: TestChild;
let lead: TestStaff;
let adult: TestAdult;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  child = await createChild(server);
  lead = await createStaff(server, { role: 'lead' });
  adult = await createAdult(server);
});

afterAll(() => server.close());

const hasParams = (key: EndpointKey) => (endpoints[key] as Endpoint).params !== undefined;

async function send(key: EndpointKey, { place = child.userId, query = '', body = {} as unknown }) {
  const { method, url } = routeOf(key);
  const path = `${url.replaceAll(/:\w+/g, place)}${query}`;
  const { access }: Endpoint = endpoints[key];
  const callers: Partial<Record<typeof access, { token: string }>> = { staff: lead, adult };
  const { token } = callers[access] ?? child;
  const asked = { token, ...(method !== 'GET' && { body }) };
  const answer = await server.call(method, path, asked);
  const { code, fields = [] } = answer.json<Problem>();
  return { status: answer.status, code, paths: fields.map(field => field.path) };
}

const refused = { status: 422, code: 'invalid_request' };

test.each((Object.keys(endpoints) as EndpointKey[]).filter(hasParams))(
  'NOTSHOWN-02 %s rejects a NUL in its path and names the field',
  async key => {
    const { paths, ...answer } = await send(key, { place: 'a%00' });
    expect(answer).toEqual(refused);
    expect(paths[0]).toMatch(/^params\.\w+$/);
  },
);

test('NOTSHOWN-02 rejects a NUL in a query and names the field', async () => {
  const answer = await send('GET users/summaries', { query: '?username=ab%00' });
  expect(answer).toEqual({ ...refused, paths: ['query.username'] });
});

test.each(['a\0', 'a\ud800', '\udc00a'])(
  'NOTSHOWN-02 rejects a text with %j at any depth and names the field',
  async odd => {
    const likes = await send('POST likes', { body: { likeUserId: odd } });
    expect(likes).toEqual({ ...refused, paths: ['body.likeUserId'] });
    const { userId } = child;
    const event = { name: 'navigation', path: '/profile', at: '2026-03-02T09:00:00Z' };
    const events = await send('POST events', { body: [event, { ...event, code: odd }] });
    expect(events).toMatchObject({ status: 422, paths: ['body.1.code'] });
    const asked = { requestorId: userId, requesteeId: odd };
    const request = await send('POST friendRequests', { body: asked });
    expect(request).toEqual({ ...refused, paths: ['body.requesteeId'] });
  },
);

test('accepts a text with a surrogate pair', async () => {
  const answer = await send('POST likes', { body: { likeUserId: '🐙' } });
  expect(answer).toMatchObject({ status: 404, code: 'not_found' });
});

test('NOTSHOWN-02 a NUL in the address of a picture is not found', async () => {
  for (const address of ['%00', 'abc%00-1']) {
    expect((await server.call('GET', `/avatars/${address}/full.svg`)).status).toBe(404);
  }
});
