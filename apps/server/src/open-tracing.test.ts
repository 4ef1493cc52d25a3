import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OnQuery } from './db/open-db.ts';
import type { Tracing } from './kernel/tracing.ts';
import { openTracing } from './open-tracing.ts';
import { readTracing } from './read-tracing.ts';
import { befriend, createChild, givePictures } from './testing/children.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';
import { sendMessage } from './testing/messages.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { startBackground } from './use-cases/background.ts';

type SentSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
  status: { code?: number };
};

let collector: Server;
let bodies: string[];
let tracing: Tracing;
let database: TestDatabase;
let server: TestApp;
const warnings: string[] = [];

beforeEach(async () => {
  bodies = [];
  collector = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(`${request.url} ${body}`);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/traces`;
  const log = { warn: (text: string) => void warnings.push(text) };
  tracing = openTracing({ url, service: 'digipals', share: 1 }, log);
  const onQuery: OnQuery = (...query) => tracing.query(...query);
  database = await createTestDatabase('migrated', onQuery);
  server = await createTestApp({ database, tracing });
});

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  await database.close();
  await tracing.close();
  collector.close();
});

/** Every span so far. Tracing is closed. */
async function sentSpans(): Promise<SentSpan[]> {
  await tracing.close();
  return bodies.flatMap(body => {
    const { resourceSpans } = JSON.parse(body.slice(body.indexOf(' ')));
    return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    );
  });
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

test('SCALE-45 a call is a span with endpoint and status in the trace of its caller, with its queries', async () => {
  const { userId, token } = await createChild(server);
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  expect((await server.call('GET', `users/${userId}/lingos`, { token, headers })).status).toBe(200);
  expect((await server.call('GET', `users/${userId}/lingos`)).status).toBe(401);
  const unsampled = { traceparent: `00-${TRACE}-${PARENT}-00` };
  await server.call('GET', `users/${userId}/friends`, { token, headers: unsampled });
  await server.call('GET', '/healthz', { headers: { traceparent: `00-${'0'.repeat(32)}-x-01` } });
  const spans = await sentSpans();
  const [first, refused] = spans.filter(({ name }) => name === 'GET users/{id}/lingos');
  expect(first).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2 });
  expect(first?.attributes).toEqual([
    { key: 'http.response.status_code', value: { intValue: 200 } },
  ]);
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === first?.spanId);
  expect(queries.length).toBeGreaterThan(0);
  for (const { name, traceId, attributes } of queries) {
    expect(name).toMatch(/^(SELECT|WITH|INSERT|UPDATE|DELETE)$/);
    expect(traceId).toBe(TRACE);
    expect(attributes.map(({ key }) => key)).toEqual(['db.system.name', 'db.query.text']);
  }
  expect(refused?.traceId).not.toBe(TRACE);
  expect(refused?.status.code).toBe(2);
  expect(refused?.attributes).toContainEqual({
    key: 'error.type',
    value: { stringValue: 'unauthenticated' },
  });
  expect(spans.filter(({ name }) => name === 'GET users/{id}/friends')).toEqual([]);
  expect(spans.find(({ name }) => name === 'GET /healthz')?.traceId).toMatch(
    /^(?!0{32})[0-9a-f]{32}$/,
  );
});

test('SCALE-45 a write keeps its span over the reading of its body, and a task is a trace of its own', async () => {
  const [mia, ali] = [await createChild(server), await createChild(server)];
  await befriend(server, mia, ali);
  await sendMessage(server, mia, ali, 'Hello!');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = startBackground(server.deps);
  await database.pool.query('ALTER TABLE outbox RENAME TO elsewhere');
  await vi.advanceTimersByTimeAsync(5_000);
  await stop();
  vi.useRealTimers();
  const spans = await sentSpans();
  const sent = spans.find(({ name }) => name === 'POST users/{id}/conversations');
  const under = (parent: SentSpan | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name);
  expect(under(sent)).toContain('INSERT');
  const task = spans.find(({ name }) => name === 'task decisions');
  expect(task?.parentSpanId ?? '').toBe('');
  expect(under(task)).not.toEqual([]);
  const failed = spans.find(({ name }) => name === 'task letters');
  expect(failed?.status.code).toBe(2);
  expect(failed?.attributes).toEqual([{ key: 'error.type', value: { stringValue: '42P01' } }]);
});

test('SCALE-46 no text, name, picture, token, ticket, address or id of a child is in a span', async () => {
  const [mia, ali] = [
    await createChild(server, { username: 'Zyxcanary', classCode: 'QQQ' }),
    await createChild(server),
  ];
  await givePictures(server, mia.userId);
  await befriend(server, mia, ali);
  const signIn = (pictures: string[]) =>
    server.call('POST', 'sign-in', {
      body: { classCode: 'QQQ', username: 'Zyxcanary', pictures },
      address: '203.0.113.77',
    });
  const { ticket } = (await signIn(['cat', 'sun', 'ball'])).json<{ ticket: string }>();
  await signIn(['cow', 'cow', 'guitar']);
  const { submissionId } = await sendMessage(server, mia, ali, 'I like zyxquark');
  await server.call('GET', `users/${mia.userId}/profile?canaryquery=1`, { token: mia.token });
  await server.call('GET', `/profile/${mia.userId}/zyxpath`);
  await server.call('POST', `users/${ali.userId}/conversations`, {
    token: mia.token,
    body: { message: 7, zyxfield: 'zyxvalue' },
  });
  const spans = await sentSpans();
  expect(spans.length).toBeGreaterThan(30);
  const all = bodies.join('\n');
  const secrets = [mia.userId, ali.userId, mia.token, ali.token, ticket, String(submissionId)];
  const words = ['yxcanary', 'QQQ', 'zyx', 'canaryquery', '203.0.113.77', 'guitar'];
  for (const secret of [...secrets, ...words]) {
    expect(all.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
  }
  expect(all).toContain('/v1/traces');
});

test('SCALE-47 a collector that is down costs one warning', async () => {
  warnings.length = 0;
  collector.close();
  collector.closeAllConnections();
  await server.call('GET', '/healthz');
  await tracing.close();
  await tracing.close();
  expect(warnings).toEqual(['traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT']);
});

const { href: folder } = new URL('.', import.meta.url);

/** OpenTelemetry modules that the server loads. Its API comes with prom-client. */
async function loadedWith(...files: string[]): Promise<string[]> {
  const script = `import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ resolve: (name, context, next) => {
      if (/^@opentelemetry\\/(?!api$)/.test(name)) seen.push(name);
      return next(name, context);
    } });
    for (const file of ${JSON.stringify(files)}) await import('${folder}' + file);
    console.log(JSON.stringify(seen));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ]);
  return JSON.parse(stdout);
}

test('SCALE-47 a server without the setting loads neither SDK nor exporter of OpenTelemetry', async () => {
  expect(await loadedWith('run-server.ts', 'start-server.ts')).toEqual([]);
  expect(await loadedWith('open-tracing.ts')).toContain('@opentelemetry/sdk-trace');
});

test('SCALE-47 traces go where OTEL_EXPORTER_OTLP_ENDPOINT says, and nowhere by default', () => {
  const problems: string[] = [];
  expect(readTracing({}, problems)).toBeNull();
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://tempo:4318/' }, problems)).toEqual({
    url: 'http://tempo:4318/v1/traces',
    service: 'digipals',
    share: 1,
  });
  expect(problems).toEqual([]);
  readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'tempo:4318' }, problems);
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://tempo:4318';
  readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '2' }, problems);
  expect(problems).toHaveLength(2);
});
