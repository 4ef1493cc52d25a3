import { randomUUID } from 'node:crypto';
import type { AuditRow, DeskReply, Queue, ReplyOutcome, ResponseOf } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { pseudonymsOf } from '../domains/pseudonyms/index.ts';
import { askErasure, readExport } from '../domains/rights/index.ts';
import { saveContact } from '../domains/safe-contacts/index.ts';
import { casesOf, doStep, onlyCase, readCaseAs, report } from '../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { askForHelp } from '../testing/help-calls.ts';
import { createSchoolCast } from '../testing/school-cast.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { eraseChild } from './erase-child.ts';
import { describeLetters } from './list-letters.ts';
import { sendLetters } from './send-letters.ts';
import { type Taken, takeReply } from './take-reply.ts';

const FAMILY = 'family.of.ali@example.org';
const STRANGER = 'stranger@example.org';
const SEVEN_DAYS_MS = 604_800_000;

let server: TestApp;
let schoolId: string;
let classId: string;
let mia: TestChild;
let ali: TestChild;
let lead: TestStaff;
let other: TestStaff;
let caseId: string;
let count = 0;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  ({ schoolId, classId } = await createSchoolCast(server));
});

afterAll(() => server.close());

beforeEach(async () => {
  const { pool, db } = server.deps.database;
  await pool.query(`UPDATE cases SET state = 'closed', outcome = 'nothingFound'`);
  await pool.query('DELETE FROM letter_replies');
  await pool.query('DELETE FROM outbox');
  server.mailer.letters.splice(0);
  server.mailer.fails(false);
  mia = await createChild(server);
  ali = await createChild(server);
  lead = await createStaff(server, { role: 'lead' });
  other = await createStaff(server, { role: 'lead' });
  await befriend(server, mia, ali);
  await saveGrownUp(db, { userId: ali.userId, email: FAMILY });
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  ({ caseId } = await onlyCase(server, lead));
});

const at = () => new Date(server.clock());
const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.deps.database.pool.query<Row>(sql, values)).rows;

/** Sends a letter of a case. @returns its subject */
async function sendHome(of = caseId, to = 'grownUp'): Promise<string> {
  const letter = { to, language: 'gb', subject: 'About {name}', body: `Hello ${randomUUID()}` };
  await doStep(server, lead, `${of}/letters`, letter);
  await sendLetters(server.deps);
  return server.mailer.letters.at(-1)?.subject ?? '';
}

type Message = { from?: string; subject?: string; text?: string };

