import type { AskedChild, FamilyLetter, RosterTrialAnswer, SignInCard } from '@digipals/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { makeChangeLink } from '../domains/consents/index.ts';
import { pseudonymsOf } from '../domains/pseudonyms/index.ts';
import { askErasure, insertHold, readExport } from '../domains/rights/index.ts';
import { decide } from '../testing/children.ts';
import { countLockWaits } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { createStaff } from '../testing/staff.ts';
import { actForGrownUp } from './act-for-grown-up.ts';
import { eraseChild } from './erase-child.ts';
import { keepRetention } from './keep-retention.ts';
import { sendLetters } from './send-letters.ts';
import { takeReply } from './take-reply.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let cast: SchoolCast;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  cast = await createSchoolCast(server);
});

afterEach(() => server.close());

const as = (
  who: 'teacher' | 'parent',
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) =>
  server.call(method, `grown-ups/${path}`, {
    token: cast.adults[who].token,
    ...(body && { body }),
  });
const asTeacher = as.bind(null, 'teacher');
const asFamily = (path: string, body: object) =>
  server.call('POST', `grown-ups/consent/${path}`, { body });
const asOperator = (...words: string[]) => {
  const tools = { ...server.deps, save: (name: string) => name };
  const order = { words, at: new Date(server.clock()) };
  return server.deps.database.db.transaction().execute(db => actForGrownUp(db, tools, order));
};
const letters = (childId: string) =>
  asTeacher('POST', `consent/classes/${cast.classId}/letters`, {
    by: 'paper',
    children: [childId],
  });

/** Asks to erase the child of the cast, which a lead holds. */
async function eraseHeld(): Promise<void> {
  const { staffId } = await createStaff(server, { role: 'lead' });
  const { childId: userId } = cast;
  const at = new Date(server.clock());
  const endsAt = new Date(server.clock() + 30 * DAY_MS);
  const { db } = server.deps.database;
  await insertHold(db, { holdId: 'h', userId, leadId: staffId, reason: 'evidence', at, endsAt });
  await askErasure(db, { userId, askedBy: 'Operator', now: true, at });
}

/** Closes the account of the child of the cast, because a lead holds it. */
async function closeHeld(): Promise<void> {
  await eraseHeld();
  await keepRetention(server.deps);
}

const left = { status: 409, code: 'child_left' };
const signed = (contact: boolean) => ({
  ...{ who: 'Emre K.', relation: 'father' },
  choices: { contact, visible: false, weeklyLetter: false },
});

test('RIGHTS-27 a child that waits to be erased gets no card, consent or address, and does not come back', async () => {
  await closeHeld();
  const { childId } = cast;
  const { username } = await server.deps.database.db
    .selectFrom('users')
    .select('username')
    .where('user_id', '=', childId)
    .executeTakeFirstOrThrow();
  const refused = [
    await asTeacher('POST', `children/${childId}/card`),
    await asTeacher('POST', `children/${childId}/return`),
    await asTeacher('POST', `roster/classes/${cast.classId}/cards`, { children: [childId] }),
    await asTeacher('PUT', `consent/children/${childId}/address`, { email: 'a@posta.example' }),
    await asTeacher('POST', `consent/children/${childId}/signed`, signed(true)),
    await asTeacher('POST', `consent/children/${childId}/signed`, signed(false)),
    await as('parent', 'POST', `children/${childId}/consents`, { purpose: 'contact', given: true }),
    await as('parent', 'PUT', `children/${childId}/family/contact`, { contact: 'on' }),
  ];
  expect(refused.map(answer => answer.json())).toMatchObject(refused.map(() => left));
  for (const command of ['card', 'permit']) {
    const answer = asOperator(command, cast.classCode, username);
    await expect(answer).rejects.toThrow('The child has left the school or waits to be erased');
  }
  // A parent can still forbid.
  const withdrawn = { purpose: 'contact', given: false };
  expect((await as('parent', 'POST', `children/${childId}/consents`, withdrawn)).status).toBe(200);
  expect(await asOperator('keep', cast.classCode, username)).toContain('It needs a new card');
  expect((await asTeacher('POST', `children/${childId}/card`)).status).toBe(200);
});

test('RIGHTS-27 a consent that is given while the account closes is refused', async () => {
  await eraseHeld();
  const { childId: userId } = cast;
  let given: Promise<unknown> | undefined;
  await server.deps.database.db.transaction().execute(async db => {
    await eraseChild(db, server.deps, { userId, by: 'System', at: new Date(server.clock()) });
    given = expect(decide(server, userId, { contact: true })).rejects.toThrow('waits to be erased');
    await expect.poll(() => countLockWaits(server)).toBe(1);
  });
  await given;
});

test('RIGHTS-27 the other children of its class get their cards', async () => {
  const ela = { name: 'Ela', birth: null, language: 'tr' };
  const added = await asTeacher('POST', `classes/${cast.classId}/children`, { children: [ela] });
  const other = added.json<{ cards: SignInCard[] }>().cards[0]?.childId ?? '';
  await closeHeld();
  const children = [cast.childId, other];
  const made = await asTeacher('POST', `roster/classes/${cast.classId}/cards`, { children });
  expect(made.json()).toMatchObject({ cards: [{ childId: other }] });
});

