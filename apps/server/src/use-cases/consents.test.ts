import {
  type AskedChild,
  type ChildConsents,
  type FamilyLetter,
  languageCodes,
  type OpenedConsent,
} from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mayGetWeeklyLetter } from '../domains/consents/index.ts';
import { deleteOldRows } from '../domains/rights/index.ts';
import { readUser } from '../domains/user/index.ts';
import { createAdult } from '../testing/adults.ts';
import { decide } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { letChildLeave, letChildReturn } from './change-child.ts';
import { endContactPauses } from './choose-for-child.ts';
import { pauseForNotice } from './pause-for-notice.ts';
import { sendLetters } from './send-letters.ts';
import { dayIn } from './tell-of-erasure.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let cast: SchoolCast;
let network = 0;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(3_600_000);
  cast = await createSchoolCast(server);
  await decide(server, cast.childId, { contact: false, visible: false });
  network += 1;
  server.mailer.letters.length = 0;
});

const db = () => server.deps.database.db;
const asTeacher = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server.call(method, `grown-ups/consent/${path}`, {
    token: cast.adults.teacher.token,
    ...(body && { body }),
  });
const asFamily = (path: string, body: object) =>
  server.call('POST', `grown-ups/consent/${path}`, { body, address: `198.51.${network}.1` });
const listed = async () => {
  const answer = await asTeacher('GET', `classes/${cast.classId}`);
  return answer.json<AskedChild[]>()[0] as AskedChild;
};
const statesOf = ({ consents }: Pick<AskedChild, 'consents'>) =>
  Object.fromEntries(consents.map(({ purpose, state }) => [purpose, state]));
const print = async () => {
  const body = { by: 'paper', children: [cast.childId] };
  const answer = await asTeacher('POST', `classes/${cast.classId}/letters`, body);
  return answer.json<{ letters: FamilyLetter[] }>().letters[0] as FamilyLetter;
};
const tokenIn = (text = '') => /\/grown-ups\/consent#(\S+)/.exec(text)?.[1] ?? '';
const newest = async () => {
  await sendLetters(server.deps);
  return server.mailer.letters.at(-1);
};
const choices = { contact: true, visible: false, weeklyLetter: true };
const emre = { who: 'Emre K.', relation: 'father', email: 'Emre@posta.example', language: 'tr' };
const answer = (key: string, more: object = {}) =>
  asFamily('answer', { key, ...emre, choices, ...more });
const consentRows = async () =>
  (
    await server.deps.database.pool.query(
      `SELECT purpose, given, who, relation, method, version FROM consents
       WHERE user_id = $1 AND who IS NOT NULL ORDER BY consent_id`,
      [cast.childId],
    )
  ).rows;
/** A family that has answered by its letter. @returns the token of the last message */
const familyThatAnswered = async (more: object = {}) => {
  await answer((await print()).code, more);
  const token = tokenIn((await newest())?.text);
  return (await asFamily('confirm', { token })).json<{ token: string }>().token;
};
const mayMeet = async () =>
  (
    await db()
      .selectFrom('users')
      .select(['contact_allowed', 'visible_allowed'])
      .where('user_id', '=', cast.childId)
      .executeTakeFirstOrThrow()
  ).contact_allowed;

test('CONSENT-01 a decision is a row for each purpose with who, relation, method, version and time; the newest counts', async () => {
  const signed = { who: 'Emre K.', relation: 'father', choices };
  const path = `children/${cast.childId}/signed`;
  expect((await asTeacher('POST', path, signed)).status).toBe(200);
  const row = { who: 'Emre K.', relation: 'father', method: 'letter', version: 1 };
  expect(await consentRows()).toEqual([
    { purpose: 'contact', given: true, ...row },
    { purpose: 'visible', given: false, ...row },
    { purpose: 'weeklyLetter', given: true, ...row },
  ]);
  const { consents } = await listed();
  const at = new Date(server.clock()).toISOString();
  expect(consents[1]).toEqual({ purpose: 'contact', state: 'yes', ...row, at });
  await asTeacher('POST', path, { ...signed, choices: { ...choices, contact: false } });
  expect(statesOf(await listed())).toMatchObject({ contact: 'no', weeklyLetter: 'yes' });
  await expect(
    server.deps.database.pool.query('DELETE FROM consents WHERE user_id = $1', [cast.childId]),
  ).rejects.toThrow('append-only');
});

