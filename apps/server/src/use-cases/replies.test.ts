import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SchoolReplies } from '@digipals/contract';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { detailHashOf } from '../domains/audit/audit.policy.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { createMailer, queueLetter } from '../domains/mail/index.ts';
import { askErasure } from '../domains/rights/index.ts';
import { createApp } from '../http/create-app.ts';
import type { Letter } from '../kernel/mailer.ts';
import { doStep, onlyCase, readCaseAs, report } from '../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { acceptAll, startSmtpServer } from '../testing/smtp-server.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { eraseChild } from './erase-child.ts';
import { describeLetters } from './list-letters.ts';
import { receiveReplies } from './receive-replies.ts';
import { sendLetters } from './send-letters.ts';
import { dayIn } from './tell-of-erasure.ts';

const FAMILY = 'family.of.ali@example.org';
const SECRET = 'a secret of the mail service';

let server: TestApp;
let folder: string;
let cast: SchoolCast;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;
let caseId: string;
let count = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-replies-'));
  const replies = { repliesFolder: folder, repliesSecret: SECRET };
  server = await createTestApp({
    config: { limits: noLimits, ...replies, alarmTo: 'operator@example.org' },
  });
  cast = await createSchoolCast(server);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  const { pool, db } = server.deps.database;
  await pool.query(
    `UPDATE cases SET state = 'closed', outcome = 'nothingFound' WHERE state <> 'closed'`,
  );
  server.mailer.letters.splice(0);
  server.mailer.fails(false);
  mia = await createChild(server);
  ali = await createChild(server);
  senior = await createStaff(server, { role: 'senior' });
  await befriend(server, mia, ali);
  await saveGrownUp(db, { userId: ali.userId, email: FAMILY });
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  caseId = (await onlyCase(server, senior)).caseId;
});

const at = () => new Date(server.clock());

/** Sends a letter of the case. @returns it as it was sent */
async function sendHome(body = 'Hello'): Promise<Letter> {
  const letter = { to: 'grownUp', language: 'gb', subject: 'About {name}', body };
  await doStep(server, senior, `${caseId}/letters`, letter);
  return sendOut();
}

async function sendOut(): Promise<Letter> {
  await sendLetters(server.deps);
  const letter = server.mailer.letters.at(-1);
  if (!letter) throw new Error('no letter was sent');
  return letter;
}

type Message = { from?: string; subject?: string; headers?: readonly string[]; text?: string };

/** A message as a mail program writes it. */
function message({ from = FAMILY, subject = 'Hello', headers = [], text = 'Yes' }: Message) {
  count += 1;
  const head = [`From: ${from}`, `Subject: ${subject}`, `Message-ID: <m${count}@example.org>`];
  return `${[...head, ...headers].join('\r\n')}\r\n\r\n${text}\r\n`;
}

/** Puts messages into the folder and reads it. */
async function receive(...messages: readonly string[]): Promise<void> {
  messages.forEach((text, index) => {
    writeFileSync(path.join(folder, `${count}-${index}.eml`), text);
  });
  await receiveReplies(server.deps);
}

const eventsOf = async (id = caseId) =>
  (await readCaseAs(server, senior, id)).events.filter(({ kind }) => kind === 'reply');
const repliesOfSchool = async () => {
  const path = `grown-ups/schools/${cast.schoolId}/replies`;
  return (await server.call('GET', path, { token: cast.adults.lead.token })).json<SchoolReplies>();
};
const listed = () => describeLetters(server.deps.database.db);

test('SCHOOL-28 letters of a case have its number and one thread, others a number of their own', async () => {
  const first = await sendHome();
  const second = await sendHome('Hello again');
  expect(first.subject).toBe(`About ${ali.username} [DP-C${caseId}]`);
  expect(second.threadKey).toBe(first.threadKey);
  const letter = { to: 'x@example.org', subject: 'Hello', text: 'Hello' };
  const { db } = server.deps.database;
  await queueLetter(db, { id: 'other-1', ...letter }, at());
  await queueLetter(db, { id: 'other-2', ...letter }, at());
  await sendLetters(server.deps);
  const numbers = server.mailer.letters.slice(-2).map(({ subject }) => subject);
  for (const subject of numbers) expect(subject).toMatch(/^Hello \[DP-\d+\]$/);
  expect(new Set(numbers).size).toBe(2);
});

