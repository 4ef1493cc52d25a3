import { randomUUID } from 'node:crypto';
import type { AskedChild, ChildConsents, FamilyLetter, OpenedConsent } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readGrownUp, saveGrownUp } from '../domains/grown-ups/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { readExport } from '../domains/rights/index.ts';
import { createAdult, type TestAdult } from '../testing/adults.ts';
import { decide } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { sendLetters } from './send-letters.ts';
import { takeReply } from './take-reply.ts';

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
  await sendLetters(server.deps);
  server.mailer.letters.length = 0;
});

const db = () => server.deps.database.db;
const asTeacher = (method: 'GET' | 'POST', path: string, body?: object) =>
  server.call(method, `grown-ups/consent/${path}`, {
    token: cast.adults.teacher.token,
    ...(body && { body }),
  });
const asFamily = (path: string, body: object) =>
  server.call('POST', `grown-ups/consent/${path}`, { body, address: `198.51.${network}.2` });
const print = async (more: object = {}, children = [cast.childId]) => {
  const body = { by: 'paper', children, ...more };
  const answer = await asTeacher('POST', `classes/${cast.classId}/letters`, body);
  return answer.json<{ letters: FamilyLetter[] }>().letters[0] as FamilyLetter;
};
const forAnother = { forAnother: true };
const tokenIn = (text = '') => /\/grown-ups\/consent#(\S+)/.exec(text)?.[1] ?? '';
/** The token in the newest letter to an address. */
const tokenTo = async (email: string) => {
  await sendLetters(server.deps);
  return tokenIn(server.mailer.letters.findLast(({ to }) => to === email)?.text);
};
const opens = async (key: string) => (await asFamily('open', { key })).status === 200;
const choices = { contact: true, visible: false, weeklyLetter: true };
const mother = { who: 'Defne K.', relation: 'mother', email: 'defne@posta.example' };
const father = { who: 'Emre K.', relation: 'father', email: 'emre@posta.example' };
/** A grown-up answers a letter. @returns the token of its second message */
const answerAs = async (one: typeof mother, key: string, answers: object = choices) => {
  const body = { key, language: 'tr', choices: answers, ...one };
  expect((await asFamily('answer', body)).status).toBe(200);
  return tokenTo(one.email);
};
const confirm = async (token: string) => {
  const answer = await asFamily('confirm', { token });
  return answer.status === 200 ? answer.json<{ token: string }>().token : null;
};