/** A message of a grown-up arrives. */
function receive({ from = STRANGER, subject = 'Hello', text = 'Yes' }: Message): Promise<Taken> {
  count += 1;
  server.clock.advance(1_000);
  const head = [`From: ${from}`, `Subject: ${subject}`, `Message-ID: <d${count}@example.org>`];
  return takeReply(server.deps, Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}\r\n`));
}

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, by = lead, body?: object) =>
  server.call(method, `desk/${path}`, { token: by.token, ...(body && { body }) });
const pageOf = async (by = lead) =>
  (await ask('GET', 'replies', by)).json<ResponseOf<'GET desk/replies'>>();
const repliesOf = async (by = lead) => (await pageOf(by)).replies;
const openFor = async (by = lead) => (await ask('GET', 'queue', by)).json<Queue>().openReplies;
const eventsOf = async (id = caseId) =>
  (await readCaseAs(server, lead, id)).events.filter(({ kind }) => kind === 'reply');
const lastAudit = async (most: number) =>
  (
    await query<AuditRow>('SELECT actor, action, object FROM audit ORDER BY row DESC LIMIT $1', [
      most,
    ])
  ).reverse();

/** A reply that waits, the newest. */
async function waiting(message: Message = {}): Promise<DeskReply> {
  await receive(message);
  const newest = (await repliesOf()).findLast(({ outcome }) => outcome === null);
  if (!newest) throw new Error('no reply waits');
  return newest;
}

const put = (replyId: string, into = caseId, by = lead) =>
  ask('POST', `replies/${replyId}/case`, by, { caseId: into });
const end = (replyId: string, by = lead) => ask('POST', `replies/${replyId}/no-answer`, by);
const undo = (replyId: string, by = lead) => ask('DELETE', `replies/${replyId}/no-answer`, by);
const knows = (by: TestStaff, child: TestChild) =>
  query('INSERT INTO ties (staff_id, user_id, is_told, at) VALUES ($1, $2, true, now())', [
    by.staffId,
    child.userId,
  ]);

test('SAFE2-106 partly: a reply that names no letter, or comes from another address, waits for a lead and is in no case', async () => {
  const subject = await sendHome();
  await doStep(server, lead, `${caseId}/close`, { outcome: 'letterSent' });
  await receive({ subject: `Re: ${subject}` });
  await receive({ subject: '[DP-C1999] Hello?', text: 'Any' });
  const shown = { from: STRANGER, outcome: null };
  expect(await repliesOf()).toMatchObject([
    { ...shown, reason: 'otherAddress', number: `DP-C${caseId}`, letterCaseId: caseId },
    { ...shown, reason: 'noLetter', number: null, letterCaseId: null, text: 'Any' },
  ]);
  expect(await eventsOf()).toEqual([]);
  expect((await readCaseAs(server, lead, caseId)).state).toBe('closed');
  expect(await openFor()).toBe(2);
  expect(await openFor(await createStaff(server, { role: 'senior' }))).toBe(0);
  for (const role of ['reviewer', 'senior', 'auditor', 'admin'] as const) {
    expect((await ask('GET', 'replies', await createStaff(server, { role }))).status).toBe(403);
  }
  const listed = (await describeLetters(server.deps.database.db)).split('\n').slice(2);
  const minute = at().toISOString().slice(0, 16).replace('T', ' ');
  expect(listed).toEqual([
    'Replies that wait for a lead of the desk: 2',
    `${minute}  DP-C${caseId}`,
    `${minute}  no known letter`,
  ]);
  const read = 'SELECT actor, action, object FROM accesses WHERE user_id = $1 AND actor = $2';
  const access = { actor: lead.name, action: 'Read text', object: `case ${caseId}` };
  expect(await query(read, [ali.userId, lead.name])).toContainEqual(access);
});

test('SAFE2-106 partly: replies about a child have pseudonyms instead of known names, others are as written', async () => {
  const subject = await sendHome();
  const text = `<b>Who</b> is ${ali.username}? ${mia.username} and Zofia know.`;
  await receive({ subject: `Re: ${subject}`, text });
  await receive({ subject: ali.username, text });
  const ids = [ali.userId, mia.userId];
  const names = await pseudonymsOf(server.deps.database.db, ids);
  const [nameOfAli, nameOfMia] = ids.map(id => names.get(id));
  expect(await repliesOf()).toMatchObject([
    {
      subject: `Re: About ${nameOfAli} [DP-C${caseId}]`,
      text: `<b>Who</b> is ${nameOfAli}? ${nameOfMia} and Zofia know.`,
    },
    { subject: ali.username, text },
  ]);
});

test('SAFE2-106 partly: a reply to a letter about no case and of no school waits, and its reading is registered', async () => {
  const letter = { id: randomUUID(), to: FAMILY, subject: 'Hello', text: 'Hello' };
  await queueLetter(server.deps.database.db, { ...letter, userId: ali.userId }, at());
  await sendLetters(server.deps);
  const subject = server.mailer.letters.at(-1)?.subject ?? '';
  await receive({ from: FAMILY, subject });
  const [number] = /DP-\d+/.exec(subject) ?? [];
  expect(await repliesOf()).toMatchObject([{ reason: 'noCase', number, letterCaseId: null }]);
  const read = 'SELECT action, object FROM accesses WHERE user_id = $1 AND actor = $2';
  expect(await query(read, [ali.userId, lead.name])).toContainEqual({
    action: 'Read text',
    object: 'replies',
  });
});

test('SAFE2-106 partly: one statement registers what a lead reads, each child and object once', async () => {
  const subject = await sendHome();
  await receive({ subject });
  await receive({ subject });
  await repliesOf(other);
  const letter = { id: randomUUID(), to: FAMILY, subject: 'Hello', text: 'Hello' };
  await queueLetter(server.deps.database.db, { ...letter, userId: ali.userId }, at());
  await sendLetters(server.deps);
  await receive({ subject: server.mailer.letters.at(-1)?.subject ?? '' });
  const count = countQueries(server.deps.database.pool, 'INSERT INTO accesses');
  expect(await repliesOf(other)).toHaveLength(3);
  expect(count()).toBe(1);
  const read =
    'SELECT user_id AS id, action, object FROM accesses WHERE actor = $1 ORDER BY object';
  const entry = { id: ali.userId, action: 'Read text' };
  expect(await query(read, [other.name])).toEqual([
    { ...entry, object: `case ${caseId}` },
    { ...entry, object: 'replies' },
  ]);
});

test('SAFE2-106 partly: the oldest reply comes first, and the answer says when more wait than it has', async () => {
  await receive({ text: 'Old' });
  await receive({ text: 'New' });
  expect((await repliesOf()).map(({ text }) => text)).toEqual(['Old', 'New']);
  const add = `INSERT INTO letter_replies (reply_key, from_address, is_known, subject, body, at)
    SELECT decode(lpad(to_hex(n), 64, '0'), 'hex'), '', false, '', n::text, $1::timestamptz + n * interval '1 s'
    FROM generate_series(1, $2::int) AS n`;
  await query(add, [at(), 198]);
  expect(await pageOf()).toMatchObject({ hasMore: false });
  await receive({ text: 'Too many' });
  const page = await pageOf();
  expect([page.hasMore, page.replies.length, page.replies[0]?.text]).toEqual([true, 200, 'Old']);
  await end(page.replies[0]?.replyId ?? '');
  expect(await pageOf()).toMatchObject({ hasMore: false });
});

test('SAFE2-106 partly: a reply to a letter of a school stays with its lead, one of a case with the case', async () => {
  const { db } = server.deps.database;
  const letter = { id: randomUUID(), to: FAMILY, subject: 'Come', text: 'Come', schoolId };
  await queueLetter(db, letter, at());
  await sendLetters(server.deps);
  await receive({ subject: server.mailer.letters.at(-1)?.subject ?? '' });
  await receive({ from: FAMILY, subject: await sendHome() });
  expect(await repliesOf()).toEqual([]);
  expect(await eventsOf()).toMatchObject([{ by: 'Grown-up', text: 'Yes' }]);
});

test('SAFE2-106 partly: a reply of a family that must not know something waits for a lead; a safe contact does not', async () => {
  const subject = await sendHome();
  const help = await askForHelp(server, ali, { picture: 'hurts' });
  await receive({ from: FAMILY, subject, text: 'What did she say?' });
  expect(await repliesOf()).toMatchObject([{ reason: 'withheld', from: FAMILY }]);
  expect(await eventsOf()).toEqual([]);

  const email = 'deputy@school.example';
  const ofSchool = [schoolId, classId, ali.userId];
  await query('UPDATE users SET school_id = $1, class_id = $2 WHERE user_id = $3', ofSchool);
  const facts = { name: 'Helen Marsh', email, phone: '020 7946 0101', hours: 'Monday to Friday' };
  const saved = { schoolId, kind: 'deputy', facts, codeHash: null, verifiedAt: at() } as const;
  await saveContact(server.deps.database.db, { ...saved, at: at() });
  const toDeputy = await sendHome(help.caseId, 'deputy');
  await receive({ from: email, subject: toDeputy, text: 'I call her' });
  expect(await eventsOf(help.caseId)).toMatchObject([{ by: 'Grown-up', text: 'I call her' }]);

  await query('UPDATE help_requests SET home_at = now() WHERE user_id = $1', [ali.userId]);
  await receive({ from: FAMILY, subject, text: 'Now we know' });
  expect(await eventsOf()).toMatchObject([{ text: 'Now we know' }]);
  expect(await repliesOf()).toHaveLength(1);
});

test('SAFE2-106 partly: a reply to a closed case is in the open one like it, unless one of them is kept from the family', async () => {
  const help = await askForHelp(server, ali, { picture: 'hurts' });
  const home = 'UPDATE help_requests SET ended_at = now(), home_at = $1 WHERE case_id = $2';
  await query(home, [at(), help.caseId]);
  const subject = await sendHome(help.caseId);
  await query(`UPDATE cases SET state = 'closed', outcome = 'taught'`);
  const next = await askForHelp(server, ali, { picture: 'hurts' });
  expect(next.caseId).not.toBe(help.caseId);
  const isWithheld = [{ reason: 'withheld', letterCaseId: help.caseId }];

  await query(home, [null, next.caseId]);
  await receive({ from: FAMILY, subject });
  expect(await repliesOf()).toMatchObject(isWithheld);
  await query(home, [at(), next.caseId]);
  await query(home, [null, help.caseId]);
  await receive({ from: FAMILY, subject });
  expect(await repliesOf()).toMatchObject([...isWithheld, ...isWithheld]);
  expect(await eventsOf(next.caseId)).toEqual([]);

  await query(home, [at(), help.caseId]);
  await receive({ from: FAMILY, subject, text: 'Now we know' });
  expect(await eventsOf(next.caseId)).toMatchObject([{ by: 'Grown-up', text: 'Now we know' }]);
  const stored = 'SELECT case_id AS id FROM letter_replies WHERE case_id IS NOT NULL';
  expect(await query(stored)).toEqual([{ id: Number(next.caseId) }]);
});

test('SAFE2-106 partly: a lead who knows the child finds neither its replies nor its letters', async () => {
  const subject = await sendHome();
  const { replyId } = await waiting({ subject });
  await knows(other, ali);
  expect(await repliesOf(other)).toEqual([]);
  expect(await openFor(other)).toBe(0);
  for (const answer of [
    await end(replyId, other),
    await put(replyId, caseId, other),
    await undo(replyId, other),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect(await repliesOf()).toMatchObject([{ replyId, outcome: null }]);
});

test('SAFE2-107 partly: a lead who knows the child of the letter or of the case of a reply cannot act and does not find it', async () => {
  const third = await createStaff(server, { role: 'lead' });
  await knows(other, mia);
  await knows(third, ali);
  await report(server, ali, { reason: 'unkind', userId: mia.userId });
  const { caseId: caseOfMia = '' } =
    (await casesOf(server, lead)).find(found => found.caseId !== caseId) ?? {};
  const { replyId } = await waiting({ subject: await sendHome() });
  expect((await put(replyId, caseOfMia, other)).status).toBe(404);
  expect((await put(replyId, caseOfMia, third)).status).toBe(404);
  expect(await repliesOf(other)).toMatchObject([{ replyId, outcome: null }]);
  expect((await put(replyId, caseOfMia)).json()).toMatchObject({ caseId: caseOfMia });
  expect(await repliesOf()).toMatchObject([{ replyId, outcome: { caseId: caseOfMia } }]);
  for (const tied of [other, third]) {
    expect(await repliesOf(tied)).toEqual([]);
    expect((await end(replyId, tied)).status).toBe(404);
  }
});

test('SAFE2-107 partly: an address is known in the case of its letter, and in no other', async () => {
  const subject = await sendHome();
  const help = await askForHelp(server, ali, { picture: 'hurts' });
  const one = await waiting({ from: FAMILY, subject, text: 'One' });
  const letters = async () => (await readExport(server.deps.database.db, ali.userId))['consent'];
  const before = await letters();
  await put(one.replyId, help.caseId);
  // The family must not learn of the help request from its export.
  expect(await letters()).toEqual(before);
  const two = await waiting({ from: FAMILY, subject, text: 'Two' });
  await put(two.replyId);
  expect(await eventsOf(help.caseId)).toMatchObject([{ by: 'Unknown sender', text: 'One' }]);
  expect(await eventsOf()).toMatchObject([{ by: 'Grown-up', text: 'Two' }]);
});

test('SAFE2-107 partly: an address is known in the open case that gets the replies to a closed one', async () => {
  const subject = await sendHome();
  await doStep(server, lead, `${caseId}/close`, { outcome: 'taught' });
  await report(server, mia, { reason: 'unkind', userId: ali.userId, text: 'Again' });
  const next = await onlyCase(server, lead);
  await askForHelp(server, ali, { picture: 'hurts' });
  const { replyId } = await waiting({ from: FAMILY, subject });
  await put(replyId);
  expect(next.caseId).not.toBe(caseId);
  expect(await eventsOf(next.caseId)).toMatchObject([{ by: 'Grown-up', text: 'Yes' }]);
});

test('SAFE2-107 partly: a reply that a lead puts into the case of another child has the names of both children no more', async () => {
  await query(`UPDATE users SET username = 'Iris Kaya' WHERE user_id = $1`, [ali.userId]);
  await query(`UPDATE users SET username = 'Yara Rossi' WHERE user_id = $1`, [mia.userId]);
  await report(server, ali, { reason: 'unkind', userId: mia.userId });
  const { caseId: caseOfMia = '' } =
    (await casesOf(server, lead)).find(found => found.caseId !== caseId) ?? {};
  const text = 'Iris Kaya cried. IRIS says that Yara Rossi did it. Ask yara.';
  const { replyId } = await waiting({ subject: await sendHome(), text });
  await put(replyId, caseOfMia);
  expect(await eventsOf(caseOfMia)).toMatchObject([
    {
      by: 'Unknown sender',
      text: '{other child} cried. {other child} says that {name} did it. Ask {name}.',
    },
  ]);
});

test('SAFE2-107 partly: a lead puts a reply into a case, where it is an event once, without name and address', async () => {
  await query(`UPDATE users SET username = 'Rose Kaya' WHERE user_id = $1`, [ali.userId]);
  const { replyId } = await waiting({
    subject: `Rose and ${STRANGER}`,
    text: `Rose is sorry. rose kaya says so. Write to ${STRANGER}.`,
  });
  await sendHome();
  const first = (await put(replyId)).json<ReplyOutcome>();
  expect(first).toMatchObject({ caseId, by: lead.name, isOwn: true });
  expect((await put(replyId)).json()).toEqual(first);
  expect(await eventsOf()).toMatchObject([
    {
      by: 'Unknown sender',
      text: '{name} and {address}\n\n{name} is sorry. {name} says so. Write to {address}.',
    },
  ]);
  expect((await readCaseAs(server, lead, caseId)).state).toBe('open');
  const [shown] = await repliesOf(other);
  const empty = { from: '', subject: '', text: '' };
  expect(shown).toMatchObject({ ...empty, outcome: { ...first, isOwn: false } });
  const kept = 'SELECT from_address || subject || body AS kept FROM letter_replies';
  expect(await query(kept)).toEqual([{ kept: '' }]);
  const object = `case ${caseId}`;
  expect(await lastAudit(1)).toEqual([{ actor: lead.name, action: 'Put reply into case', object }]);
  expect((await undo(replyId)).json()).toMatchObject({
    ...{ status: 409, code: 'too_late' },
  });
  expect(await openFor()).toBe(0);
});

test('SAFE2-107 partly: an unknown case and the case of a child that the lead knows are the same, and the reply still waits', async () => {
  const { replyId } = await waiting();
  const unknown = await put(replyId, '999999999');
  await knows(lead, ali);
  const tied = await put(replyId);
  expect([unknown.status, tied.status]).toEqual([404, 404]);
  expect(tied.json<object>()).toEqual(unknown.json<object>());
  expect((await end('no-such-reply')).status).toBe(404);
  expect(await repliesOf()).toMatchObject([{ replyId, outcome: null, text: 'Yes' }]);
});

test('SAFE2-107 partly: a retry with the same key answers as the first, also after another lead', async () => {
  const { replyId } = await waiting();
  const path = `desk/replies/${replyId}/no-answer`;
  const call = () =>
    server.call('POST', path, { token: lead.token, headers: { 'idempotency-key': 'k-1' } });
  const first = (await call()).json<ReplyOutcome>();
  await undo(replyId);
  await end(replyId, other);
  expect((await call()).json()).toEqual(first);
  expect(await repliesOf()).toMatchObject([{ outcome: { by: other.name } }]);
});

test('SAFE2-107 partly: of two leads at the same time one acts, and the other reads who was first', async () => {
  const { replyId } = await waiting();
  const answers = await Promise.all([
    put(replyId),
    put(replyId, caseId, other),
    end(replyId, other),
    put(replyId),
  ]);
  const outcomes = answers.map(answer => answer.json<ReplyOutcome>());
  expect(new Set(outcomes.map(({ by, caseId: into }) => `${by} ${into}`)).size).toBe(1);
  const [shown] = await repliesOf();
  expect(await eventsOf()).toHaveLength(shown?.outcome?.caseId === caseId ? 1 : 0);
  const asked = [lead, other, other, lead];
  outcomes.forEach(({ by, isOwn }, place) => {
    expect(isOwn).toBe(asked[place]?.name === by);
  });
  const acts = `SELECT count(*)::int AS acts FROM audit
    WHERE action IN ('Put reply into case', 'Reply needs no answer') AND actor = ANY($1)`;
  expect(await query(acts, [[lead.name, other.name]])).toEqual([{ acts: 1 }]);
});

test('SAFE2-107 partly: "needs no answer" is taken back by the lead who said it, and by no other', async () => {
  const { replyId } = await waiting();
  expect((await end(replyId)).json()).toMatchObject({ caseId: null, isOwn: true });
  expect(await repliesOf(other)).toMatchObject([{ text: 'Yes', outcome: { by: lead.name } }]);
  expect(await openFor()).toBe(0);
  expect((await undo(replyId, other)).json()).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await undo(replyId)).status).toBe(200);
  expect((await undo(replyId)).status).toBe(200);
  expect(await repliesOf(other)).toMatchObject([{ outcome: null }]);
  const object = `reply ${replyId.slice(0, 12)}`;
  expect(await lastAudit(2)).toEqual([
    { actor: lead.name, action: 'Reply needs no answer', object },
    { actor: lead.name, action: 'Reply waits again', object },
  ]);
  await end(replyId);
  const earlier = `UPDATE letter_replies SET done_at = done_at - $1::int * interval '1 ms'`;
  await query(earlier, [SEVEN_DAYS_MS - 1]);
  expect(await repliesOf()).toMatchObject([{ replyId, outcome: { isOwn: true } }]);
  await query(earlier, [1]);
  expect(await repliesOf()).toEqual([]);
  expect((await undo(replyId)).json()).toMatchObject({ status: 409, code: 'too_late' });
  expect(await openFor()).toBe(0);
});

test('SAFE2-108 partly: cases with a reply are listed until an adult answers or writes a note', async () => {
  const replied = async (by = lead) =>
    (await casesOf(server, by, 'show=replied')).map(found => found.caseId);
  const subject = await sendHome();
  expect(await replied()).toEqual([]);
  await receive({ from: FAMILY, subject });
  expect(await replied()).toEqual([caseId]);
  await knows(other, ali);
  expect(await replied(other)).toEqual([]);
  await doStep(server, lead, `${caseId}/notes`, { text: 'We talked' });
  expect(await replied()).toEqual([]);
  await receive({ from: FAMILY, subject, text: 'One more question' });
  expect(await replied()).toEqual([caseId]);
  await sendHome();
  expect(await replied()).toEqual([]);
  await receive({ from: FAMILY, subject, text: 'Thank you' });
  await doStep(server, lead, `${caseId}/close`, { outcome: 'letterSent' });
  expect(await replied()).toEqual([]);
});

test('SAFE2-109 partly: a letter that was given up is listed with its case until a lead has dealt with it', async () => {
  server.mailer.fails(550);
  await sendHome();
  const { letters } = await pageOf();
  const { letterId = '' } = letters[0] ?? {};
  const number = `DP-C${caseId}`;
  expect(letters).toMatchObject([{ number, kind: 'case', caseId, tries: 1, dealtWith: null }]);
  expect(await openFor()).toBe(1);
  const deal = (by = lead) => ask('POST', `letters/${encodeURIComponent(letterId)}/dealt-with`, by);
  const first = await Promise.all([deal(), deal(other)]);
  const [by] = new Set(first.map(answer => answer.json<{ by: string }>().by));
  expect(first.map(answer => answer.json<{ isOwn: boolean }>().isOwn).sort()).toEqual([
    false,
    true,
  ]);
  expect((await deal()).json()).toMatchObject({ by });
  expect(await openFor()).toBe(0);
  expect((await pageOf()).letters).toMatchObject([{ dealtWith: { by } }]);
  const entry = { actor: by, action: 'Dealt with lost letter', object: `case ${caseId}` };
  expect(await lastAudit(1)).toEqual([entry]);
  const earlier = `UPDATE outbox SET done_at = done_at - $1::int * interval '1 ms'`;
  await query(earlier, [SEVEN_DAYS_MS - 1]);
  expect((await pageOf()).letters).toMatchObject([{ letterId, dealtWith: { by } }]);
  await query(earlier, [1]);
  expect((await pageOf()).letters).toEqual([]);
  expect(await describeLetters(server.deps.database.db)).toContain(
    `${number}  case, given up after 1 tries, dealt with by ${by}`,
  );
});

test('SAFE2-109 partly: the audit log has one name of a letter about no case', async () => {
  const [id, old] = [randomUUID(), randomUUID()];
  const letter = { to: FAMILY, subject: 'Hello', text: 'Hello' };
  await queueLetter(server.deps.database.db, { id, ...letter }, at());
  server.mailer.fails(550);
  await sendLetters(server.deps);
  await ask('POST', `letters/${id}/dealt-with`);
  const [{ number = '' } = {}] = (await pageOf()).letters;
  expect(number).toMatch(/^DP-\d+$/);
  const object = `letter ${number}`;
  expect(await lastAudit(2)).toMatchObject([
    { action: 'Letter did not arrive', object },
    { action: 'Dealt with lost letter', object },
  ]);
  await queueLetter(server.deps.database.db, { id: old, ...letter }, at());
  await query('UPDATE outbox SET thread_no = NULL WHERE letter_id = $1', [old]);
  await sendLetters(server.deps);
  expect(await lastAudit(1)).toMatchObject([{ object: 'letter without number' }]);
});

test('SAFE2-109 partly: the list for operators has all letters given up and all replies that wait', async () => {
  const letters = `INSERT INTO outbox (letter_id, thread_no, to_address, subject, body, due_at, failed_at)
    SELECT 'many-' || n, (SELECT min(thread_no) FROM letter_threads), '', '', '', now(), now()
    FROM generate_series(1, 201) AS n`;
  const replies = `INSERT INTO letter_replies (reply_key, from_address, is_known, subject, body, at)
    SELECT decode(lpad(to_hex(n), 64, '0'), 'hex'), '', false, '', '', now() FROM generate_series(1, 201) AS n`;
  await sendHome();
  await query(letters);
  await query(replies);
  const listed = await describeLetters(server.deps.database.db);
  expect(listed.match(/given up after/g)).toHaveLength(201);
  expect(listed.match(/no known letter/g)).toHaveLength(201);
  expect(listed).toContain('Replies that wait for a lead of the desk: 201');
});

/** The report of a mail server about a letter. */
function reportOf(letterId: string, action: string): Promise<Taken> {
  const lines = [
    ...[
      'From: mailer-daemon@example.org',
      'Subject: Undelivered',
      `Message-ID: <${action}@mx.example>`,
    ],
    ...['Content-Type: multipart/report; report-type=delivery-status; boundary="b"', ''],
    ...['--b', '', 'Mailbox full.', '--b', 'Content-Type: message/delivery-status', ''],
    ...[`Final-Recipient: rfc822; ${FAMILY}`, `Action: ${action}`, 'Status: 5.2.2', ''],
    ...['--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: <${letterId}@digipals>`],
    ...['--b--', ''],
  ];
  return takeReply(server.deps, Buffer.from(lines.join('\r\n')));
}

