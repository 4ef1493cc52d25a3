import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addressOf } from './testing/address-of.ts';
import { sampleReview, sampleWords } from './testing/sample-content.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

// The lock of db/migrate.ts, which a starting server waits for.
const MIGRATION_LOCK = 7_041_772;

let database: TestDatabase;
let folder: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-main-'));
  mkdirSync(path.join(folder, 'content/media'), { recursive: true });
  writeFileSync(path.join(folder, 'content/index.json'), '{"formatVersion":1,"lessons":[]}');
  writeFileSync(path.join(folder, 'content/dictionary.json'), JSON.stringify(sampleWords));
  writeFileSync(path.join(folder, 'content/word-review.json'), JSON.stringify(sampleReview));
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: addressOf(database.config),
      DEMO: 'on',
      DATA_DIR: path.join(folder, 'data'),
      CONTENT_DIR: path.join(folder, 'content'),
      WEB_DIR: folder,
      PORT: '0',
      ...env,
    },
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = async (): Promise<string> => {
    while (!output.includes('is ready at')) {
      if (child.exitCode !== null) throw new Error(output);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    return /is ready at (\S+)/.exec(output)?.[1] ?? '';
  };
  return { child, ended, ready, output: () => output };
}

test('the server prints its address and how a child signs in', async () => {
  const server = start();
  const url = await server.ready();
  await expect.poll(server.output).toContain(`${url}/student with class DEMO`);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/api/sign-in/DEMO`)).status).toBe(200);
});

test('OPS-09 a started server works as the role that cannot change the audit log', async () => {
  const server = start();
  const url = await server.ready();
  expect(server.output()).not.toContain('cannot take the role');
  const roster = async () => (await fetch(`${url}/api/sign-in/DEMO`)).status;
  expect(await roster()).toBe(200);
  await database.pool.query('REVOKE SELECT ON classes FROM digipals_app');
  expect(await roster()).toBe(500);
  await database.pool.query('GRANT SELECT ON classes TO digipals_app');
  const { rows } = await database.pool.query(
    `SELECT has_table_privilege('digipals_app', 'audit', 'INSERT') AS adds,
            has_table_privilege('digipals_app', 'audit', 'UPDATE, DELETE, TRUNCATE') AS changes`,
  );
  expect(rows).toEqual([{ adds: true, changes: false }]);
});

test('on SIGTERM the server finishes pending calls and exits with 0', async () => {
  const server = start({ LOG_LEVEL: 'silent' });
  const url = new URL(await server.ready());
  const body = JSON.stringify({
    classCode: 'DEMO',
    username: 'x',
    pictures: ['cat', 'cat', 'cat'],
  });
  const call = request({
    host: url.hostname,
    port: url.port,
    path: '/api/sign-in',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const answer = once(call, 'response');
  // The server has received the head and half of the body when it gets the signal.
  call.write(body.slice(0, 20));
  await new Promise(resolve => setTimeout(resolve, 200));
  server.child.kill('SIGTERM');
  await new Promise(resolve => setTimeout(resolve, 200));
  await expect(fetch(`${url}healthz`)).rejects.toThrow();
  call.end(body.slice(20));
  const [response] = await answer;
  expect(response.statusCode).toBe(401);
  response.resume();
  expect(await server.ended).toBe(0);
});

test('a server that is stopped writes the lines of its last calls first', async () => {
  const server = start();
  const url = await server.ready();
  await fetch(`${url}/api/sign-in/XYZ`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('"route":"/api/sign-in/:classCode"');
});

test('SAFE2-78 the head of the audit log is written outside at start and at stop', async () => {
  const server = start({ DATA_DIR: path.join(folder, 'anchored') });
  await server.ready();
  const heads = () => readFileSync(path.join(folder, 'anchored/anchors.jsonl'), 'utf8').split('\n');
  expect(heads()).toHaveLength(2);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(heads()).toHaveLength(3);
});

test('SAFE2-78 a server that cannot write the file of anchors starts, and says so', async () => {
  mkdirSync(path.join(folder, 'blocked/anchors.jsonl'), { recursive: true });
  const server = start({ DATA_DIR: path.join(folder, 'blocked') });
  await server.ready();
  expect(server.output()).toContain('the head of the audit log could not be written outside');
});

test('on SIGTERM during its start the server finishes starting and exits with 0', async () => {
  const holder = await database.pool.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const server = start();
  await expect.poll(waitingForLock).toBe(1);
  server.child.kill('SIGTERM');
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(server.child.exitCode).toBeNull();
  await holder.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  holder.release();
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('is ready at');
});

async function waitingForLock(): Promise<number> {
  const { rows } = await database.pool.query(
    `SELECT count(*) AS waiting FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
     WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
  );
  return rows[0]?.waiting;
}

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  const server = start({ PORT: port, LOG_LEVEL: 'silent' });
  expect(await server.ended).toBe(1);
  expect(server.output().trim().split('\n')).toEqual([
    `Port ${port} is in use. Stop the other program, or choose another port: PORT=3001`,
  ]);
  other.close();
});

