import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ResponseOf } from '@digipals/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { anchorLog, sendAnchors } from '../../use-cases/anchor-log.ts';
import { sendLetters } from '../../use-cases/send-letters.ts';
import { watchAlarms } from '../../use-cases/watch-alarms.ts';
import { parseAnchor } from './anchors.policy.ts';
import { appendAudit } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let folder: string;
let server: TestApp;
let auditor: TestStaff;
let store: Server;
let stored: Record<string, unknown>[];
let storeAnswers: number;

const readBody = async (request: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'anchors-'));
  stored = [];
  storeAnswers = 200;
  store = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request)) as Record<string, unknown>;
    if (storeAnswers === 200) stored.push(body);
    response.writeHead(storeAnswers).end();
  });
  await new Promise<void>(resolve => store.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(store.address() as AddressInfo).port}/`;
  const anchors = { file: file('anchors.jsonl'), keyFile: file('key.pem'), url };
  server = await createTestApp({ config: { anchors } });
  auditor = await createStaff(server, { role: 'auditor' });
});

afterEach(async () => {
  await server.close();
  await new Promise(resolve => store.close(resolve));
  await rm(folder, { recursive: true });
});

const file = (name: string) => path.join(folder, name);
const query = (text: string, values: unknown[] = []) =>
  server.deps.database.pool.query(text, values);
const append = (action: string) =>
  server.deps.database.db
    .transaction()
    .execute(db =>
      appendAudit(db, { actor: 'System', action, object: 'log', at: new Date(server.clock()) }),
    );
const check = async () =>
  (await server.call('GET', 'desk/audit/check', { token: auditor.token })).json<
    ResponseOf<'GET desk/audit/check'>
  >();
const linesOf = async () => (await readFile(file('anchors.jsonl'), 'utf8')).trimEnd().split('\n');
const places = async () =>
  (await check()).anchors.places.map(({ place, row, state }) => [place, row, state]);

/** Simulates an attacker who can write to the database and no file. */
async function tamper(...statements: string[]): Promise<void> {
  await query('ALTER TABLE audit DISABLE TRIGGER USER');
  for (const statement of statements) await query(statement);
  await query('ALTER TABLE audit ENABLE TRIGGER USER');
}

test('SAFE2-78 the head of the log is signed and added to a file, with a key that only the server reads', async () => {
  await append('One');
  await anchorLog(server.deps);
  await append('Two');
  server.clock.advance(10 * MINUTE);
  await anchorLog(server.deps);
  const anchors = (await linesOf()).map(parseAnchor);
  expect(anchors.map(anchor => anchor?.seq)).toEqual([1, 2]);
  const { rows } = await query(`SELECT encode(fingerprint, 'hex') AS hash FROM audit ORDER BY row`);
  expect(anchors.map(anchor => anchor?.hash)).toEqual(rows.map(({ hash }) => hash));
  for (const name of ['key.pem', 'anchors.jsonl']) {
    expect((await stat(file(name))).mode & 0o077).toBe(0);
  }
  expect(await check()).toMatchObject({ firstWrong: null, changed: [], anchors: { wrong: null } });
  const dump = await query('SELECT json_agg(anchors)::text AS text FROM anchors');
  expect(dump.rows[0].text).not.toContain('PRIVATE KEY');
});

test('SAFE2-79 a tail that was cut off together with its head is found', async () => {
  for (const action of ['One', 'Two', 'Three']) await append(action);
  await anchorLog(server.deps);
  await tamper(
    'DELETE FROM audit WHERE row = 3',
    'UPDATE audit_head SET row = 2, fingerprint = (SELECT fingerprint FROM audit WHERE row = 2)',
  );
  expect(await check()).toMatchObject({
    firstWrong: null,
    anchors: { wrong: { row: 3, reason: 'shorter' } },
  });
  await append('Other');
  await anchorLog(server.deps);
  expect((await check()).anchors).toMatchObject({ wrong: { row: 3, reason: 'different' } });
});

test('SAFE2-79 an old copy of the whole database is found, and other rows behind it too', async () => {
  const kept = ['audit', 'audit_head', 'audit_covers', 'anchors'];
  await append('One');
  await anchorLog(server.deps);
  for (const name of kept) await query(`CREATE TABLE old_${name} AS TABLE ${name}`);
  await append('Two');
  await append('Three');
  await anchorLog(server.deps);
  await query('SET session_replication_role = replica');
  for (const name of kept) {
    await query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    await query(`DELETE FROM ${name}`);
    await query(
      `INSERT INTO ${name} ${name === 'anchors' ? 'OVERRIDING SYSTEM VALUE ' : ''}TABLE old_${name}`,
    );
    await query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  }
  expect(await check()).toMatchObject({
    firstWrong: null,
    changed: [],
    anchors: { wrong: { row: 3, reason: 'shorter' } },
  });
  for (let row = 2; row <= 4; row += 1) await append(`Other ${row}`);
  expect((await check()).anchors).toMatchObject({ wrong: { row: 3, reason: 'different' } });
});

test('SAFE2-79 a changed line of the file, one of another key and an unreadable one are found', async () => {
  await append('One');
  await anchorLog(server.deps);
  const text = await readFile(file('anchors.jsonl'), 'utf8');
  const key = await readFile(file('key.pem'), 'utf8');
  await writeFile(file('anchors.jsonl'), text.replace('"seq":1', '"seq":0'));
  expect((await check()).anchors.wrong).toEqual({ row: 0, reason: 'unsigned' });
  await writeFile(file('anchors.jsonl'), 'no anchor\n');
  expect((await check()).anchors.wrong).toEqual({ row: null, reason: 'unsigned' });
  await writeFile(file('anchors.jsonl'), text);
  await rm(file('key.pem'));
  expect((await check()).anchors.wrong).toEqual({ row: 1, reason: 'unsigned' });
  await writeFile(file('key.pem'), 'no key');
  expect((await check()).anchors.wrong).toEqual({ row: 1, reason: 'unsigned' });
  await writeFile(file('key.pem'), key);
  expect((await check()).anchors.wrong).toBeNull();
});

test('SAFE2-80 anchors go to the anchor store until it takes them, and once a day to the auditors', async () => {
  await append('One');
  await anchorLog(server.deps);
  storeAnswers = 503;
  await sendAnchors(server.deps);
  expect(await places()).toEqual([
    ['file', 1, 'same'],
    ['store', null, 'none'],
    ['mail', 1, 'same'],
  ]);
  await append('Two');
  server.clock.advance(10 * MINUTE);
  await anchorLog(server.deps);
  storeAnswers = 200;
  await sendAnchors(server.deps);
  await sendAnchors(server.deps);
  expect(stored.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(stored[0]).toEqual({
    ...parseAnchor((await linesOf())[0] ?? ''),
    publicKey: expect.any(String),
  });
  expect(await places()).toEqual([
    ['file', 2, 'same'],
    ['store', 2, 'same'],
    ['mail', 1, 'same'],
  ]);
  await sendLetters(server.deps);
  const letters = () =>
    server.mailer.letters.filter(({ to }) => to === `${auditor.staffId}@desk.example`);
  expect(letters()).toHaveLength(1);
  expect(letters()[0]?.text).toContain(stored[0]?.['hash']);
  server.clock.advance(24 * HOUR);
  await anchorLog(server.deps);
  await sendAnchors(server.deps);
  await sendLetters(server.deps);
  expect(letters()).toHaveLength(2);
});

test('SAFE2-81 an anchor that is older than 30 minutes is an alarm, and its age a metric', async () => {
  const open = async () =>
    (await query(`SELECT name FROM alarms WHERE closed_at IS NULL AND name = 'anchor_old'`))
      .rowCount;
  const age = async () =>
    Number(
      /^audit_anchor_age_seconds (.*)$/m.exec((await server.call('GET', '/metrics')).text)?.[1],
    );
  await anchorLog(server.deps);
  server.clock.advance(30 * MINUTE - 1);
  await watchAlarms(server.deps);
  expect(await open()).toBe(0);
  server.clock.advance(1);
  await watchAlarms(server.deps);
  expect(await open()).toBe(1);
  expect(await age()).toBe(1_800);
  await anchorLog(server.deps);
  await watchAlarms(server.deps);
  expect([await open(), await age()]).toEqual([0, 0]);
});

test('SAFE2-81 a file that can never be written is an alarm too', async () => {
  await writeFile(file('key.pem'), 'no key');
  await expect(anchorLog(server.deps)).rejects.toThrow();
  server.clock.advance(30 * MINUTE);
  await watchAlarms(server.deps);
  expect((await query(`SELECT FROM alarms WHERE name = 'anchor_old'`)).rowCount).toBe(1);
});
