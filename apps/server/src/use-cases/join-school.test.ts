import { type Adult, invitationMs } from '@digipals/contract';
import { Secret } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { codeAt } from '../domains/adult-sign-in/one-time-code.ts';
import { detailHashOf } from '../domains/audit/audit.policy.ts';
import { createAdult, createSchool, createSchoolClass } from '../testing/adults.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { firstLink } from './manage-schools.ts';
import { sendLetters } from './send-letters.ts';

const password = 'a sentence that nobody guesses';
const email = 'selma@school.example';
const HALF_MINUTE = 30_000;

let server: TestApp;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterEach(() => server.close());

const post = (path: string, body: object, token?: string) =>
  server.call('POST', `grown-ups/${path}`, { body, token });
const tokenIn = (text = ''): string => /join#([\w-]+)/.exec(text)?.[1] ?? '';
const at = () => new Date(server.clock());
const link = () =>
  server.deps.database.db.transaction().execute(db => firstLink(db, server.deps, at()));

type Begun = { challenge: string; enrolment: { secret: string } };
type SignedIn = { token: string; adult: Adult; recoveryCodes: string[] };

/** Joins with the token of an invitation, and sets up the second factor. */
async function join(token: string, more: object = {}) {
  const begun = await post('join', { token, name: 'Selma', password, ...more });
  if (begun.status !== 200) throw new Error(begun.text);
  const { challenge, enrolment } = begun.json<Begun>();
  const secret = Buffer.from(Secret.fromBase32(enrolment.secret).bytes);
  const answer = await post('sign-in/code', { challenge, code: codeAt(secret, server.clock()) });
  return { ...answer.json<SignedIn>(), secret };
}

/** Asks for an invitation to a school. @returns the token in its letter */
async function inviteTo(schoolId: string, body: { email: string; role: string }, lead: string) {
  const invited = await post(`schools/${schoolId}/invitations`, body, lead);
  expect(invited.status, invited.text).toBe(200);
  await sendLetters(server.deps);
  const [letter] = server.mailer.letters.toReversed();
  expect(letter?.to).toBe(body.email);
  return tokenIn(letter?.text);
}

/** Invites a teacher to a new school. @returns the token in its letter */
async function invite(): Promise<{ token: string; schoolId: string; lead: string }> {
  const schoolId = await createSchool(server);
  const { token: lead } = await createAdult(server, { role: 'lead', schoolId });
  const token = await inviteTo(schoolId, { email, role: 'teacher' }, lead);
  return { token, schoolId, lead };
}

test('SCHOOL-05 the first link makes a lead, once, and the lead makes one school', async () => {
  const [old, token] = [tokenIn((await link()) ?? ''), tokenIn((await link()) ?? '')];
  expect((await post('invitation', { token: old })).status).toBe(404);
  const shown = await post('invitation', { token });
  expect(shown.json()).toEqual({ role: 'lead', schoolName: null, email: null, hasAccount: false });
  expect((await post('join', { token, name: 'Ayse', password })).status).toBe(422);
  const lead = await join(token, { name: 'Ayse', email: 'Lead@school.example' });
  expect(lead.adult).toMatchObject({ name: 'Ayse', email: 'lead@school.example' });
  expect((await post('invitation', { token })).status).toBe(404);
  expect(await link()).toBeNull();
  const facts = {
    ...{ schoolName: 'Papatya', country: 'tr', timeZone: 'Europe/Istanbul', language: 'tr' },
    ...{ keepTexts: 'month', consentAge: 16, quiet: null },
  };
  const wrong = await post('schools', { ...facts, timeZone: 'Moon' }, lead.token);
  expect(wrong.status).toBe(422);
  const made = await post('schools', facts, lead.token);
  expect(made.json()).toMatchObject({ ...facts, classes: 0, children: 0, teachers: 0 });
  expect((await post('schools', facts, lead.token)).status).toBe(403);
});

test('SCHOOL-06 a teacher joins by the link in a letter, which works once and for seven days', async () => {
  const { token, schoolId, lead } = await invite();
  const people = await server.call('GET', `grown-ups/schools/${schoolId}/people`, { token: lead });
  expect(people.json()).toMatchObject({ invitations: [{ email, role: 'teacher' }] });
  expect((await post('invitation', { token })).json()).toMatchObject({ email, hasAccount: false });
  const { adult } = await join(token, { email: 'other@school.example' });
  expect(adult).toMatchObject({ email, roles: [{ role: 'teacher', schoolId, classId: null }] });
  const again = await post('join', { token, name: 'Eve', password });
  expect(again.json()).toMatchObject({ status: 404, code: 'not_found' });
  const repeated = await post(`schools/${schoolId}/invitations`, { email, role: 'teacher' }, lead);
  expect(repeated.json()).toMatchObject({ code: 'already_there' });
  const own = (await server.call('GET', 'grown-ups/me', { token: lead })).json<Adult>();
  const itself = { email: own.email, role: 'teacher' };
  const toItself = await post(`schools/${schoolId}/invitations`, itself, lead);
  expect(toItself.json()).toMatchObject({ code: 'own_account' });
  const late = await invite();
  server.clock.advance(invitationMs + 1_000);
  expect((await post('invitation', { token: late.token })).text).toBe(
    (await post('invitation', { token: 'unknown' })).text,
  );
});