test('an invalid setting and missing content are reported without a stack trace', async () => {
  const [wrong, empty] = [start({ PORT: 'abc' }), start({ CONTENT_DIR: '/nowhere' })];
  expect(await Promise.all([wrong.ended, empty.ended])).toEqual([1, 1]);
  expect(wrong.output()).toBe('PORT must be a number from 0 to 65535, not abc.\n');
  expect(empty.output()).toMatch(/^There is no built content in \/nowhere/);
});

test('SCALE-60 every fault of the settings is printed at once, with what to write', async () => {
  const server = start({ DEMO: '', PORT: 'abc', DATABASE_URL: 'db.example.org', SMTP_URL: 'x' });
  expect(await server.ended).toBe(1);
  expect(server.output().split('\n')).toEqual([
    expect.stringContaining('Set DEMO=off for real children'),
    'PORT must be a number from 0 to 65535, not abc.',
    expect.stringContaining('such as postgres://digipals:password@'),
    expect.stringContaining('such as smtps://name:password@'),
    expect.stringContaining('SMTP_URL needs MAIL_FROM'),
    '',
  ]);
});

test('SCALE-61 a setting with a misspelt name is warned about in the log', async () => {
  const server = start({ SMTP_URI: 'smtp://127.0.0.1' });
  await server.ready();
  await expect
    .poll(server.output)
    .toContain('SMTP_URI is not a setting. Is it meant to be SMTP_URL?');
});

test('SERVER-02 without DEMO a server with DATABASE_URL does not start and says what to write', async () => {
  const server = start({ DEMO: '' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^With HTTPS.*Set DEMO=off for real children, or DEMO=on/);
  expect(server.output().trim().split('\n').length).toBe(1);
});

test('SERVER-03 a server with DEMO=off closes the accounts of the demo world in its database', async () => {
  const body = JSON.stringify({
    classCode: 'DEMO',
    username: 'Mia',
    pictures: ['cat', 'sun', 'ball'],
  });
  const signIn = async (url: string) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/api/sign-in`, { method: 'POST', headers, body })).status;
  };
  const demo = start();
  expect(await signIn(await demo.ready())).toBe(200);
  const real = start({ DEMO: 'off' });
  const url = await real.ready();
  expect(await signIn(url)).toBe(401);
  expect(real.output()).not.toContain('class DEMO');
});

test('SERVER-09 a server with DEMO=off answers the class of the demo world as an unknown one', async () => {
  const roster = async (url: string, code: string) => {
    const answer = await fetch(`${url}/api/sign-in/${code}`);
    return { status: answer.status, text: await answer.text() };
  };
  const demo = await start().ready();
  expect((await roster(demo, 'DEMO')).text).toContain('Mia');
  const real = await start({ DEMO: 'off' }).ready();
  const unknown = await roster(real, 'XYZ');
  expect(unknown.status).toBe(404);
  expect(await roster(real, 'DEMO')).toEqual(unknown);
});