test('SAFE2-109 partly: a letter that a mail server reports as not delivered is a lost one, once', async () => {
  await sendHome();
  const letterId = server.mailer.letters.at(-1)?.id ?? '';
  const lost = async () => (await pageOf()).letters;
  for (const [id, action] of [
    [letterId, 'delayed'],
    ['no-such-letter', 'failed'],
  ] as const) {
    expect(await reportOf(id, action)).toBe('automatic');
    expect(await lost()).toEqual([]);
  }
  await reportOf(letterId, 'failed');
  await reportOf(letterId, 'failed');
  expect(await lost()).toMatchObject([{ letterId, caseId, kind: 'case', dealtWith: null }]);
  const found = await readCaseAs(server, lead, caseId);
  expect(found.state).toBe('open');
  expect(found.events.filter(({ by, kind }) => by === 'System' && kind === 'note')).toHaveLength(1);
  const entry = { actor: 'System', action: 'Letter did not arrive', object: `case ${caseId}` };
  expect(await lastAudit(1)).toEqual([entry]);
  await ask('POST', `letters/${letterId}/dealt-with`);
  await reportOf(letterId, 'failed');
  expect(await lost()).toMatchObject([{ dealtWith: { by: lead.name } }]);
});

test('a lost letter about a help request is sent again at once, one that is on its way is not', async () => {
  const help = await askForHelp(server, ali, { picture: 'hurts' });
  await query('UPDATE help_requests SET home_at = now() WHERE case_id = $1', [help.caseId]);
  const letter = { to: 'grownUp', language: 'gb', subject: 'About {name}', body: 'Hello' };
  const send = async () => {
    await doStep(server, lead, `${help.caseId}/letters`, letter);
    await sendLetters(server.deps);
    return server.mailer.letters.map(({ id }) => id);
  };
  const [letterId = ''] = await send();
  expect(await send()).toEqual([letterId]);
  await reportOf(letterId, 'failed');
  expect(await send()).toEqual([letterId, expect.any(String)]);
  expect(await send()).toHaveLength(2);
});