test('CONSENT-02 the school permits learning for each child that it adds, and nothing else', async () => {
  const body = { children: [{ name: 'Ela', birth: null, language: 'tr' }] };
  await server.call('POST', `grown-ups/classes/${cast.classId}/children`, {
    token: cast.adults.teacher.token,
    body,
  });
  const all = (await asTeacher('GET', `classes/${cast.classId}`)).json<AskedChild[]>();
  const ela = all.find(({ name }) => name === 'Ela') as AskedChild;
  const open = { contact: 'open', visible: 'open', weeklyLetter: 'open' };
  expect(statesOf(ela)).toEqual({ learning: 'yes', ...open });
  expect(ela.consents[0]).toMatchObject({ method: 'school', who: null });
  expect(ela).toMatchObject({ email: null, askedAt: null });
});

test('CONSENT-03 a printed letter has a nine-character code and a link, stored only as hashes; a new one ends the old', async () => {
  const letter = await print();
  expect(letter.code).toMatch(/^[2-9A-HJKMNP-Z]{9}$/);
  expect(tokenIn(letter.link).length).toBeGreaterThan(40);
  expect((await listed()).askedAt).toBe(new Date(server.clock()).toISOString());
  const { rows } = await server.deps.database.pool.query('SELECT * FROM consent_links');
  expect(JSON.stringify(rows)).not.toContain(letter.code);
  expect(JSON.stringify(rows)).not.toContain(tokenIn(letter.link));
  await print();
  expect((await asFamily('open', { key: letter.code })).status).toBe(404);
  const other = { by: 'paper', children: [cast.childId, 'nobody'] };
  expect((await asTeacher('POST', `classes/${cast.classId}/letters`, other)).status).toBe(404);
});

test('CONSENT-04 a letter by e-mail goes to the address of the grown-up in its language, about the child', async () => {
  const body = { by: 'email', children: [cast.childId] };
  const send = async () =>
    (await asTeacher('POST', `classes/${cast.classId}/letters`, body)).json();
  expect(await send()).toEqual({ letters: [], sent: 0 });
  for (const email of ['a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org']) {
    const refused = await asTeacher('PUT', `children/${cast.childId}/address`, { email });
    expect([email, refused.status]).toEqual([email, 422]);
  }
  for (const language of languageCodes) {
    await asTeacher('PUT', `children/${cast.childId}/address`, { email: 'Family@example.org' });
    await db()
      .updateTable('grown_ups')
      .set({ language })
      .where('user_id', '=', cast.childId)
      .execute();
    expect(await send()).toEqual({ letters: [], sent: 1 });
    const row = await db()
      .selectFrom('outbox')
      .select('user_id')
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(row.user_id).toBe(cast.childId);
    const letter = await newest();
    expect(letter?.to).toBe('family@example.org');
    expect(letter?.text).not.toMatch(/[{}]/);
    const opened = await asFamily('open', { key: tokenIn(letter?.text) });
    expect(opened.json<OpenedConsent>()).toMatchObject({ kind: 'ask', email: null, childId: null });
  }
  const withoutNumber = (subject: string) => subject.replace(/ \[DP-\d+\]$/, '');
  const subjects = new Set(server.mailer.letters.map(({ subject }) => withoutNumber(subject)));
  expect(subjects.size).toBe(languageCodes.length - 1);
});

test('CONSENT-05 an answer counts only after the link of the second message; a last one says so', async () => {
  const { code, name } = await print();
  const typed = `${code.slice(0, 3)} ${code.slice(3, 6)}-${code.slice(6).toLowerCase()}`;
  const opened = (await asFamily('open', { key: typed })).json<OpenedConsent>();
  expect(opened).toMatchObject({ kind: 'ask', name, noticeVersion: 1, consents: [], who: null });
  expect((await answer(typed)).status).toBe(200);
  expect([await consentRows(), await mayMeet()]).toEqual([[], false]);
  const second = await newest();
  expect(second?.to).toBe('Emre@posta.example');
  const token = tokenIn(second?.text);
  const waits = (await asFamily('open', { key: token })).json<OpenedConsent>();
  expect(waits).toMatchObject({ kind: 'confirm', choices, who: 'Emre K.' });
  expect(await mayMeet()).toBe(false);
  expect((await asFamily('confirm', { token })).status).toBe(200);
  expect(await mayMeet()).toBe(true);
  expect(await consentRows()).toHaveLength(3);
  expect((await consentRows())[0]).toMatchObject({ method: 'email', who: 'Emre K.' });
  const last = await newest();
  expect(last?.subject).not.toBe(second?.subject);
  expect((await listed()).askedAt).toBeNull();
  for (const key of [code, token]) expect((await asFamily('open', { key })).status).toBe(404);
});

