import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languageCodes, localeOfLanguage } from '@digipals/contract/constants';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queueLetter } from '../../domains/mail/index.ts';
import { createChild } from '../../testing/children.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { see, setHours } from '../../testing/duty-world.ts';
import { createStaff } from '../../testing/staff.ts';
import { announce } from '../../use-cases/announcement.ts';
import { createServiceState, type ServiceState } from '../../use-cases/read-service-state.ts';
import { browserLanguage } from './browser-language.ts';
import { statusTexts } from './status-texts.ts';

const template =
  '<!doctype html><html lang="en-GB"><head><title>DigiPals</title></head><body><!-- status --></body></html>';
const HOUR_MS = 3_600_000;

let server: TestApp;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-status-'));
  writeFileSync(path.join(folder, 'status.html'), template);
  server = await createTestApp({ webDir: folder, config: { dataDir: folder } });
  await see(server, await createStaff(server));
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (language = 'en') =>
  server.call('GET', '/status', { headers: { 'accept-language': language } });

type Shown = ServiceState & { announcement: { texts: object } | null };
const readJson = async () => (await server.call('GET', '/status.json')).json<Shown>();

/** A later reading: the last one is kept for some seconds. */
const readAgain = () => {
  server.clock.advance(15_000);
  return readJson();
};

/** Acts while nobody gets a connection to the database. */
async function withoutDatabase(act: () => Promise<void>) {
  const { pool } = server.deps.database;
  const { max } = pool.options;
  const { connectionTimeoutMillis } = pool.options;
  const free = max - (pool.totalCount - pool.idleCount);
  const held = await Promise.all(Array.from({ length: free }, () => pool.connect()));
  pool.options.connectionTimeoutMillis = 20;
  try {
    await act();
  } finally {
    pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
    for (const client of held) client.release();
  }
}

test('SCALE-48 the page says in nine languages that everything works, without a sign-in', async () => {
  for (const code of languageCodes) {
    const { status, text, headers } = await open(localeOfLanguage[code]);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const { headlines, lessons, messages, letters } = statusTexts[code];
    expect(text).toContain(`<html lang="${localeOfLanguage[code]}">`);
    expect(text).toContain(`<title>DigiPals: ${headlines.ok}</title>`);
    expect(text).toContain(`<main data-state="ok"><div class="status"><h1>${headlines.ok}</h1>`);
    for (const { name } of [lessons, messages, letters]) expect(text).toContain(`<h2>${name}</h2>`);
    expect(text).not.toMatch(/undefined|\{\w+\}|<script/);
    expect(text).toContain(`<time datetime="${new Date(server.clock()).toISOString()}">`);
  }
  expect((await open()).text).toContain('An adult reads a new message within 5 minutes.');
});

test('SCALE-48 without a database page and JSON are answered, and say what does not work', async () => {
  await withoutDatabase(async () => {
    const { status, text } = await open();
    expect(status).toBe(200);
    expect(text).toContain('<main data-state="down">');
    expect(text).toContain('<h1>DigiPals does not work at the moment</h1>');
    expect(text).toContain('Nobody can sign in just now.');
    const { state, parts } = await readJson();
    expect(state).toBe('down');
    expect(Object.values(parts).map(part => part.state)).toEqual(['down', 'down', 'down']);
  });
  expect((await readJson()).state).toBe('down');
  expect((await readAgain()).state).toBe('ok');
});

test('SCALE-48 a database that does not answer in time is down', async () => {
  const never = () => new Promise<never>(() => undefined);
  const read = createServiceState(server.deps, never, async () => undefined);
  expect(await read()).toMatchObject({ state: 'down', parts: { lessons: { state: 'down' } } });
});

test('SCALE-48 many visitors cost one reading of the database in 15 seconds', async () => {
  await readJson();
  const counted = countQueries(server.deps.database.pool);
  const before = counted();
  await Promise.all(Array.from({ length: 50 }, () => readJson()));
  expect(counted() - before).toBe(0);
  server.clock.advance(15_000);
  await readJson();
  const once = counted() - before;
  expect(once).toBeGreaterThan(0);
  server.clock.advance(15_000);
  await Promise.all(Array.from({ length: 50 }, () => readJson()));
  expect(counted() - before).toBe(2 * once);
});