test('RIGHTS-27 its family is not asked, and links to it answer as unknown ones', async () => {
  const { childId } = cast;
  await decide(server, childId, { contact: false, visible: false });
  const [letter] = (await letters(childId)).json<{ letters: FamilyLetter[] }>().letters;
  const key = letter?.code ?? '';
  const answer = {
    ...{ key, ...signed(true), email: 'emre@posta.example', language: 'tr' },
  };
  expect((await asFamily('answer', answer)).status).toBe(200);
  await sendLetters(server.deps);
  const token = /consent#(\S+)/.exec(server.mailer.letters.at(-1)?.text ?? '')?.[1] ?? '';
  const link = { who: 'Emre K.', relation: 'father', language: 'tr' } as const;
  const { email } = cast.adults.parent;
  const change = (to: string) =>
    makeChangeLink(server.deps.database.db, server.deps, {
      userId: childId,
      answer: { ...link, email: to },
      at: new Date(server.clock()),
    });
  const [own, ofAnother] = [await change(email), await change('another@posta.example')];
  await closeHeld();
  const unknown = await asFamily('open', { key: 'unknown' });
  const answers = [
    await asFamily('open', { key }),
    await asFamily('open', { key: token }),
    await asFamily('answer', answer),
    await asFamily('confirm', { token }),
    await as('parent', 'POST', 'consent/accept', { token: own }),
    await asFamily('join', { token: ofAnother, name: 'Emre', password: 'a long sentence' }),
  ];
  expect(answers.map(({ text }) => text)).toEqual(answers.map(() => unknown.text));
  const listed = await asTeacher('GET', `consent/classes/${cast.classId}`);
  expect(listed.json<AskedChild[]>()).toEqual([]);
  expect((await letters(childId)).status).toBe(404);
});

test('CONSENT-19 a child that has left gets no address and no signed letter', async () => {
  const { childId } = cast;
  await asTeacher('POST', `children/${childId}/leave`);
  const path = `consent/children/${childId}`;
  const address = await asTeacher('PUT', `${path}/address`, { email: 'a@posta.example' });
  expect(address.json()).toMatchObject(left);
  expect((await asTeacher('POST', `${path}/signed`, signed(true))).json()).toMatchObject(left);
  const { rows } = await server.deps.database.pool.query('SELECT FROM grown_ups');
  expect(rows).toEqual([]);
});

test('RIGHTS-27 a list with its name or id does not bring it back, and makes no second child', async () => {
  const { childId } = cast;
  const { pool } = server.deps.database;
  const children = async () =>
    (
      await pool.query(
        'SELECT user_id, username, left_at IS NULL AS is_here FROM users WHERE school_id = $1',
        [cast.schoolId],
      )
    ).rows;
  await closeHeld();
  expect((await asTeacher('POST', `children/${childId}/leave`)).status).toBe(200);
  await pool.query("UPDATE users SET external_id = 'u1' WHERE user_id = $1", [childId]);
  const before = await children();
  expect(before).toMatchObject([{ user_id: childId, is_here: false }]);
  const path = `roster/classes/${cast.classId}`;
  for (const text of [`name\n${before[0].username}`, `id,name\nu1,${before[0].username}`]) {
    const source = { text };
    const { trial } = (await asTeacher('POST', `${path}/trial`, { source })).json<
      Extract<RosterTrialAnswer, { trial: object }>
    >();
    expect(trial).toMatchObject({ made: [], changed: [], same: 1, faults: [] });
    const done = await asTeacher('POST', path, { source, digest: trial.digest });
    expect(done.status, done.text).toBe(200);
    expect(await children()).toEqual(before);
  }
});

test('RIGHTS-04 its export has no letter to the leads about it, no answer of a lead, and no pseudonym', async () => {
  const { db } = server.deps.database;
  await closeHeld();
  await sendLetters(server.deps);
  const { to, subject } = server.mailer.letters.at(-1) ?? {};
  const pseudonym = (await pseudonymsOf(db, [cast.childId])).get(cast.childId) ?? '';
  expect(subject).toContain(`An erasure waits: ${pseudonym}`);
  const head = [`From: ${to}`, `Subject: Re: ${subject}`, 'Message-ID: <a@example.org>'];
  await takeReply(server.deps, Buffer.from(`${head.join('\r\n')}\r\n\r\nKeep it\r\n`));
  const exported = await readExport(db, cast.childId);
  expect(JSON.stringify(exported)).not.toContain(pseudonym);
  const none = { letter_threads: [], letter_replies: [], outbox: [] };
  expect(exported['consent']).toMatchObject(none);
  // What is left out is there.
  for (const table of Object.keys(none)) {
    const { rowCount } = await server.deps.database.pool.query(`SELECT FROM ${table}`);
    expect(rowCount).toBeGreaterThan(0);
  }
});