test('CONSENT-06 wrong, used and old codes and links answer alike', async () => {
  const used = await print();
  const change = await familyThatAnswered();
  const first = await print();
  server.clock.advance(29 * 24 * 3_600_000);
  const keys = [used.code, first.code, tokenIn(first.link), '23456789A', 'nothing'];
  const answers: { status: number; text: string }[] = [];
  for (const key of keys) answers.push(await asFamily('open', { key }));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
  const others = [
    await answer(used.code),
    await asFamily('confirm', { token: change }),
    await asFamily('withdraw', { token: tokenIn(first.link), purpose: 'contact' }),
  ];
  expect(others.map(({ text }) => text)).toEqual(others.map(() => answers[0]?.text));
});

test('CONSENT-06 wrong codes delay the next try from the same address', async () => {
  const { code } = await print();
  let status = 404;
  for (let tries = 0; tries < 12 && status === 404; tries += 1) {
    status = (await asFamily('open', { key: `23456789${'ABCDEFGHJKMN'[tries]}` })).status;
  }
  expect(status).toBe(429);
  expect((await asFamily('open', { key: code })).status).toBe(429);
  network += 1;
  expect((await asFamily('open', { key: code })).status).toBe(200);
});

test('CONSENT-07 before an answer is confirmed it is only in its link, which is deleted when it expires', async () => {
  const canary = 'Canary Surname';
  await answer((await print()).code, { who: canary, email: 'canary@posta.example' });
  expect((await listed()).email).toBeNull();
  const { rows } = await server.deps.database.pool.query(
    "SELECT FROM consents WHERE who LIKE 'Canary%' UNION ALL SELECT FROM grown_ups WHERE email LIKE 'canary%'",
  );
  expect(rows).toEqual([]);
  for (let times = 0; times < 4; times += 1) await answer((await print()).code, { who: canary });
  expect((await answer((await print()).code)).status).toBe(429);
  server.clock.advance(4 * 24 * 3_600_000);
  await deleteOldRows(db(), { at: new Date(server.clock()), idleMs: 1 });
  const left = await db()
    .selectFrom('consent_links')
    .select('kind')
    .where('user_id', '=', cast.childId)
    .execute();
  expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(['ask']));
  expect(server.logs.join()).not.toContain(canary);
});

test('CONSENT-08 a parent makes an account by the last message, and decides each purpose with a fresh code', async () => {
  const token = await familyThatAnswered();
  const opened = (await asFamily('open', { key: token })).json<OpenedConsent>();
  expect(opened).toMatchObject({ kind: 'change', childId: cast.childId, hasAccount: false });
  const join = () => asFamily('join', { token, name: 'Emre K.', password: 'a long sentence' });
  const joined = await join();
  expect(joined.json()).toMatchObject({ enrolment: { secret: expect.any(String) } });
  expect((await join()).json().code).toBe('email_taken');
  const { role, user_id } = await db()
    .selectFrom('adult_roles')
    .innerJoin('adults', 'adults.adult_id', 'adult_roles.adult_id')
    .select(['role', 'user_id'])
    .where('email', '=', 'emre@posta.example')
    .executeTakeFirstOrThrow();
  expect([role, user_id]).toEqual(['parent', cast.childId]);
  const path = `grown-ups/children/${cast.childId}/consents`;
  const parent = cast.adults.parent.token;
  const read = async () =>
    (await server.call('GET', path, { token: parent })).json<ChildConsents>();
  expect(statesOf(await read())).toMatchObject({ contact: 'yes', visible: 'no' });
  const decideOn = (purpose: string, given: boolean) =>
    server.call('POST', path, { token: parent, body: { purpose, given } });
  expect((await decideOn('contact', false)).status).toBe(200);
  expect(await mayMeet()).toBe(false);
  expect((await decideOn('visible', true)).status).toBe(200);
  expect(statesOf(await read())).toMatchObject({ contact: 'no', visible: 'yes' });
  expect((await read()).consents[1]).toMatchObject({ method: 'account', relation: 'guardian' });
  expect((await decideOn('learning', false)).status).toBe(422);
  server.clock.advance(11 * 60_000);
  expect((await decideOn('contact', true)).json().code).toBe('proof_needed');
});