test('SCHOOL-32 a reply is an event of its case, without name and address, and the case no longer waits', async () => {
  const { threadKey } = await sendHome();
  expect((await readCaseAs(server, senior, caseId)).state).toBe('waitingForGrownUp');
  const text = `We talked with ${ali.username}. Write to ${FAMILY}.`;
  const references = `References: <x@y> <thread-${threadKey}@digipals>`;
  await receive(
    message({ from: `"Family" <${FAMILY.toUpperCase()}>`, headers: [references], text }),
  );
  const found = await readCaseAs(server, senior, caseId);
  expect(found.state).toBe('open');
  expect(found.events.at(-1)).toMatchObject({
    kind: 'reply',
    by: 'Grown-up',
    text: 'We talked with {name}. Write to {address}.',
  });
  const { rows } = await server.deps.database.pool.query(
    `SELECT from_address || subject || body AS kept FROM letter_replies WHERE thread_no = (
       SELECT thread_no FROM letter_threads WHERE case_id = $1)`,
    [caseId],
  );
  expect(rows).toEqual([{ kept: '' }]);
  const audit = await server.deps.database.pool.query(
    'SELECT actor, action, object FROM audit ORDER BY row DESC LIMIT 1',
  );
  const entry = { actor: 'System', action: 'Received reply', object: `case ${caseId}` };
  expect(audit.rows).toEqual([entry]);
  expect(server.logs.join('\n')).not.toMatch(/family\.of|We talked/);
});

test('SCHOOL-32 a reply opens a closed case again, or goes to the open one about the same', async () => {
  const { subject } = await sendHome();
  await doStep(server, senior, `${caseId}/close`, { outcome: 'letterSent' });
  await receive(message({ subject, text: 'Late' }));
  expect(await readCaseAs(server, senior, caseId)).toMatchObject({ state: 'open', outcome: null });
  await doStep(server, senior, `${caseId}/close`, { outcome: 'taught' });
  await report(server, mia, { reason: 'unkind', userId: ali.userId, text: 'Again' });
  const next = await onlyCase(server, senior);
  expect(next.caseId).not.toBe(caseId);
  await receive(message({ subject, text: 'Later' }));
  expect(await eventsOf(next.caseId)).toMatchObject([{ text: 'Later' }]);
  expect((await readCaseAs(server, senior, caseId)).state).toBe('closed');
});

test('SCHOOL-29 a reply is stored once and its file deleted; automatic ones are ignored, others kept for operators', async () => {
  const { subject, id } = await sendHome();
  const reply = message({ subject });
  const byId = message({ headers: [`In-Reply-To: <${id}@digipals>`], text: 'By id' });
  const away = message({ subject, headers: ['Auto-Submitted: auto-replied'], text: 'Away' });
  await receive(reply, reply, byId, away);
  await receive(reply);
  expect((await eventsOf()).map(({ text }) => text)).toEqual(['Yes', 'By id']);
  expect(readdirSync(folder).filter(name => name.endsWith('.eml'))).toEqual([]);
  await receive(message({ subject: '[DP-C1999] Hello?', text: 'Who\nare you?' }), 'no message');
  expect(await listed()).toMatch(/: 1\n\d{4}-\d\d-\d\d \d\d:\d\d {2}no known letter$/);
  expect(readdirSync(path.join(folder, 'refused'))).toHaveLength(1);
  expect(await repliesOfSchool()).toEqual([]);
});

test('SCHOOL-29 a reply that could not be stored stays in the folder, and is stored later', async () => {
  const { subject } = await sendHome();
  const { pool } = server.deps.database;
  await pool.query('ALTER TABLE letter_replies RENAME TO elsewhere');
  await receive(message({ subject, text: 'Not lost' }));
  expect(readdirSync(folder).filter(name => name.endsWith('.eml'))).toHaveLength(1);
  await pool.query('ALTER TABLE elsewhere RENAME TO letter_replies');
  await receive();
  await receive();
  expect(await eventsOf()).toMatchObject([{ text: 'Not lost' }]);
});

const post = (payload: string | Buffer, secret?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/letters/replies',
    headers: { 'content-type': 'message/rfc822', ...(secret && { 'x-reply-secret': secret }) },
    payload,
  });