test('SCHOOL-06 an adult with an account accepts while signed in, and nobody accepts for another', async () => {
  const first = await invite();
  const { token } = await join(first.token);
  const second = await invite();
  expect((await post('invitation', { token: second.token })).json()).toMatchObject({
    hasAccount: true,
  });
  const twice = await post('join', { token: second.token, name: 'Selma', password });
  expect(twice.json()).toMatchObject({ code: 'email_taken' });
  const eve = await createAdult(server);
  const stolen = await post('invitation/accept', { token: second.token }, eve.token);
  expect(stolen.status).toBe(404);
  expect((await post('invitation/accept', { token: second.token }, token)).status).toBe(200);
  const me = await server.call('GET', 'grown-ups/me', { token });
  expect(me.json<Adult>().roles.map(({ schoolId }) => schoolId)).toEqual([
    first.schoolId,
    second.schoolId,
  ]);
});

test('SCHOOL-07 a recovery code signs in once without the authenticator; new ones end the old', async () => {
  const { token } = await invite();
  const selma = await join(token);
  expect(new Set(selma.recoveryCodes).size).toBe(10);
  const [one = '', two = ''] = selma.recoveryCodes;
  const recover = async (code: string) => {
    const { challenge } = (await post('sign-in', { email, password })).json<Begun>();
    return post('sign-in/recovery', { challenge, code });
  };
  expect((await recover(one.toLowerCase().replace('-', ' '))).status).toBe(200);
  expect((await recover(one)).json()).toMatchObject({ code: 'staff_sign_in_failed' });
  const account = await server.call('GET', 'grown-ups/sessions', { token: selma.token });
  expect(account.json()).toMatchObject({ recoveryCodesLeft: 9 });
  const renewed = await server.call('POST', 'grown-ups/recovery-codes', { token: selma.token });
  expect(renewed.json<SignedIn>().recoveryCodes).toHaveLength(10);
  expect((await recover(two)).status).toBe(401);
});

test('SCHOOL-04 SCHOOL-08 a session is seen and ended, and a new code makes the proof fresh', async () => {
  const { token } = await invite();
  const selma = await join(token);
  server.clock.advance(11 * 60_000);
  const stale = await server.call('POST', 'grown-ups/recovery-codes', { token: selma.token });
  expect(stale.json()).toMatchObject({ code: 'proof_needed' });
  expect((await post('proof', { code: '000000' }, selma.token)).json()).toMatchObject({
    code: 'code_refused',
  });
  server.clock.advance(HALF_MINUTE);
  const code = codeAt(selma.secret, server.clock());
  expect((await post('proof', { code }, selma.token)).status).toBe(200);
  const fresh = await server.call('POST', 'grown-ups/recovery-codes', { token: selma.token });
  expect(fresh.status).toBe(200);
  const { challenge } = (await post('sign-in', { email, password })).json<Begun>();
  server.clock.advance(HALF_MINUTE);
  const other = await server.call('POST', 'grown-ups/sign-in/code', {
    body: { challenge, code: codeAt(selma.secret, server.clock()) },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
  });
  type Account = { sessions: { sessionId: string; device: string; isThis: boolean }[] };
  const seen = await server.call('GET', 'grown-ups/sessions', { token: selma.token });
  const [newest] = seen.json<Account>().sessions;
  expect(newest).toMatchObject({ device: 'Firefox on Windows', isThis: false });
  const path = `grown-ups/sessions/${newest?.sessionId}`;
  const stranger = await createAdult(server);
  expect((await server.call('DELETE', path, { token: stranger.token })).status).toBe(404);
  expect((await server.call('DELETE', path, { token: selma.token })).status).toBe(200);
  const ended = await server.call('GET', 'grown-ups/me', { token: other.json<SignedIn>().token });
  expect(ended.status).toBe(401);
});