test('CONSENT-08 an adult with an account signs in and becomes a parent, only by its own e-mail', async () => {
  const { teacher, otherTeacher } = cast.adults;
  const token = await familyThatAnswered({ email: teacher.email.toUpperCase() });
  const opened = (await asFamily('open', { key: token })).json<OpenedConsent>();
  expect(opened.hasAccount).toBe(true);
  const accept = (by: string) =>
    server.call('POST', 'grown-ups/consent/accept', { token: by, body: { token } });
  const path = `grown-ups/children/${cast.childId}/consents`;
  expect((await accept(otherTeacher.token)).status).toBe(404);
  expect((await server.call('GET', path, { token: teacher.token })).status).toBe(404);
  expect((await accept(teacher.token)).status).toBe(200);
  expect((await accept(teacher.token)).status).toBe(200);
  expect((await server.call('GET', path, { token: teacher.token })).status).toBe(200);
});

test('CONSENT-08 the link of the last message withdraws one purpose at once, without an account', async () => {
  const token = await familyThatAnswered();
  expect(await mayMeet()).toBe(true);
  const withdrawn = await asFamily('withdraw', { token, purpose: 'contact' });
  expect(withdrawn.status).toBe(200);
  expect(await mayMeet()).toBe(false);
  expect(statesOf(await listed())).toMatchObject({ contact: 'no', weeklyLetter: 'yes' });
  expect((await asFamily('withdraw', { token, purpose: 'learning' })).status).toBe(422);
});

test('CONSENT-21 a parent whose answer no longer counts gets a letter: who, what, when and where to look', async () => {
  const path = `grown-ups/children/${cast.childId}/consents`;
  const { parent } = cast.adults;
  const derya = await createAdult(server, { role: 'parent', userId: cast.childId });
  const decideAs = ({ token }: { token: string }, purpose: string, given: boolean) =>
    server.call('POST', path, { token, body: { purpose, given } });
  const letters = async () => {
    await sendLetters(server.deps);
    return server.mailer.letters.splice(0);
  };
  await db()
    .updateTable('adults')
    .set({ name: 'Derya' })
    .where('adult_id', '=', derya.adultId)
    .execute();
  // Other tests leave letters.
  await letters();
  await decideAs(parent, 'contact', false);
  await decideAs(parent, 'visible', false);
  expect(await letters()).toEqual([]);
  await decideAs(derya, 'visible', false);
  expect(await letters()).toEqual([]);
  await decideAs(derya, 'contact', true);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.to).toBe(parent.email);
  const { username } = await readUser(db(), cast.childId);
  const day = dayIn('gb', new Date(server.clock()));
  expect(day).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  expect(letter?.text).toContain(`\nDerya answered for ${username} on ${day}.`);
  expect(letter?.text).toContain('Friends and messages: yes');
  expect(letter?.text).toContain(`/grown-ups/family/${cast.childId}/data`);
  // Not to who answers, nor about what stays as it was.
  await decideAs(derya, 'contact', false);
  expect(await letters()).toEqual([]);
  const signed = { who: 'Derya', relation: 'mother', choices: { ...choices, contact: true } };
  await asTeacher('POST', `children/${cast.childId}/signed`, signed);
  expect((await letters()).map(({ to }) => to)).toEqual([derya.email]);
  await decideAs(parent, 'contact', false);
  expect((await letters()).map(({ to }) => to)).toEqual([derya.email]);
});

test('CONSENT-21 parents of the same name are distinguished by their account, and by the e-mail of an answer', async () => {
  const { parent } = cast.adults;
  const other = await createAdult(server, { role: 'parent', userId: cast.childId });
  const ids = [parent.adultId, other.adultId];
  await db().updateTable('adults').set({ name: emre.who }).where('adult_id', 'in', ids).execute();
  const decideAs = ({ token }: { token: string }, given: boolean) =>
    server.call('POST', `grown-ups/children/${cast.childId}/consents`, {
      ...{ token, body: { purpose: 'contact', given } },
    });
  const told = async () => {
    await sendLetters(server.deps);
    const letters = server.mailer.letters.splice(0);
    return letters.flatMap(({ to, text }) => (text.includes('instead of your answer') ? [to] : []));
  };
  await decideAs(parent, false);
  await decideAs(other, true);
  expect(await told()).toEqual([parent.email]);
  await decideAs(parent, false);
  expect(await told()).toEqual([other.email]);
  // Somebody else signs a link with the name of the parents.
  await familyThatAnswered({ language: 'gb' });
  expect(await told()).toEqual([parent.email]);
});