test('SCALE-73 while the secret of replies is changed both are good, afterwards only the new one', async () => {
  const { subject } = await sendHome();
  const next = 'another sixteen signs';
  const statusOf = async (repliesSecretPrevious: string | null, given: string) => {
    const config = { ...server.deps.config, repliesSecret: next, repliesSecretPrevious };
    const app = await createApp({ ...server.deps, config, registry: new Registry() });
    onTestFinished(() => app.close());
    const headers = { 'content-type': 'message/rfc822', 'x-reply-secret': given };
    const payload = message({ subject, text: 'Again' });
    return (await app.inject({ method: 'POST', url: '/letters/replies', headers, payload }))
      .statusCode;
  };
  expect([await statusOf(SECRET, SECRET), await statusOf(SECRET, next)]).toEqual([204, 204]);
  expect([await statusOf(null, SECRET), await statusOf(null, next)]).toEqual([401, 204]);
  expect(await statusOf(SECRET, 'wrong')).toBe(401);
});

test('SCHOOL-30 a mail service hands over replies with the secret, and only with it', async () => {
  const { subject } = await sendHome();
  const reply = message({ subject, text: 'By a service' });
  for (const secret of [undefined, '', 'wrong', `${SECRET}x`]) {
    expect((await post(reply, secret)).statusCode).toBe(401);
  }
  expect(await eventsOf()).toEqual([]);
  expect((await post(reply, SECRET)).statusCode).toBe(204);
  expect((await post(reply, SECRET)).statusCode).toBe(204);
  await receive(reply);
  expect((await eventsOf()).map(({ text }) => text)).toEqual(['By a service']);
  expect((await post('no message', SECRET)).statusCode).toBe(400);
  expect((await post(Buffer.alloc(10_000_001, 'a'), SECRET)).statusCode).toBe(413);
  const off = await createTestApp({ database: server.deps.database as never });
  const refused = await off.app.inject({
    method: 'POST',
    url: '/letters/replies',
    payload: reply,
  });
  await off.close();
  expect(refused.statusCode).toBe(404);
});

test('FAMILY-44 a letter home begins with the reply that it answers, once, and only to the address that wrote it', async () => {
  const { db } = server.deps.database;
  const first = await sendHome('Please call us');
  expect(first.text).toBe('Please call us');
  const subject = `Re: ${first.subject}`;
  const own = `${ali.username} was at home.\n\nWrite to ${FAMILY}.`;
  await receive(message({ subject, text: own }));
  await receive(message({ subject, from: 'else@example.org', text: 'I am somebody else' }));
  server.clock.advance(1_000);
  const answer = await sendHome('Thank you');
  expect(answer.text).toBe(
    `You wrote on ${dayIn('gb', at())}:\n\n> ${ali.username} was at home.\n>\n> Write to ${FAMILY}.\n\nOur answer:\n\nThank you`,
  );
  expect(answer.html).toContain('Our answer:');
  server.clock.advance(1_000);
  expect((await sendHome('One more thing')).text).toBe('One more thing');
  await receive(message({ subject, text: 'For you alone' }));
  await saveGrownUp(db, { userId: ali.userId, email: 'other.parent@example.org' });
  server.clock.advance(1_000);
  const other = await sendHome('Hello to you');
  expect([other.to, other.text]).toEqual(['other.parent@example.org', 'Hello to you']);
});

const draftAs = async (by = senior) => {
  const path = `desk/cases/${caseId}/letter?template=unkind&language=gb`;
  const draft = await server.call('GET', path, { token: by.token });
  return draft.json<{ above: Record<string, string> }>().above;
};

test('FAMILY-44 the desk reads before what a letter quotes, without names, and case and audit log record it', async () => {
  const { subject } = await sendHome();
  expect(await draftAs()).toEqual({ grownUp: '', safeguarding: '', deputy: '' });
  const text = `${ali.username} met ${mia.username}. Write to ${FAMILY}. {constructor}`;
  await receive(message({ subject, text }));
  const { grownUp: above = '', ...others } = await draftAs();
  expect(others).toEqual({ safeguarding: '', deputy: '' });
  expect(above).toContain('> {name} met ');
  expect(above).not.toContain(mia.username);
  const day = dayIn('gb', at());
  server.clock.advance(1_000);
  expect((await sendHome('Thank you')).text).toBe(
    `You wrote on ${day}:\n\n> ${text}\n\nOur answer:\n\nThank you`,
  );
  const { pool } = server.deps.database;
  const { rows } = await pool.query(
    `SELECT event_id AS id, kind, detail FROM case_events WHERE case_id = $1
     AND kind IN ('reply', 'letter') ORDER BY event_id DESC LIMIT 2`,
    [caseId],
  );
  const [letter, reply] = rows;
  expect(letter.detail.quotes).toEqual([reply.id]);
  const audit = await pool.query('SELECT detail_hash AS hash FROM audit ORDER BY row DESC LIMIT 1');
  const { letterId, quotes } = letter.detail;
  const sent = { letterId, to: FAMILY, subject: 'About {name}', body: 'Thank you', quotes };
  expect(audit.rows[0].hash).toEqual(detailHashOf(sent));
  expect((await draftAs())['grownUp']).toBe('');
});