test('SCALE-48 outside of their hours the adults rest, and when nobody is there messages are slow', async () => {
  await setHours(server);
  server.clock.advance(14 * HOUR_MS);
  const { state, parts } = await readAgain();
  expect(state).toBe('ok');
  const opens = '2026-03-03T08:00:00.000Z';
  expect(parts.messages).toEqual({ state: 'resting', waitSeconds: null, from: opens });
  expect((await open('fr')).text).toContain(
    `Leur retour : <time datetime="${opens}" data-weekday>mardi 08:00 UTC</time>.`,
  );
  server.clock.advance(10 * HOUR_MS);
  const later = await readAgain();
  expect(later.parts.messages).toMatchObject({ state: 'slow', waitSeconds: null });
  expect(later.state).toBe('slow');
  expect((await open()).text).toContain('An adult reads new messages later than usual.');
});

test('SCALE-48 SCALE-19 letters are slow when most of them wait, for more than one mail server', async () => {
  const { db } = server.deps.database;
  const { userId } = await createChild(server);
  // All are in one thread, which knows only when the newest was queued.
  const same = { subject: 'Hello', text: 'Hello', userId, series: 'week' } as const;
  const write = (id: string, to: string) =>
    queueLetter(db, { ...same, id, to }, new Date(server.clock()));
  const letters = async () => (await readAgain()).parts.letters.state;
  await write('one', 'a@full.example');
  await write('two', 'b@full.example');
  server.clock.advance(HOUR_MS);
  expect(await letters()).toBe('ok');
  await write('three', 'c@other.example');
  expect(await letters()).toBe('ok');
  server.clock.advance(HOUR_MS);
  expect(await letters()).toBe('slow');
  await write('four', 'd@other.example');
  expect(await letters()).toBe('slow');
  expect((await open()).text).toContain('Letters arrive later than usual.');
  await db
    .updateTable('outbox')
    .set({ sent_at: new Date(server.clock()) })
    .execute();
  expect(await letters()).toBe('ok');
});

const say = (words: string[], until?: string) =>
  announce(folder, { words, until, now: server.clock() });

test('SCALE-49 an announcement of the operator is shown in the language of the browser until it ends', async () => {
  expect(await say([])).toBe('Nothing is announced.');
  await say(['Back at 6 <b>pm</b> & 5 $& pm.', 'fr=Retour à 18 h.'], '2026-03-02T11:00Z');
  expect((await open()).text).toContain(
    '<p>Back at 6 &lt;b&gt;pm&lt;/b&gt; &amp; 5 $&amp; pm.</p>',
  );
  expect((await open('fr-CA,fr;q=0.9')).text).toContain('<p>Retour à 18 h.</p>');
  // A language without a text gets the English one.
  expect((await open('th')).text).toContain('Back at 6');
  expect((await readJson()).announcement?.texts).toHaveProperty('fr', 'Retour à 18 h.');
  await withoutDatabase(async () => expect((await open()).text).toContain('Back at 6'));
  expect(await say([])).toContain('Retour');
  server.clock.advance(2 * HOUR_MS);
  expect((await open()).text).not.toContain('Back at 6');
  await say(['th=พัก']);
  expect((await open()).text).toContain('<p>พัก</p>');
  await say(['end']);
  expect((await open()).text).not.toContain('class="news"');
});

test('SCALE-49 the command refuses what cannot be shown, and a broken file is not shown', async () => {
  await expect(say(['xx=Hello'])).rejects.toThrow('xx is not one of');
  await expect(say(['fr='])).rejects.toThrow('1 to 500 characters');
  await expect(say(['x'.repeat(501)])).rejects.toThrow('1 to 500 characters');
  await expect(say(['Hello'], 'tomorrow')).rejects.toThrow('must be in the future');
  await expect(say(['Hello'], '2026-03-01T09:00Z')).rejects.toThrow('must be in the future');
  for (const broken of ['{', '[]', '{"at":"x","until":null,"texts":{"gb":"Hi"}}']) {
    writeFileSync(path.join(folder, 'announcement.json'), broken);
    const { status, text } = await open();
    expect(status).toBe(200);
    expect(text).not.toContain('class="news"');
  }
  expect(server.logs.filter(line => line.includes('announcement.json'))).toHaveLength(3);
});

test.each([
  [undefined, 'gb'],
  ['', 'gb'],
  ['de, ja;q=0.8', 'gb'],
  ['en-US,en;q=0.9', 'us'],
  ['en-AU', 'gb'],
  ['pt;q=0.9, ru;q=0.8, fr;q=0.7', 'ru'],
  ['fr;q=0.1, az;q=0.5', 'az'],
  ['zh-Hant-TW', 'cn'],
  ['fr;q=0, tr;q=x', 'gb'],
  ['*', 'gb'],
])('SCALE-48 a browser that wants %s gets %s', (header, language) => {
  expect(browserLanguage(header)).toBe(language);
});