test('CONSENT-21 after a pause has ended, the answer is still that of the account which paused', async () => {
  const { parent } = cast.adults;
  const path = `grown-ups/children/${cast.childId}`;
  const { token } = parent;
  await server.call('POST', `${path}/consents`, {
    ...{ token, body: { purpose: 'contact', given: true } },
  });
  const until = new Date(server.clock() + DAY_MS).toISOString().slice(0, 10);
  const pause = { contact: 'paused', until };
  const paused = await server.call('PUT', `${path}/family/contact`, { token, body: pause });
  expect(paused.status, paused.text).toBe(200);
  server.clock.advance(3 * DAY_MS);
  await endContactPauses(server.deps);
  const { rows } = await server.deps.database.pool.query(
    `SELECT given, method, adult_id FROM consents WHERE user_id = $1 AND purpose = 'contact'
     ORDER BY consent_id DESC LIMIT 1`,
    [cast.childId],
  );
  expect(rows).toEqual([{ given: true, method: 'pause', adult_id: parent.adultId }]);
});

test('CONSENT-20 a link reads no name of another grown-up, and an account does', async () => {
  const token = await familyThatAnswered();
  const { parent } = cast.adults;
  const path = `grown-ups/children/${cast.childId}/consents`;
  await server.call('POST', path, {
    ...{ token: parent.token, body: { purpose: 'contact', given: false } },
  });
  const opened = (await asFamily('open', { key: token })).json<OpenedConsent>();
  const of = (consents: ChildConsents['consents'], purpose: string) =>
    consents.find(one => one.purpose === purpose);
  const contact = { state: 'no', method: 'account', at: new Date(server.clock()).toISOString() };
  expect(of(opened.consents, 'contact')).toMatchObject({ ...contact, who: null, relation: null });
  expect(of(opened.consents, 'visible')).toMatchObject({ who: emre.who, relation: 'father' });
  const read = await server.call('GET', path, { token: parent.token });
  const { consents } = read.json<ChildConsents>();
  expect(of(consents, 'contact')?.who).toMatch(/\w/);
  expect(of(consents, 'visible')?.who).toBe(emre.who);
});

test('CONSENT-11 no weekly letter without a yes', async () => {
  const may = () => mayGetWeeklyLetter(db(), cast.childId);
  expect(await may()).toBe(false);
  const token = await familyThatAnswered();
  expect(await may()).toBe(true);
  await asFamily('withdraw', { token, purpose: 'weeklyLetter' });
  expect(await may()).toBe(false);
});

test('CONSENT-12 a changed notice pauses what it concerns until it is answered again', async () => {
  await decide(server, cast.childId, { contact: true, visible: true });
  const versions = [
    { version: 1, changes: ['learning', 'contact', 'visible', 'weeklyLetter'] },
    { version: 2, changes: ['visible'] },
  ] as const;
  const pause = (some?: typeof versions) =>
    db()
      .transaction()
      .execute(open => pauseForNotice(open, new Date(server.clock()), some));
  const permissions = () =>
    db()
      .selectFrom('users')
      .select(['contact_allowed as contact', 'visible_allowed as visible'])
      .where('user_id', '=', cast.childId)
      .executeTakeFirst();
  await pause();
  expect(await permissions()).toEqual({ contact: true, visible: true });
  await pause(versions);
  expect(await permissions()).toEqual({ contact: true, visible: false });
  await decide(server, cast.childId, { visible: true });
  expect(await permissions()).toEqual({ contact: true, visible: true });
});

test('CONSENT-13 age alone permits no contact: a child above the age of consent waits for an answer as well', async () => {
  await db()
    .updateTable('users')
    .set({ birth_year: 2009, birth_month: 1 })
    .where('user_id', '=', cast.childId)
    .execute();
  expect(await mayMeet()).toBe(false);
  await familyThatAnswered();
  expect(await mayMeet()).toBe(true);
});

test('CONSENT-14 leaving ends consents and links; after a return the family is asked again', async () => {
  const { code } = await print();
  const change = { adultId: cast.adults.teacher.adultId, childId: cast.childId };
  const at = new Date(server.clock());
  await db()
    .transaction()
    .execute(open => letChildLeave(open, { ...change, at }));
  expect((await asFamily('open', { key: code })).status).toBe(404);
  expect((await asTeacher('GET', `classes/${cast.classId}`)).json()).toEqual([]);
  await db()
    .transaction()
    .execute(open => letChildReturn(open, server.deps, { ...change, at }));
  expect(statesOf(await listed())).toMatchObject({ contact: 'open', weeklyLetter: 'open' });
  expect(await mayMeet()).toBe(false);
});