test('SCHOOL-08 a new password ends the other sessions', async () => {
  const { token } = await invite();
  const selma = await join(token);
  const { adultId } = selma.adult;
  const body = { current: password, password: 'another long sentence' };
  const { challenge } = (await post('sign-in', { email, password })).json<Begun>();
  server.clock.advance(HALF_MINUTE);
  const code = codeAt(selma.secret, server.clock());
  const other = (await post('sign-in/code', { challenge, code })).json<SignedIn>();
  const wrong = { ...body, current: 'not this one' };
  const refused = await server.call('PUT', 'grown-ups/password', {
    body: wrong,
    token: selma.token,
  });
  expect(refused.json()).toMatchObject({ code: 'password_refused' });
  const changed = await server.call('PUT', 'grown-ups/password', { body, token: selma.token });
  expect(changed.status, changed.text).toBe(200);
  const me = async (its: string) =>
    (await server.call('GET', 'grown-ups/me', { token: its })).status;
  expect([await me(selma.token), await me(other.token)]).toEqual([200, 401]);
  expect((await post('sign-in', { email, password })).status).toBe(401);
  expect(adultId).toBe(other.adult.adultId);
});

test('SCHOOL-03 a lead ends the rights of a teacher, but not those of the last lead', async () => {
  const { token, schoolId, lead } = await invite();
  const { classId } = await createSchoolClass(server, schoolId);
  const selma = await join(token);
  const { adultId } = selma.adult;
  const read = () => server.call('GET', `grown-ups/classes/${classId}`, { token: selma.token });
  const person = `grown-ups/schools/${schoolId}/people/${adultId}`;
  expect((await read()).status).toBe(404);
  const given = await server.call('PUT', person, { token: lead, body: { classIds: [classId] } });
  expect(given.status, given.text).toBe(200);
  expect((await read()).status).toBe(200);
  const foreign = await createSchoolClass(server, await createSchool(server));
  const body = { classIds: [foreign.classId] };
  expect((await server.call('PUT', person, { token: lead, body })).status).toBe(404);
  expect((await server.call('DELETE', person, { token: lead })).status).toBe(200);
  expect((await read()).status).toBe(404);
  const { adultId: own } = (
    await server.call('GET', 'grown-ups/me', { token: lead })
  ).json<Adult>();
  const last = await server.call('DELETE', `grown-ups/schools/${schoolId}/people/${own}`, {
    token: lead,
  });
  expect(last.json()).toMatchObject({ code: 'last_lead' });
});

test('SCHOOL-38 ending the rights of an adult ends its open invitations to the school, and no others', async () => {
  const { token, schoolId, lead } = await invite();
  const { adultId } = (await join(token)).adult;
  const again = await inviteTo(schoolId, { email, role: 'lead' }, lead);
  const another = { email: 'other@school.example', role: 'lead' };
  const others = await inviteTo(schoolId, another, lead);
  const elsewhere = await invite();
  const person = `grown-ups/schools/${schoolId}/people/${adultId}`;
  expect((await server.call('DELETE', person, { token: lead })).status).toBe(200);
  const statusOf = async (of: string) => (await post('invitation', { token: of })).status;
  expect(await statusOf(again)).toBe(404);
  expect(await statusOf(others)).toBe(200);
  expect(await statusOf(elsewhere.token)).toBe(200);
});

test('SCHOOL-38 ending the rights of a lead ends the invitations to the school that it made, and no others', async () => {
  const { schoolId, lead } = await invite();
  const other = await createAdult(server, { role: 'lead', schoolId });
  const own = await inviteTo(schoolId, { email: 'own@mail.example', role: 'lead' }, other.token);
  const ofLead = await inviteTo(schoolId, { email: 'her@mail.example', role: 'teacher' }, lead);
  const person = `grown-ups/schools/${schoolId}/people/${other.adultId}`;
  expect((await server.call('DELETE', person, { token: lead })).status).toBe(200);
  expect((await post('join', { token: own, name: 'Back', password })).status).toBe(404);
  expect((await post('invitation', { token: ofLead })).status).toBe(200);
});

test('SCHOOL-38 the audit log says who set the classes of whom, with a hash of which', async () => {
  const { token, schoolId, lead } = await invite();
  const { classId } = await createSchoolClass(server, schoolId);
  const { adultId } = (await join(token)).adult;
  const person = `grown-ups/schools/${schoolId}/people/${adultId}`;
  const set = (classIds: string[]) =>
    server.call('PUT', person, { token: lead, body: { classIds } });
  expect((await set([classId])).status).toBe(200);
  expect((await set([])).status).toBe(200);
  const { rows } = await server.deps.database.pool.query(
    `SELECT object, detail_hash AS hash, actor = (
        SELECT name FROM adults JOIN adult_roles USING (adult_id) WHERE role = 'lead' AND school_id = $1
      ) AS "isLead" FROM audit WHERE action = 'Set classes' ORDER BY row`,
    [schoolId],
  );
  const row = { object: 'Selma', isLead: true };
  expect(rows).toEqual([
    { ...row, hash: detailHashOf({ classIds: [classId] }) },
    { ...row, hash: detailHashOf({ classIds: [] }) },
  ]);
});
