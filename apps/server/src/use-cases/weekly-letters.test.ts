import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { readConsents } from '../domains/consents/index.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { listWithoutLetter } from '../domains/weekly-letters/index.ts';
import { createAdult, createSchool, createSchoolClass } from '../testing/adults.ts';
import { befriend, createChild, createSession, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { exchange } from '../testing/messages.ts';
import { questionsOf, right, sample } from '../testing/sample-content.ts';
import { decideConsents } from './decide-consents.ts';
import { sendLetters } from './send-letters.ts';
import { writeWeeklyLetters } from './write-weekly-letters.ts';

const DAY_MS = 86_400_000;
const canary = 'zyxquark';

let server: TestApp;
let classCode: string;
let schoolId: string;
let elif: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  schoolId = await createSchool(server);
  ({ classCode } = await createSchoolClass(server, schoolId));
  elif = await createPupil('Elif');
});

afterAll(() => server.close());

async function createPupil(username: string): Promise<TestChild> {
  const child = await createChild(server, { classCode, username });
  await server.deps.database.pool.query('UPDATE users SET school_id = $1 WHERE user_id = $2', [
    schoolId,
    child.userId,
  ]);
  return child;
}

const decide = ({ userId }: TestChild, weeklyLetter: boolean) =>
  server.deps.database.db.transaction().execute(async db => {
    const by = { who: 'Emre K.', relation: 'father', method: 'email' } as const;
    await decideConsents(db, {
      userId,
      choices: { weeklyLetter },
      at: new Date(server.clock()),
      ...by,
    });
  });

/** The state of the consent to the weekly letter, and how it was decided. */
async function consentOf({ userId }: TestChild) {
  const consents = (await readConsents(server.deps.database.db, [userId])).get(userId);
  return consents?.find(({ purpose }) => purpose === 'weeklyLetter');
}

/** Answers all questions of an activity. */
async function play(child: TestChild): Promise<void> {
  const run = `run at ${server.clock()}`;
  const body = questionsOf(sample.first).map(id => ({ ...right(id), run }));
  const path = `users/${child.userId}/solution`;
  const headers = { 'x-timezone-offset': '-180' };
  const token = await createSession(server, child.userId);
  // A minute of being here is counted when the next call comes.
  server.clock.advance(60_000);
  const answer = await server.call('POST', path, { token, body, headers });
  expect(answer.status, answer.text).toBe(200);
}

const goTo = (time: string) => server.clock.advance(Date.parse(time) - server.clock());
const collect = async () => {
  server.mailer.letters.splice(0);
  await sendLetters(server.deps);
  return [...server.mailer.letters];
};
const stopAddressIn = (text = '') => /\/letters\/stop\/[\w-]+/.exec(text)?.[0] ?? '';

// The tests are steps of one story: from Monday 2 March at 12:00 in Istanbul.
test('SCHOOL-21 the letter of a week says what one child did, with no text of a child and no other name', async () => {
  const friend = await createPupil('Zeynep');
  const without = await createPupil('Without address');
  await play(without);
  const { db } = server.deps.database;
  await saveGrownUp(db, { userId: elif.userId, email: 'elif@example.org', language: 'tr' });
  const address = { userId: friend.userId, email: 'zeynep@example.org', language: 'ru' } as const;
  await play(elif);
  await befriend(server, elif, friend);
  await exchange(server, elif, friend, `My ${canary} is nice`);
  await saveGrownUp(db, address);
  const unasked = await createPupil('Without consent');
  await saveGrownUp(db, { userId: unasked.userId, email: 'unasked@example.org' });
  await play(unasked);
  for (const child of [elif, friend, without]) await decide(child, true);
  goTo('2026-03-08T13:59Z');
  expect(await writeWeeklyLetters(server.deps)).toBe(0);
  goTo('2026-03-08T14:00Z');
  const both = await Promise.all([
    writeWeeklyLetters(server.deps),
    writeWeeklyLetters({ ...server.deps }),
  ]);
  expect(both[0] + both[1]).toBe(2);
  const letters = await collect();
  expect(letters.map(({ to }) => to).sort()).toEqual(['elif@example.org', 'zeynep@example.org']);
  const letter = letters.find(({ to }) => to.startsWith('elif'));
  expect(letter?.subject).toMatch(/^Elif: DigiPals’ta bu hafta \[DP-\d+\]$/);
  expect(letter?.text).toContain(
    '8 Mart\n\nDigiPals’ta geçen gün: 1\nYeni kelime: 3\nYıldız: 1\nYazılan metin: 1\nYeni arkadaş: 1\n\n',
  );
  expect(letter?.text).toContain('apple, autumn, zoo');
  expect(letter?.html).toContain('lang="tr"');
  for (const { text, html } of letters) expect(`${text}${html}`).not.toContain(canary);
  expect(`${letter?.text}${letter?.html}`).not.toContain('Zeynep');
  expect(server.logs.join('\n')).not.toContain('example.org');
});

