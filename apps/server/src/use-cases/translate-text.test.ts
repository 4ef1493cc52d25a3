import { type Card, type Queue, review } from '@digipals/contract';
import type { Found } from '@digipals/screening';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sendMessage } from '../testing/messages.ts';
import { claimCard, decide, deliver, goOut, onClaim, readDesk } from '../testing/review-calls.ts';
import { emptyQueue } from '../testing/review-world.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const text = 'Merhaba, seni çok seviyorum';
const english = 'Hello, I love you very much';
const made = { state: 'done', text: english, from: 'tr' } as const;

let database: TestDatabase;
let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let reviewer: TestStaff;
let other: TestStaff;

const signal = (code: Found['code'], severity: Found['severity'], explanation: string): Found => ({
  code,
  severity,
  start: 0,
  end: 7,
  status: 'ok',
  explanation,
});
const inTurkish = signal('notEnglish', 1, 'Seems to be in Turkish, not in English');
const inRussian = signal('notEnglish', 1, 'Seems to be in Russian, not in English');

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestApp({ database, config: { limits: noLimits } });
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
});

beforeEach(async () => {
  await emptyQueue(server);
  reviewer = await createStaff(server);
  other = await createStaff(server, { role: 'lead' });
  server.screener.finds([inTurkish]);
  server.translator.answers(made);
  server.translator.waits(async () => {});
  server.translator.asked.length = 0;
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** A Turkish text that the reviewer has claimed. */
async function claimTurkish(): Promise<Card> {
  const { submissionId } = await sendMessage(server, ali, mia, text);
  return claimCard(server, reviewer, { submissionId });
}

const translate = (by: TestStaff, card: Card) => onClaim(server, by, card, 'translation');

/** Asks for a translation that is refused. @returns status and code */
async function refusal(by: TestStaff, card: Card) {
  const { status, code } = (await translate(by, card)).json();
  return [status, code];
}

test('SAFE2-111 partly: the adult with the lease gets the text in English, with engine and language', async () => {
  const answer = await translate(reviewer, await claimTurkish());
  expect(answer.json()).toEqual({ text: english, from: 'tr', engine: '127.0.0.1', isOwn: true });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(server.translator.asked).toEqual([{ text, likely: 'tr' }]);
  expect((await readDesk<Queue>(server, reviewer, 'queue')).canTranslate).toBe(true);
});

test('SAFE2-111 partly: the engine finds the language where screening found none, or several', async () => {
  for (const found of [[], [inTurkish, inRussian]]) {
    server.screener.finds(found);
    await translate(reviewer, await claimTurkish());
  }
  expect(server.translator.asked.map(({ likely }) => likely)).toEqual([null, null]);
});

test('SAFE2-111 partly: the engine gets pseudonyms instead of known names', async () => {
  const { username } = mia;
  const { submissionId } = await sendMessage(server, ali, mia, `Merhaba ${username}`);
  const card = await claimCard(server, reviewer, { submissionId });
  await translate(reviewer, card);
  expect(server.translator.asked.map(asked => asked.text)).toEqual([
    `Merhaba ${card.to?.pseudonym}`,
  ]);
});

test('SAFE2-111 partly: nobody else gets it: no other adult, no older lease, no unknown text', async () => {
  const card = await claimTurkish();
  const lost = [409, 'lease_lost'];
  expect(await refusal(other, card)).toEqual(lost);
  expect(await refusal(reviewer, { ...card, rev: 2 })).toEqual(lost);
  expect(await refusal(reviewer, { ...card, submissionId: 'unknown' })).toEqual(lost);
  const older = { ...card, lease: { ...card.lease, fence: card.lease.fence - 1 } };
  expect(await refusal(reviewer, older)).toEqual(lost);
  await onClaim(server, reviewer, card, 'release');
  expect(await refusal(reviewer, card)).toEqual(lost);
  expect(server.translator.asked).toEqual([]);
});

test('SAFE2-111 partly: nor does an adult who loses the text while the engine reads it', async () => {
  const card = await claimTurkish();
  server.translator.waits(async () => {
    server.clock.advance(review.leaseMs);
    await claimCard(server, other, { submissionId: card.submissionId });
  });
  const answer = await translate(reviewer, card);
  expect(answer.json()).toMatchObject({ status: 409, code: 'lease_lost' });
  expect(answer.text).not.toContain(english);
});

test('SAFE2-111 partly: nor does an adult who says that it knows the children', async () => {
  const card = await claimTurkish();
  await onClaim(server, reviewer, card, 'known');
  expect(await refusal(reviewer, card)).toEqual([409, 'lease_lost']);
});

test('SAFE2-111 partly: a second opinion is about the text as it was decided on', async () => {
  const card = await claimTurkish();
  await decide(server, reviewer, card, { ...deliver, editedText: 'Merhaba, seni seviyorum' });
  await goOut(server);
  const second = await claimCard(server, other, { kind: 'second' });
  expect(second.submissionId).toBe(card.submissionId);
  expect((await translate(other, second)).json()).toMatchObject({ text: english });
  expect(server.translator.asked).toEqual([{ text, likely: 'tr' }]);
});

test.each([
  ['english', 409, 'already_english'],
  ['slow', 503, 'translation_slow'],
  ['failed', 503, 'translation_failed'],
] as const)(
  'SAFE2-111 partly: an engine that says %s answers %i %s, and the text can be decided',
  async (state, status, code) => {
    const card = await claimTurkish();
    server.translator.answers({ state });
    expect(await refusal(reviewer, card)).toEqual([status, code]);
    await decide(server, reviewer, card, deliver);
  },
);

test('SAFE2-111 partly: the lease can be renewed and the text decided while the engine reads', async () => {
  const card = await claimTurkish();
  server.translator.waits(async () => {
    expect((await onClaim(server, reviewer, card, '')).status).toBe(200);
    await decide(server, reviewer, card, deliver);
  });
  expect(await refusal(reviewer, card)).toEqual([409, 'lease_lost']);
});

test('SAFE2-111 partly: without an engine nothing is translated, and the desk knows', async () => {
  const without = await createTestApp({
    database,
    clock: server.clock,
    config: { limits: noLimits },
    helpers: { translator: null },
  });
  const card = await claimTurkish();
  const { status, code } = (await onClaim(without, reviewer, card, 'translation')).json();
  expect([status, code]).toEqual([409, 'translation_off']);
  expect((await readDesk<Queue>(without, reviewer, 'queue')).canTranslate).toBe(false);
  await without.close();
});

/** The tables in which a row has these words. */
async function tablesWith(words: string): Promise<string[]> {
  const { db } = server.deps.database;
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(name)} AS t WHERE t::text LIKE ${`%${words}%`} LIMIT 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('SAFE2-111 partly: a translation is stored and logged nowhere; the audit log says only that it was asked for', async () => {
  const card = await claimTurkish();
  const { submissionId, rev, lease } = card;
  const answer = await server.call('POST', `desk/claims/${submissionId}/translation`, {
    token: reviewer.token,
    body: { rev, fence: lease.fence },
    headers: { 'idempotency-key': 'translated once' },
  });
  expect(answer.json()).toMatchObject({ text: english });
  expect(await tablesWith(english)).toEqual([]);
  expect(await tablesWith(text)).toContain('submissions');
  expect(server.logs.join()).not.toMatch(/seviyorum|love you/);
  const { rows } = await readDesk<{ rows: object[] }>(server, other, 'audit');
  expect(rows[0]).toMatchObject({
    actor: reviewer.name,
    action: 'Asked for a translation',
    object: `submission ${submissionId}`,
  });
});

test('SAFE2-111 partly: the log does not tell which severe text was translated', async () => {
  server.screener.finds([signal('distress', 3, 'Sad every day'), inTurkish]);
  const { submissionId } = await sendMessage(server, ali, mia, text);
  const card = await claimCard(server, other, { kind: 'severe', submissionId });
  expect((await translate(other, card)).status).toBe(200);
  const { rows } = await readDesk<{ rows: { object: string }[] }>(server, other, 'audit');
  expect(rows[0]?.object).toMatch(/^severe text \d+$/);
});
