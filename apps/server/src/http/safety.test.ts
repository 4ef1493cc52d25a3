import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EndpointKey, endpoints } from '@digipals/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect as connectTo } from '../db/open-db.ts';
import { createChild, givePictures, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { silentLog } from '../testing/silent-log.ts';

let server: TestApp;
let child: TestChild;
let webDir: string;

beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), 'digipals-web-'));
  mkdirSync(path.join(webDir, 'assets'));
  mkdirSync(path.join(webDir, 'flags'));
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html>app');
  writeFileSync(path.join(webDir, 'student.html'), '<!doctype html>student');
  writeFileSync(path.join(webDir, 'assets/app.js'), 'export {}');
  writeFileSync(path.join(webDir, 'flags/gb.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const media = path.join(webDir, 'flags');
  server = await createTestApp({ webDir, content: sampleContent(media) });
  child = await createChild(server, { username: 'Canarymia', classCode: 'CANARYCLASS' });
  await givePictures(server, child.userId);
});

afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

const allRoutes = [
  ...(Object.keys(endpoints) as EndpointKey[]).map(key => key.replace(' ', ' /api/')),
  'GET /',
  'GET /profile',
  'GET /student',
  'GET /assets/app.js',
  'GET /assets/missing.js',
  'GET /flags/gb.svg',
  'GET /media/gb.svg',
  'GET /media/missing.mp3',
  'GET /avatars/none/full.svg',
  'GET /api/openapi.json',
  'GET /api/missing',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /status',
  'GET /status.json',
  'GET /%zz',
  'GET /..%2f..%2fetc%2fpasswd',
  'DELETE /api/users/current',
  'DELETE /',
];

const split = (line: string): ['GET', string] => {
  const [method = '', url = ''] = line.split(' ');
  return [method as 'GET', url];
};

describe.each(allRoutes)('SAFE-17 %s', line => {
  test('SAFE-17 has strict headers with and without a session', async () => {
    const [method, url] = split(line);
    for (const token of [undefined, child.token, 'invented']) {
      if (url.includes('logout') && token === child.token) continue;
      const { headers } = await server.call(method, url, { token });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|http)/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers['cache-control']).toBeDefined();
    }
  });
});

test('SAFE-17 answers of calls are not cached, and https sends Strict-Transport-Security', async () => {
  const secure = await createTestApp({ config: { https: true } });
  const answer = await secure.call('GET', 'users/current');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  await secure.close();
});

test('SAFE-17 the answer to invalid HTTP has strict headers', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const text = await new Promise<string>(resolve => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('NO HTTP\r\n\r\n'));
    socket.on('data', chunk => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toContain("frame-ancestors 'none'");
});

test('errors are problem+json with a code and without a stack trace', async () => {
  const broken = await createTestApp();
  const one = await createChild(broken);
  await broken.deps.database.pool.query('DROP TABLE licences');
  const answer = await broken.call('GET', `licences/${one.userId}`, { token: one.token });
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toEqual({
    type: 'urn:digipals:problem:internal',
    title: 'Something went wrong on our side',
    status: 500,
    code: 'internal',
  });
  const failure = broken.logs.find(line => line.includes('a call failed'));
  expect(failure).toContain('42P01');
  expect(failure).not.toContain('does not exist');
  await broken.close();
});

test('SAFE-16 the log contains no token, name, picture, query, body or address', async () => {
  const address = '203.0.113.99';
  const bodies = [
    { classCode: 'CANARYCLASS', username: 'Canarymia', pictures: ['cat', 'sun', 'ball'] },
    { classCode: 'CANARYCLASS', username: 'Canarymia', pictures: ['iceCream', 'duck', 'duck'] },
  ];
  const tickets: string[] = [];
  for (const body of bodies) {
    const answer = await server.call('POST', 'sign-in', { body, address });
    if (answer.status === 200) tickets.push(answer.json<{ ticket: string }>().ticket);
  }
  const current = await server.call('GET', 'users/current', { token: tickets[0], address });
  const { userAccessToken = '' } = current.json<{ userAccessToken?: string }>();
  expect(userAccessToken).not.toBe('');
  const token = userAccessToken;
  for (const line of allRoutes) {
    const [method, url] = split(line);
    const filled = url.replace(/\{(id|userId)\}/, child.userId);
    const body = method === 'GET' ? undefined : { canarybody: 'canaryvalue' };
    await server.call(method, `${filled}?t=canaryquery`, { token, address, body });
  }
  await server.call('GET', `/?t=${tickets[0]}&redirect=/globe`, { address });
  const log = server.logs.join('');
  expect(log).toContain('/api/users/:id/profile');
  expect(log.length).toBeGreaterThan(5_000);
  const secrets = [
    ...tickets,
    userAccessToken,
    child.token,
    child.userId,
    address,
    'anarymia',
    'CANARYCLASS',
    'canarybody',
    'canaryvalue',
    'canaryquery',
    'iceCream',
    'redirect',
  ];
  for (const secret of secrets) expect(log.includes(secret), secret).toBe(false);
  const metrics = (await server.call('GET', '/metrics')).text;
  expect(metrics).toContain('endpoint="GET users/{id}/profile"');
  for (const secret of secrets) expect(metrics.includes(secret), secret).toBe(false);
});

test('the log line of a call has method, route pattern, status, time and request id', () => {
  const line = server.logs.find(one => one.includes('/api/users/:id/lingos')) ?? '{}';
  expect(Object.keys(JSON.parse(line)).sort()).toEqual(
    [
      'hostname',
      'level',
      'method',
      'ms',
      'msg',
      'pid',
      'requestId',
      'route',
      'status',
      'time',
    ].sort(),
  );
});

test('/healthz always answers, /readyz only if the database is available', async () => {
  expect((await server.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  expect((await server.call('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  const nowhere = connectTo({ host: '127.0.0.1', port: 1 }, silentLog);
  const cut = await createTestApp({ database: { ...nowhere, config: {} } });
  expect((await cut.call('GET', '/readyz')).json()).toMatchObject({ code: 'unavailable' });
  expect((await cut.call('GET', '/healthz')).status).toBe(200);
  await cut.close();
});
