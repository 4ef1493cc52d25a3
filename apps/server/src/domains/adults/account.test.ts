import { emailChangeMs } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import {
  createAdult,
  createAdultSession,
  createSchool,
  giveSecondFactor,
  otherSessionOf,
  setAdultPassword,
  type TestAdult,
} from '../../testing/adults.ts';
import { createChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { sendLetters } from '../../use-cases/send-letters.ts';
import { mailTexts } from '../mail/index.ts';
import { newRecoveryCodes } from './index.ts';

let server: TestApp;
const password = 'a sentence that nobody guesses';

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

const post = (path: string, body: object, token?: string, address?: string) =>
  server.call('POST', `grown-ups/${path}`, { body, token, ...(address && { address }) });
const statusOf = async (token: string) =>
  (await server.call('GET', 'grown-ups/me', { token })).status;
const sessionsOf = async (token: string) =>
  (await server.call('GET', 'grown-ups/sessions', { token })).json<{ sessions: object[] }>()
    .sessions;

/** Letters sent since the last call. */
async function newLetters() {
  await sendLetters(server.deps);
  return server.mailer.letters.splice(0);
}

/** Asks for a new e-mail. @returns the token of the link that was mailed */
async function askFor(adult: TestAdult, email: string): Promise<string> {
  const asked = await post('email', { email }, adult.token);
  expect(asked.status, asked.text).toBe(200);
  const [letter] = await newLetters();
  expect(letter?.to).toBe(email.toLowerCase());
  return /email#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

test('SCHOOL-14 SCHOOL-15 a new e-mail counts when its link is opened; other sessions end and the old address gets a letter', async () => {
  const adult = await createAdult(server, { role: 'operator' });
  await otherSessionOf(server, adult);
  const token = await askFor(adult, 'New.Name@school.example');
  const me = () => server.call('GET', 'grown-ups/me', { token: adult.token });
  expect((await me()).json()).toMatchObject({ email: adult.email });
  expect(await sessionsOf(adult.token)).toHaveLength(2);
  const confirmed = await post('email/confirm', { token });
  expect(confirmed.json()).toEqual({ email: 'new.name@school.example' });
  expect((await me()).json()).toMatchObject({ email: 'new.name@school.example' });
  expect(await sessionsOf(adult.token)).toHaveLength(1);
  const [notice] = await newLetters();
  expect(notice).toMatchObject({
    to: adult.email,
    subject: expect.stringMatching(/^Your DigiPals e-mail was changed /),
  });
  expect((await post('email/confirm', { token })).json()).toMatchObject({ code: 'not_found' });
  server.clock.advance(11 * 60_000);
  const stale = await post('email', { email: 'next@school.example' }, adult.token);
  expect(stale.json()).toMatchObject({ status: 403, code: 'proof_needed' });
});

test('SCHOOL-14 a link is for one day and for the last e-mail that was asked for, and ends with a new password', async () => {
  const adult = await createAdult(server);
  const first = await askFor(adult, 'first@school.example');
  const second = await askFor(adult, 'second@school.example');
  expect((await post('email/confirm', { token: first })).status).toBe(404);
  server.clock.advance(emailChangeMs + 1_000);
  expect((await post('email/confirm', { token: second })).status).toBe(404);
  const other = await createAdult(server);
  await setAdultPassword(server, other, password);
  const third = await askFor(other, 'third@school.example');
  const body = { current: password, password: 'another long sentence' };
  await server.call('PUT', 'grown-ups/password', { body, token: other.token });
  expect((await post('email/confirm', { token: third })).status).toBe(404);
});

test('SCHOOL-14 a link ends when the session that asked for it is ended from another one', async () => {
  const adult = await createAdult(server);
  const mine = await createAdultSession(server, adult.adultId);
  await newLetters();
  const end = async (which: (isThis: boolean) => boolean) => {
    const listed = await server.call('GET', 'grown-ups/sessions', { token: mine });
    type Listed = { sessions: { sessionId: string; isThis: boolean }[] };
    const found = listed.json<Listed>().sessions.find(({ isThis }) => which(isThis));
    const path = `grown-ups/sessions/${found?.sessionId}`;
    expect((await server.call('DELETE', path, { token: mine })).status).toBe(200);
  };
  const stolen = await askFor(adult, 'thief@school.example');
  await end(isThis => !isThis);
  expect((await post('email/confirm', { token: stolen })).status).toBe(404);
  const own = await askFor({ ...adult, token: mine }, 'mine@school.example');
  await createAdultSession(server, adult.adultId);
  await end(isThis => !isThis);
  expect((await post('email/confirm', { token: own })).status).toBe(200);
});

test('SCHOOL-14 an e-mail of another adult gets no link, and the answer does not tell', async () => {
  const [adult, other] = [await createAdult(server), await createAdult(server)];
  const taken = await post('email', { email: other.email }, adult.token);
  const free = await post('email', { email: 'free@school.example' }, adult.token);
  expect(taken.text).toBe(free.text);
  const letters = await newLetters();
  expect(letters.map(({ to }) => to)).not.toContain(other.email);
  const token = /email#([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1];
  await server.deps.database.db
    .updateTable('adults')
    .set({ email: 'free@school.example' })
    .where('adult_id', '=', other.adultId)
    .execute();
  expect((await post('email/confirm', { token })).status).toBe(404);
});

test('SCHOOL-15 a new password and the last recovery code send a letter', async () => {
  const adult = await createAdult(server);
  await setAdultPassword(server, adult, password);
  await giveSecondFactor(server, adult);
  await newLetters();
  const { db } = server.deps.database;
  const codes = await newRecoveryCodes(db, server.deps.random, adult.adultId);
  const { email } = adult;
  for (const [place, code] of codes.entries()) {
    const begun = await post('sign-in', { email, password });
    const { challenge } = begun.json<{ challenge: string }>();
    expect((await post('sign-in/recovery', { challenge, code })).status).toBe(200);
    expect((await newLetters()).length).toBe(place === codes.length - 1 ? 1 : 0);
  }
  const body = { current: password, password: 'another long sentence' };
  await server.call('PUT', 'grown-ups/password', { body, token: adult.token });
  const [letter] = await newLetters();
  expect(letter).toMatchObject({
    to: email,
    subject: expect.stringMatching(/^Your DigiPals password was changed /),
  });
  expect(letter?.text).toContain('Hello Adult');
});

test('SCHOOL-39 letters about an account are in the language of the family, else of the school', async () => {
  const child = await createChild(server, { support: 'th' });
  const { db } = server.deps.database;
  const schoolId = await createSchool(server);
  const parent = { role: 'parent', userId: child.userId } as const;
  const teacher = { role: 'teacher', schoolId } as const;
  const subjectFor = async (adult: TestAdult) => {
    await setAdultPassword(server, adult, password);
    const body = { current: password, password: 'another long sentence' };
    await server.call('PUT', 'grown-ups/password', { body, token: adult.token });
    await post('email', { email: `new-${adult.email}` }, adult.token);
    return (await newLetters()).map(({ subject }) => subject);
  };
  const inLanguage = (language: 'gb' | 'tr' | 'th' | 'ru') => {
    const { password: changed, newEmail } = mailTexts[language].account;
    const both = [changed.subject, newEmail.subject];
    return expect.arrayContaining(both.map(subject => expect.stringContaining(subject)));
  };
  await newLetters();
  expect(await subjectFor(await createAdult(server))).toEqual(inLanguage('gb'));
  expect(await subjectFor(await createAdult(server, teacher))).toEqual(inLanguage('tr'));
  expect(await subjectFor(await createAdult(server, teacher, parent))).toEqual(inLanguage('th'));
  const address = { user_id: child.userId, email: 'family@posta.example', language: 'ru' } as const;
  await db.insertInto('grown_ups').values(address).execute();
  expect(await subjectFor(await createAdult(server, parent))).toEqual(inLanguage('ru'));
});

test('SCHOOL-16 wrong passwords and codes of one adult are slowed down, from one place and from many', async () => {
  const adult = await createAdult(server);
  const { email } = adult;
  await setAdultPassword(server, adult, password);
  await giveSecondFactor(server, adult);
  const tries = async (count: number, addressOf: (place: number) => string) => {
    let last = 0;
    for (let place = 0; place < count; place += 1) {
      const wrong = { email, password: 'not this sentence' };
      last = (await post('sign-in', wrong, undefined, addressOf(place))).status;
    }
    return last;
  };
  expect(await tries(5, () => '192.0.2.1')).toBe(401);
  const slowed = await post('sign-in', { email, password }, undefined, '192.0.2.1');
  expect(slowed.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await tries(16, place => `198.51.${place}.1`)).toBe(429);
  server.clock.advance(24 * 3_600_000);
  const begun = await post('sign-in', { email, password });
  const { challenge } = begun.json<{ challenge: string }>();
  for (let place = 0; place < 5; place += 1) {
    expect((await post('sign-in/code', { challenge, code: '000000' })).status).toBe(401);
  }
  const code = await giveSecondFactor(server, adult);
  expect((await post('sign-in/code', { challenge, code })).status).toBe(401);
});

test('SCHOOL-16 an adult ends every other session at once, and its own stays', async () => {
  const adult = await createAdult(server);
  await otherSessionOf(server, adult);
  await otherSessionOf(server, adult);
  const stranger = await createAdult(server);
  const ended = await server.call('DELETE', 'grown-ups/sessions', { token: adult.token });
  expect(ended.status, ended.text).toBe(200);
  expect(await sessionsOf(adult.token)).toEqual([expect.objectContaining({ isThis: true })]);
  expect(await statusOf(stranger.token)).toBe(200);
});