/** A grown-up answers a letter of the desk or the school by e-mail. */
async function replyAs({ email }: typeof mother, text: string): Promise<void> {
  const letter = { id: randomUUID(), to: email, subject: 'Hello', text: 'Hello' };
  const at = new Date(server.clock());
  await queueLetter(db(), { ...letter, userId: cast.childId }, at);
  await sendLetters(server.deps);
  const { subject } = server.mailer.letters.at(-1) ?? {};
  const head = [
    `From: ${email}`,
    `Subject: Re: ${subject}`,
    `Message-ID: <${randomUUID()}@a.example>`,
  ];
  await takeReply(server.deps, Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}\r\n`));
}

test('CONSENT-22 a letter for one child ends no code of another child', async () => {
  const body = { children: [{ name: 'Ela', birth: null, language: 'tr' }] };
  const { token } = cast.adults.teacher;
  await server.call('POST', `grown-ups/classes/${cast.classId}/children`, { token, body });
  const people = (await asTeacher('GET', `classes/${cast.classId}`)).json<AskedChild[]>();
  const ela = people.find(({ name }) => name === 'Ela') as AskedChild;
  const ofEla = await print({}, [ela.childId]);
  const first = await print();
  const second = await print();
  expect(second.childId).toBe(cast.childId);
  const codes = [ofEla, first, second];
  expect(await Promise.all(codes.map(({ code }) => opens(code)))).toEqual([true, false, true]);
});

test('CONSENT-03 CONSENT-23 a letter ends earlier ones for the same grown-up only', async () => {
  const first = await print();
  const other = await print(forAnother);
  const stillOpen = () => Promise.all([first, other].map(({ code }) => opens(code)));
  expect(await stillOpen()).toEqual([true, true]);
  await print();
  expect(await stillOpen()).toEqual([false, true]);
  await print(forAnother);
  expect(await stillOpen()).toEqual([false, false]);
});

test('letters for another grown-up are not sent to the address of the first', async () => {
  const body = { by: 'email', children: [cast.childId], ...forAnother };
  expect((await asTeacher('POST', `classes/${cast.classId}/letters`, body)).status).toBe(422);
});

test('CONSENT-23 nobody is invited for a child that has left', async () => {
  const left = db()
    .updateTable('users')
    .set({ left_at: new Date(server.clock()) });
  await left.where('user_id', '=', cast.childId).execute();
  const path = `children/${cast.childId}/invitation`;
  const answer = await asTeacher('POST', path, { email: father.email });
  expect([answer.status, await tokenTo(father.email)]).toEqual([expect.any(Number), '']);
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

test('a family cannot read the letter of another grown-up, its reply or its address in its data', async () => {
  const path = `children/${cast.childId}/invitation`;
  expect((await asTeacher('POST', path, { email: father.email })).status).toBe(200);
  await answerAs(father, await tokenTo(father.email));
  await asTeacher('POST', path, { email: father.email });
  await saveGrownUp(db(), { userId: cast.childId, email: father.email });
  await replyAs(father, 'He lives with his aunt now.');
  const exported = JSON.stringify(await readExport(db(), cast.childId));
  expect(exported).toContain('queued_at');
  expect(exported).toContain('is_known');
  expect(exported).not.toContain('aunt');
  expect(exported).not.toContain('Re: ');
  expect(exported).not.toContain(father.email);
  expect(exported).not.toContain('consent#');
  expect(exported).not.toContain('for_another');
});

test('CONSENT-23 a second grown-up is invited by e-mail, and the access, answer and address of the first stay', async () => {
  const change = await confirm(await answerAs(mother, (await print()).code));
  const { token: access } = await createAdult(server, { role: 'parent', userId: cast.childId });
  const unused = await print();
  const path = `children/${cast.childId}/invitation`;
  expect((await asTeacher('POST', path, { email: 'nobody' })).status).toBe(422);
  expect((await asTeacher('POST', path, { email: father.email })).status).toBe(200);
  const invitation = await tokenTo(father.email);
  const states = async () => {
    const opened = (await asFamily('open', { key: change })).json<OpenedConsent>();
    return opened.consents.map(({ purpose, state, who }) => [purpose, state, who]);
  };
  const before = await states();
  expect(before).toContainEqual(['contact', 'yes', mother.who]);
  expect(await opens(unused.code)).toBe(true);
  const own = await confirm(await answerAs(father, invitation, { ...choices, contact: false }));
  expect((await states()).map(([purpose, state]) => [purpose, state])).toEqual(
    before.map(([purpose, state]) => [purpose, purpose === 'contact' ? 'no' : state]),
  );
  const ofParent = `grown-ups/children/${cast.childId}/consents`;
  expect((await server.call('GET', ofParent, { token: access })).status).toBe(200);
  expect([await opens(unused.code), await opens(invitation)]).toEqual([true, false]);
  expect((await readGrownUp(db(), cast.childId))?.email).toBe(mother.email);
  for (const token of [change, own]) {
    expect((await asFamily('withdraw', { token, purpose: 'contact' })).status).toBe(200);
  }
  server.clock.advance(11 * 60_000);
  const late = await asTeacher('POST', path, { email: father.email });
  expect(late.json().code).toBe('proof_needed');
});

test('CONSENT-23 a signed letter of the first grown-up leaves the code of another', async () => {
  const first = await print();
  const other = await print(forAnother);
  const { who, relation } = mother;
  await asTeacher('POST', `children/${cast.childId}/signed`, { who, relation, choices });
  expect([await opens(first.code), await opens(other.code)]).toEqual([false, true]);
});

test('CONSENT-24 two parents with a letter each answer at the same time, and both answers are confirmed', async () => {
  const letters = [await print(), await print(forAnother)] as const;
  const first = await answerAs(mother, letters[0].code);
  const second = await answerAs(father, letters[1].code);
  const changes = [await confirm(first), await confirm(second)];
  expect(changes).toEqual([expect.any(String), expect.any(String)]);
  for (const key of [first, second, letters[0].code, letters[1].code]) {
    expect(await opens(key)).toBe(false);
  }
});

test('CONSENT-24 an answer ends earlier ones from its address, and under its name to the same letter, not those of somebody else', async () => {
  const letter = await print();
  const other = await print(forAnother);
  const mistyped = await answerAs({ ...mother, email: 'defen@posta.example' }, letter.code);
  const ofOther = await answerAs({ ...father, who: mother.who }, other.code);
  const earlier = await answerAs(mother, letter.code);
  const ofMother = await answerAs({ ...mother, who: 'Defne' }, letter.code);
  const keys = [mistyped, earlier, ofOther, ofMother];
  expect(await Promise.all(keys.map(opens))).toEqual([false, false, true, true]);
});

test('CONSENT-24 a letter counts once: another answer to it no longer does', async () => {
  const letter = await print();
  const [first, second] = [
    await answerAs(mother, letter.code),
    await answerAs(father, letter.code),
  ];
  expect([await opens(first), await opens(second)]).toEqual([true, true]);
  const both = await Promise.all([confirm(first), confirm(second)]);
  expect(both.filter(token => token !== null)).toHaveLength(1);
});

test('CONSENT-24 a confirmed answer ends a letter that was made for its grown-up meanwhile', async () => {
  const answer = await answerAs(mother, (await print()).code);
  const later = await print();
  const other = await print(forAnother);
  expect(await confirm(answer)).not.toBeNull();
  expect([await opens(later.code), await opens(other.code)]).toEqual([false, true]);
});

test('CONSENT-24 an answer under a name with other small letters ends the earlier one', async () => {
  const letter = await print();
  const ibrahim = { ...father, who: 'İbrahim' };
  const mistyped = await answerAs({ ...ibrahim, email: 'ibrahm@posta.example' }, letter.code);
  await answerAs(ibrahim, letter.code);
  expect(await opens(mistyped)).toBe(false);
});

/** What a parent is to the child by its next decision. */
const relationOf = async ({ token }: TestAdult, given: boolean) => {
  const path = `grown-ups/children/${cast.childId}/consents`;
  const body = { purpose: 'visible', given };
  expect((await server.call('POST', path, { token, body })).status).toBe(200);
  const { consents } = (await server.call('GET', path, { token })).json<ChildConsents>();
  return consents.find(({ purpose }) => purpose === 'visible')?.relation;
};

test('CONSENT-25 a parent has the relation of its own answers, also where two have the same name', async () => {
  const defne = await createAdult(server, { role: 'parent', userId: cast.childId });
  const emre = await createAdult(server, { role: 'parent', userId: cast.childId });
  for (const { adultId } of [defne, emre]) {
    const named = db().updateTable('adults').set({ name: 'D. K.' });
    await named.where('adult_id', '=', adultId).execute();
  }
  const key = (await print()).code;
  await confirm(await answerAs({ ...father, who: 'D. K.', email: emre.email }, key));
  const other = (await print()).code;
  await confirm(await answerAs({ ...mother, who: 'D. K.', email: defne.email }, other));
  expect(await relationOf(emre, true)).toBe('father');
  expect(await relationOf(defne, false)).toBe('mother');
  expect(await relationOf(emre, true)).toBe('father');
});

test('CONSENT-25 a parent has the relation of an older answer under its name, unless another parent has that name', async () => {
  const parent = await createAdult(server, { role: 'parent', userId: cast.childId });
  const ofParent = { ...father, who: 'E. K.' };
  const rename = ({ adultId }: TestAdult) =>
    db()
      .updateTable('adults')
      .set({ name: ofParent.who })
      .where('adult_id', '=', adultId)
      .execute();
  await rename(parent);
  // As before migration 0054.
  await db()
    .insertInto('consents')
    .values({
      ...{ user_id: cast.childId, purpose: 'visible', given: false, version: 1 },
      ...{ who: ofParent.who, relation: 'father', method: 'email', at: new Date(server.clock()) },
      ...{ adult_id: null, email: null },
    })
    .execute();
  expect(await relationOf(parent, true)).toBe('father');
  const other = await createAdult(server, { role: 'parent', userId: cast.childId });
  await rename(other);
  expect(await relationOf(other, false)).toBe('guardian');
});
