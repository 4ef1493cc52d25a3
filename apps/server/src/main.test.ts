import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
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
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function databaseUrl(): string {
  const { admin } = inject('testServer');
  const url = new URL(`postgres://${admin.user}@localhost/${database.config.database}`);
  url.password = String(admin.password ?? '');
  url.searchParams.set('host', String(admin.host));
  url.searchParams.set('port', String(admin.port));
  return url.href;
}

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl(),
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