test('RIGHTS-11 a draft that quotes a reply is a row of the register, and one without is none', async () => {
  const { subject } = await sendHome();
  const reader = await createStaff(server, { role: 'senior' });
  const accesses = async () =>
    (
      await server.deps.database.pool.query(
        'SELECT user_id, action, object FROM accesses WHERE actor = $1',
        [reader.name],
      )
    ).rows;
  await draftAs(reader);
  expect(await accesses()).toEqual([]);
  await receive(message({ subject, text: 'He cries at night.' }));
  expect((await draftAs(reader))['grownUp']).toContain('He cries at night.');
  const read = { action: 'Read case', object: `case ${caseId}` };
  expect(await accesses()).toEqual([{ user_id: ali.userId, ...read }]);
});

test('FAMILY-44 a letter quotes the three newest replies, and only the beginning of long ones', async () => {
  const { subject } = await sendHome();
  for (const text of [
    'One',
    'Two',
    `${'x'.repeat(996)} ${ali.username}`,
    `y${'z'.repeat(5_000)}`,
  ]) {
    await receive(message({ subject, text }));
    server.clock.advance(1_000);
  }
  const { text } = await sendHome('Thank you');
  const quoted = text.split('\n').filter(line => line.startsWith('>'));
  expect(quoted).toEqual(['> Two', `> ${'x'.repeat(996)} …`, `> y${'z'.repeat(998)}…`]);
});

test('SCHOOL-33 the lead reads replies to letters of the school, and nobody else', async () => {
  const { db } = server.deps.database;
  const invitation = { id: 'invitation-1', to: 'new@example.org', subject: 'Come', text: 'Come' };
  await queueLetter(db, { ...invitation, schoolId: cast.schoolId }, at());
  const invited = await sendOut();
  const week = { id: 'week-1', to: 'home@example.org', subject: 'The week', text: 'Week' };
  await queueLetter(db, { ...week, userId: cast.childId, series: 'week' }, at());
  const weekly = await sendOut();
  await receive(message({ from: 'new@example.org', subject: `Re: ${invited.subject}` }));
  server.clock.advance(1_000);
  const text = '<b>Bold</b> words';
  await receive(message({ from: 'else@example.org', subject: `Re: ${weekly.subject}`, text }));
  const [number] = /DP-\d+/.exec(weekly.subject) ?? [];
  expect(await repliesOfSchool()).toMatchObject([
    { number, letter: 'The week', from: 'else@example.org', isKnown: false, text },
    { letter: 'Come', from: 'new@example.org', isKnown: true, subject: `Re: ${invited.subject}` },
  ]);
  expect(await listed()).not.toContain(String(number));
});

