import type { HelpStatus, HelpThread, Notification } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultConfig } from '../../deps.ts';
import { createChild, givePictures, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { giveShift, see } from '../../testing/duty-world.ts';
import { answerHelp, askForHelp, readHelpAs, sendHelp } from '../../testing/help-calls.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';

let server: TestApp;
let wren: TestChild;
let lead: TestStaff;

beforeAll(async () => {
  // Every limit allows one call and then none.
  const one = { burst: 1, perSecond: 0 };
  const limits = { ...defaultConfig.limits, account: { burst: 30, perSecond: 30 }, reports: one };
  const daily = { answers: 1, events: 1, texts: 1, requests: 1, reports: 1, writes: 1 };
  server = await createTestApp({
    config: { limits: { ...limits, address: { burst: 200, perSecond: 100 }, daily } },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  wren = await createChild(server);
  lead = await createStaff(server, { role: 'lead' });
});

const statusOf = async (child: TestChild): Promise<HelpStatus> =>
  (
    await server.call('GET', `users/${child.userId}/helpRequest`, { token: child.token })
  ).json<HelpStatus>();
const open = (child: TestChild, pictures: readonly string[]) =>
  server.call('POST', `users/${child.userId}/helpRequest/open`, {
    token: child.token,
    body: { pictures },
  });
const right = ['cat', 'sun', 'ball'];
const wrong = ['sun', 'cat', 'ball'];
const rows = async (text: string, values: readonly unknown[] = []) =>
  (await server.deps.database.pool.query(text, [...values])).rows;
const newsOf = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/notifications`, { token })).json<Notification[]>();
const undo = (child: TestChild, lineId: string) =>
  server.call('DELETE', `users/${child.userId}/helpRequest/${lineId}`, { token: child.token });

test('SAFE2-45 a picture is a help request: its case, its line and the letters to all leads are there, once', async () => {
  const other = await createStaff(server, { role: 'lead' });
  await giveShift(server, lead, 'lead');
  await see(server, lead);
  const said = { lineId: 'the-same-line', picture: 'hurts' } as const;
  const [first, again] = await Promise.all([
    sendHelp(server, wren, said),
    sendHelp(server, wren, said),
  ]);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(first.json<HelpStatus>()).toMatchObject({
    request: { isRead: false, hasAnswer: false },
    answerInMinutes: 10,
    country: 'gb',
  });
  const { caseId } = await askForHelp(server, wren, { text: 'My dad hits me', notFor: ['dad'] });
  const found = await readHelpAs(server, lead, caseId);
  expect(found.lines).toMatchObject([
    { picture: 'hurts', from: null },
    { text: 'My dad hits me', notFor: ['dad'] },
  ]);
  expect(found).toMatchObject({ picture: 'hurts', notFor: ['dad'], mail: { state: 'waiting' } });
  const letters = await rows('SELECT * FROM outbox WHERE is_urgent AND subject LIKE $1', [
    `%case ${caseId} %`,
  ]);
  const leads = await rows("SELECT email FROM staff WHERE role = 'lead'");
  expect(letters.map(one => one.to_address).sort()).toEqual(leads.map(one => one.email).sort());
  expect(leads.length).toBeGreaterThan(1);
  const written = JSON.stringify(letters);
  for (const word of ['dad', wren.username, found.child.pseudonym, wren.userId]) {
    expect(written).not.toContain(word);
  }
  expect(other.role).toBe('lead');
});

test('SAFE2-46 nothing limits it, counts it or waits: beyond all limits, at rest, without contact, with any words', async () => {
  await rows(
    `INSERT INTO family_rules (user_id, open_from, open_to, weekend_from, weekend_to)
     VALUES ($1, 60, 120, 60, 120)`,
    [wren.userId],
  );
  const before = await rows('SELECT * FROM sessions WHERE user_id = $1', [wren.userId]);
  server.clock.advance(300_000);
  server.screener.finds([
    { code: 'phone', severity: 3, start: 0, end: 3, status: 'ok', explanation: 'A phone.' },
  ]);
  for (let count = 0; count < 40; count += 1) {
    const answer = await sendHelp(server, wren, { text: 'call me 555 1234, you idiot' });
    expect([count, answer.status]).toEqual([count, 200]);
  }
  expect(await rows('SELECT * FROM sessions WHERE user_id = $1', [wren.userId])).toEqual(before);
  for (const table of ['presence', 'child_minutes', 'idempotency_keys', 'submissions']) {
    const column = table === 'submissions' ? 'author_id' : 'user_id';
    expect([
      table,
      await rows(`SELECT * FROM ${table} WHERE ${column} = $1`, [wren.userId]),
    ]).toEqual([table, []]);
  }
  // Leads get one letter a minute about a child, however often it taps.
  const letters = await rows(
    `SELECT FROM outbox WHERE letter_id LIKE (
       SELECT 'help-' || request_id || '-%' FROM help_requests WHERE user_id = $1)`,
    [wren.userId],
  );
  const leads = await rows("SELECT FROM staff WHERE role = 'lead'");
  expect(letters.length).toBe(leads.length);
});

test('SAFE2-47 within ten seconds a child says that it was the wrong picture; leads still see it', async () => {
  const { caseId } = await askForHelp(server, wren, { lineId: 'wrong-one', picture: 'hurts' });
  expect((await undo(wren, 'wrong-one')).status).toBe(200);
  expect((await undo(wren, 'wrong-one')).status).toBe(200);
  const found = await readHelpAs(server, lead, caseId);
  expect(found).toMatchObject({ picture: null, lines: [{ picture: 'hurts', isTakenBack: true }] });
  await askForHelp(server, wren, { lineId: 'right-one', picture: 'sad' });
  server.clock.advance(10_001);
  expect((await undo(wren, 'right-one')).status).toBe(409);
  expect((await readHelpAs(server, lead, caseId)).picture).toBe('sad');
  const eve = await createChild(server);
  expect((await undo(eve, 'right-one')).status).toBe(404);
});

test('SAFE2-50 an answer comes from a named grown-up; the notification says nothing of it, and three pictures open it', async () => {
  await givePictures(server, wren.userId);
  const { caseId } = await askForHelp(server, wren, { picture: 'scared' });
  expect(await newsOf(wren)).toEqual([]);
  await answerHelp(server, lead, { caseId, text: 'I read it. It is not your fault.' });
  const [news, ...more] = await newsOf(wren);
  expect(more).toEqual([]);
  expect(news).toMatchObject({ type: 'studybuddy', action: 'help', content: {}, isNew: true });
  expect(JSON.stringify(news)).not.toContain('fault');
  const status = await statusOf(wren);
  expect(status).toMatchObject({ pictures: 3, request: { isRead: true, hasAnswer: true } });
  expect(JSON.stringify(status)).not.toContain('fault');
  for (let tries = 0; tries < 3; tries += 1) expect((await open(wren, wrong)).status).toBe(401);
  expect((await open(wren, right)).status).toBe(429);
  server.clock.advance(30_000);
  const lines = (await open(wren, right)).json<HelpThread>();
  expect(lines).toMatchObject([
    { picture: 'scared', from: null },
    { text: 'I read it. It is not your fault.', from: 'Dana' },
  ]);
  expect(await newsOf(wren)).toEqual([]);
  await askForHelp(server, wren, { says: 'notSafe' });
  const found = await readHelpAs(server, lead, caseId);
  expect(found.lines.at(-1)).toMatchObject({ says: 'notSafe' });
  expect(found.lines[1]?.readAt).not.toBeNull();
});

test('SAFE2-50 of wrong pictures that come at the same time, three are checked and the others wait', async () => {
  await givePictures(server, wren.userId);
  await askForHelp(server, wren, { picture: 'scared' });
  const tries = await Promise.all(Array.from({ length: 10 }, () => open(wren, wrong)));
  const statuses = tries.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([401, 401, 401, 429, 429, 429, 429, 429, 429, 429]);
});

test('SAFE2-50 a child that signs in with a badge alone opens the answer without pictures', async () => {
  const { caseId } = await askForHelp(server, wren, { picture: 'sad' });
  await answerHelp(server, lead, { caseId, text: 'Hello' });
  expect((await statusOf(wren)).pictures).toBe(0);
  expect((await open(wren, [])).json<HelpThread>().length).toBe(2);
});

test('SAFE2-50 a notification before and after an answer keep their order, and are read without it', async () => {
  const asked = await createChild(server, { welcome: true });
  const { caseId } = await askForHelp(server, asked, { picture: 'sad' });
  await answerHelp(server, lead, { caseId, text: 'Hello' });
  const [help, welcome] = await newsOf(asked);
  expect([help?.action, welcome?.action]).toEqual(['help', 'firstLogin']);
  const { userId, token } = asked;
  const body = { lastReadMessageId: help?.id };
  await server.call('PUT', `users/${userId}/notifications`, { token, body });
  expect((await newsOf(asked)).map(one => one.isNew)).toEqual([true, false]);
});