test('SAFE2-109 partly: a letter that waits is no lost one, and one about a child that the lead knows is not listed', async () => {
  server.mailer.fails(true);
  await sendHome();
  const [{ id = '' } = {}] = await query<{ id: string }>('SELECT letter_id AS id FROM outbox');
  expect((await ask('POST', `letters/${id}/dealt-with`)).status).toBe(404);
  await query('UPDATE outbox SET failed_at = now()');
  await knows(other, ali);
  expect((await pageOf(other)).letters).toEqual([]);
  expect((await ask('POST', `letters/${id}/dealt-with`, other)).status).toBe(404);
  expect((await pageOf()).letters).toHaveLength(1);
});

test('SAFE2-107 partly: the export leaves out replies that wait for a lead; an erasure deletes those that a lead put there', async () => {
  const { db } = server.deps.database;
  const subject = await sendHome();
  await receive({ subject, text: 'From a stranger' });
  const letter = { id: randomUUID(), to: FAMILY, subject: 'Hello', text: 'Hello' };
  await queueLetter(db, { ...letter, userId: ali.userId }, at());
  await sendLetters(server.deps);
  const noCase = server.mailer.letters.at(-1)?.subject ?? '';
  await receive({ subject: noCase, text: 'From a stranger' });
  await receive({ from: FAMILY, subject: noCase, text: 'From the family' });
  const { replyId } = await waiting({ text: 'Names no letter' });
  await put(replyId);
  const exported = await readExport(db, ali.userId);
  expect(exported['consent']?.letter_replies).toMatchObject([{ is_known: true }]);
  await query(`UPDATE cases SET state = 'closed', outcome = 'taught'`);
  const order = { userId: ali.userId, by: 'Operator', at: at() };
  await db.transaction().execute(async each => {
    await askErasure(each, { userId: ali.userId, askedBy: 'Operator', now: true, at: at() });
    return eraseChild(each, server.deps, order);
  });
  expect(await query('SELECT 1 AS row FROM letter_replies')).toEqual([]);
});