test('SCHOOL-27 a letter that was given up is in the list and the metrics, and no address is shown', async () => {
  const { db } = server.deps.database;
  const letter = { to: 'gone@example.org', subject: 'Hello', text: 'Hello' };
  await queueLetter(db, { id: 'gone-1', ...letter }, at());
  await queueLetter(db, { id: 'gone-2', ...letter }, at());
  server.mailer.fails(550);
  while (
    (
      await db
        .selectFrom('outbox')
        .select('letter_id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .execute()
    ).length > 0
  ) {
    await sendLetters(server.deps);
  }
  const text = await listed();
  expect(text).toMatch(/Letters that wait: 0\nLetters that were given up: 2\n/);
  expect(text).toMatch(/DP-\d+ {2}letter, given up after 1 tries/);
  expect(text).not.toContain('gone@');
  const metrics = await server.call('GET', '/metrics');
  expect(metrics.text).toContain('letters{state="failed"} 2');
  expect(metrics.text).toContain('letters{state="waiting"} 0');
});

test('FAMILY-44 a reply is quoted until a letter has reached the address that wrote it', async () => {
  const { db } = server.deps.database;
  const { subject } = await sendHome();
  await receive(message({ subject, text: 'Please call' }));
  server.clock.advance(1_000);
  await saveGrownUp(db, { userId: ali.userId, email: 'other.parent@example.org' });
  expect((await sendHome('Hello to you')).text).toBe('Hello to you');
  await saveGrownUp(db, { userId: ali.userId, email: FAMILY });
  server.mailer.fails(550);
  await sendHome('We call today');
  server.mailer.fails(false);
  server.clock.advance(1_000);
  expect((await sendHome('We call today')).text).toMatch(/> Please call\n[\s\S]*We call today$/);
  server.clock.advance(1_000);
  expect((await sendHome('We called')).text).toBe('We called');
});

test('SCHOOL-34 an erasure deletes letters about a child, their threads and their replies, and no others', async () => {
  const { db, pool } = server.deps.database;
  const { userId } = mia;
  const week = {
    to: 'mia@example.org',
    subject: 'The week',
    text: 'Week',
    series: 'week',
  } as const;
  await queueLetter(db, { id: 'of-mia', ...week, userId }, at());
  await queueLetter(db, { id: 'of-ali', ...week, userId: ali.userId }, at());
  const { subject } = await sendOut();
  await receive(message({ subject: server.mailer.letters.at(-2)?.subject ?? '' }));
  await receive(message({ subject }));
  await pool.query(`UPDATE cases SET state = 'closed', outcome = 'taught' WHERE state <> 'closed'`);
  const left = async () =>
    (
      await pool.query(
        `SELECT t.user_id AS child, count(DISTINCT letter_id)::int AS letters, count(reply_key)::int AS replies
         FROM letter_threads AS t LEFT JOIN outbox USING (thread_no) LEFT JOIN letter_replies USING (thread_no)
         WHERE t.kind = 'week' AND t.user_id = ANY($1) GROUP BY 1 ORDER BY 1`,
        [[userId, ali.userId]],
      )
    ).rows;
  const one = { letters: 1, replies: 1 };
  expect(await left()).toHaveLength(2);
  expect(await left()).toMatchObject([one, one]);
  const order = { userId, by: 'Operator', at: at() };
  const erased = await db.transaction().execute(async each => {
    await askErasure(each, { userId, askedBy: 'Operator', now: true, at: at() });
    return eraseChild(each, server.deps, order);
  });
  expect(erased).toMatchObject({ erased: { counts: { letter_threads: 1, letter_replies: 1 } } });
  expect(await left()).toEqual([{ child: ali.userId, ...one }]);
});

test('SCHOOL-26 a mail server that is down or refuses one recipient delays no other letter, and none is sent twice', async () => {
  const { db } = server.deps.database;
  const ids = ['first', 'refused', 'last'];
  for (const id of ids) {
    const to = `${id}@example.org`;
    await queueLetter(db, { id: `smtp-${id}`, to, subject: 'Hello', text: 'Hello' }, at());
  }
  const send = async (smtpUrl: string): Promise<number> => {
    const mailFrom = 'DigiPals <desk@school.example>';
    const mailer = createMailer({ dataDir: folder, smtpUrl, mailFrom });
    const sent = await sendLetters({ ...server.deps, mailer });
    await mailer.close();
    return sent;
  };
  expect(await send('smtp://127.0.0.1:1')).toBe(0);
  const smtp = await startSmtpServer(line =>
    line.startsWith('RCPT TO:<refused') ? '550 no' : acceptAll(line),
  );
  expect(await send(smtp.smtpUrl)).toBe(0);
  server.clock.advance(120_000);
  expect(await send(smtp.smtpUrl)).toBe(2);
  server.clock.advance(6 * 3_600_000);
  await send(smtp.smtpUrl);
  smtp.close();
  const accepted = smtp.lines.filter(line => /^Message-ID: <smtp-/.test(line));
  expect(accepted.sort()).toEqual([
    'Message-ID: <smtp-first@digipals>',
    'Message-ID: <smtp-last@digipals>',
  ]);
  const { rows } = await server.deps.database.pool.query(
    `SELECT letter_id AS id, failed_at IS NOT NULL AS failed, to_address || body || coalesce(html, '') AS kept
     FROM outbox WHERE letter_id LIKE 'smtp-%' ORDER BY 1`,
  );
  expect(rows).toEqual([
    { id: 'smtp-first', failed: false, kept: '' },
    { id: 'smtp-last', failed: false, kept: '' },
    { id: 'smtp-refused', failed: true, kept: '' },
  ]);
});