test('SCHOOL-22 no server and no restart writes a letter twice, and a week without activity brings none', async () => {
  expect(await writeWeeklyLetters(server.deps)).toBe(0);
  goTo('2026-03-09T20:00Z');
  expect(await writeWeeklyLetters(server.deps)).toBe(0);
  goTo('2026-03-15T14:00Z');
  expect(await writeWeeklyLetters(server.deps)).toBe(0);
  goTo('2026-03-16T09:00Z');
  await play(elif);
  goTo('2026-03-22T16:00Z');
  expect(await writeWeeklyLetters(server.deps)).toBe(1);
  const { rows } = await server.deps.database.pool.query(
    'SELECT week::text FROM weekly_letters WHERE user_id = $1 ORDER BY week',
    [elif.userId],
  );
  expect(rows).toEqual([{ week: '2026-03-02' }, { week: '2026-03-16' }]);
});

test('SCHOOL-23 a link asks before it stops the letter, and the server knows only its hash', async () => {
  const [letter] = await collect();
  const address = stopAddressIn(letter?.stopUrl ?? '');
  expect(letter?.text).toContain(address);
  expect(letter?.html).toContain(address);
  const token = address.split('/').at(-1) ?? '';
  expect(token.length).toBeGreaterThanOrEqual(43);
  const { rows } = await server.deps.database.pool.query(
    'SELECT consent_links::text AS row FROM consent_links UNION ALL SELECT outbox::text FROM outbox',
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const time of ['first', 'second']) {
    const page = await server.call('GET', address);
    expect([time, page.status]).toEqual([time, 200]);
    expect(page.text).toMatch(/lang="tr".*Haftalık mektubu.*<form method="post"><button>/s);
    expect(page.text).not.toContain('<script');
  }
  const unknown = await server.call('GET', '/letters/stop/none');
  expect(unknown.status).toBe(404);
  expect(unknown.text).not.toContain('<form');
  expect((await server.call('POST', '/letters/stop/none', { body: {} })).status).toBe(404);
  expect(server.logs.join('\n')).not.toContain(token);
  const other = await server.call('POST', 'grown-ups/consent/open', { body: { key: token } });
  expect(other.status).toBe(404);
  expect(await consentOf(elif)).toMatchObject({ state: 'yes' });
});

test('SCHOOL-23 one call of a mail program stops the letter at once, for every later week', async () => {
  goTo('2026-03-23T09:00Z');
  await play(elif);
  goTo('2026-03-29T16:00Z');
  await writeWeeklyLetters(server.deps);
  const [letter] = await collect();
  const address = stopAddressIn(letter?.text);
  for (const time of ['first', 'second']) {
    const answer = await server.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([time, answer.statusCode]).toEqual([time, 200]);
  }
  expect(await consentOf(elif)).toMatchObject({
    ...{ state: 'no', who: 'Emre K.', relation: 'father', method: 'email' },
    at: new Date(server.clock()).toISOString(),
  });
  await play(elif);
  server.clock.advance(7 * DAY_MS);
  expect(await writeWeeklyLetters(server.deps)).toBe(0);
});

test('SCHOOL-23 a letter that waits is not sent after its consent was withdrawn', async () => {
  await decide(elif, true);
  goTo('2026-04-06T09:00Z');
  await play(elif);
  goTo('2026-04-12T16:00Z');
  expect(await writeWeeklyLetters(server.deps)).toBe(1);
  await decide(elif, false);
  expect(await collect()).toEqual([]);
});

test('SCHOOL-23 without an address of the family, the letter goes to a parent with an account', async () => {
  const ada = await createPupil('Ada');
  const parent = await createAdult(server, { role: 'parent', userId: ada.userId });
  await decide(ada, true);
  goTo('2026-04-13T09:00Z');
  await play(ada);
  goTo('2026-04-19T16:00Z');
  expect(await writeWeeklyLetters(server.deps)).toBe(1);
  expect((await collect()).map(({ to }) => to)).toEqual([parent.email]);
});

test('SCHOOL-22 a child that plays first on Sunday evening gets its letter on Monday', async () => {
  const late = await createPupil('Late');
  await saveGrownUp(server.deps.database.db, { userId: late.userId, email: 'late@example.org' });
  await decide(late, true);
  goTo('2026-04-26T16:00Z');
  expect(await writeWeeklyLetters(server.deps)).toBe(0);
  await play(late);
  expect(await writeWeeklyLetters(server.deps)).toBe(1);
  expect(await writeWeeklyLetters(server.deps)).toBe(0);
  expect((await collect()).map(({ to }) => to)).toContain('late@example.org');
});

test('SCHOOL-22 a child that was not here and got no friend in the week is not read again and again', async () => {
  const [idle, here, met] = [
    await createPupil('Idle'),
    await createPupil('Here'),
    await createPupil('Met'),
  ];
  goTo('2026-04-29T09:00Z');
  for (const child of [idle, here, met]) {
    await decide(child, true);
    await play(child);
  }
  for (const child of [idle, met]) {
    await befriend(server, child, await createPupil(`${child.username} friend`));
  }
  const from = new Date('2026-05-03T21:00Z');
  const week = { schoolId, monday: '2026-05-04', from };
  expect(await listWithoutLetter(server.deps.database.db, week)).toEqual([]);
  goTo('2026-05-06T09:00Z');
  await play(here);
  // A request that was answered while the child was away.
  await server.deps.database.db
    .updateTable('friendships')
    .set({ at: new Date(server.clock()) })
    .where('user_id', '=', met.userId)
    .execute();
  const listed = await listWithoutLetter(server.deps.database.db, week);
  expect(listed.toSorted()).toEqual([here.userId, met.userId].toSorted());
});
