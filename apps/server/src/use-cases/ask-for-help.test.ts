import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createFaults, type Faults } from '../testing/faults.ts';
import { answerHelp, askForHelp, listHelpAs, sendHelp } from '../testing/help-calls.ts';
import { createStaff, createStaffSession, type TestStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createWatcher } from '../testing/watcher.ts';
import { sendLetters, sendUrgentLetters } from './send-letters.ts';

const SECOND_MS = 1_000;
/** How often a server looks for urgent letters. */
const EVERY_MS = 2 * SECOND_MS;

let database: TestDatabase;
let server: TestApp;
let faults: Faults;
let wren: TestChild;
let lead: TestStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestApp({ database });
  faults = createFaults(database.pool);
  lead = await createStaff(server, { role: 'lead' });
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  await database.pool.query('DELETE FROM outbox');
  server.mailer.letters.splice(0);
  server.mailer.fails(false);
  server.mailer.waits(async () => {});
  server.clock.advance(3_600_000);
  wren = await createChild(server);
  lead = { ...lead, token: await createStaffSession(server, lead.staffId) };
});

const mailOf = async (caseId: string) =>
  (await listHelpAs(server, lead)).find(one => one.caseId === caseId)?.mail;

/** Runs the job of a server until it has sent a letter. @returns after how many milliseconds */
async function untilSent(since: number): Promise<number> {
  while (server.mailer.letters.length === 0 && server.clock() - since < 300_000) {
    server.clock.advance(EVERY_MS);
    await sendUrgentLetters(server.deps);
  }
  return server.clock() - since;
}

test('SAFE2-48 a lead is mailed at once, before other letters, without a word or name of the child', async () => {
  const since = server.clock();
  const { caseId } = await askForHelp(server, wren, { text: 'My dad hits me' });
  await sendLetters(server.deps);
  expect(server.mailer.letters).toEqual([]);
  expect(await untilSent(since)).toBe(EVERY_MS);
  const [letter] = server.mailer.letters;
  expect(letter?.subject).toContain(`case ${caseId}`);
  // As a word: the random ids of a letter may have these characters.
  for (const word of ['dad', wren.username])
    expect(JSON.stringify(letter)).not.toMatch(new RegExp(`\\b${word}\\b`));
  expect(await mailOf(caseId)).toEqual({ state: 'sent', tries: 1 });
});

test('SAFE2-48 a mail to a lead says whether a child asks for help or writes again in its open case', async () => {
  const mailed = async () => {
    await sendUrgentLetters(server.deps);
    return server.mailer.letters.splice(0).map(({ subject, text }) => [subject, text]);
  };
  const { caseId } = await askForHelp(server, wren, { picture: 'hurts' });
  const [first] = await mailed();
  expect(first?.[0]).toContain(`A child asks for help: case ${caseId}`);
  expect(first?.[1]).toContain('A child asks for help and waits');
  server.clock.advance(10 * 60 * SECOND_MS);
  expect(await askForHelp(server, wren, { text: 'Please' })).toEqual({ caseId });
  const [again, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(again?.[0]).toContain(`A child writes again: case ${caseId}`);
  expect(again?.[1]).toContain('A child that asked for help writes again and waits');
});

test('SAFE2-48 a server that dies while sending delays the letter to a lead by less than 30 seconds', async () => {
  const since = server.clock();
  const { caseId } = await askForHelp(server, wren, { picture: 'hurts' });
  let die = () => {};
  const died = new Promise<void>((_resolve, reject) => {
    die = () => reject(new Error('the server died'));
  });
  const sending = new Promise<void>(resolve => {
    server.mailer.waits(() => {
      resolve();
      return died;
    });
  });
  const dying = sendUrgentLetters(server.deps);
  await sending;
  server.mailer.waits(async () => {});
  expect(server.mailer.letters).toEqual([]);
  expect(await mailOf(caseId)).toEqual({ state: 'waiting', tries: 1 });
  expect(await untilSent(since)).toBeLessThanOrEqual(30 * SECOND_MS);
  die();
  await dying;
});

test('SAFE2-48 while the mail server is down the desk shows it, and within 30 seconds of its return a lead is mailed', async () => {
  const { caseId } = await askForHelp(server, wren, { picture: 'hurts' });
  server.mailer.fails(true);
  for (let second = 0; second < 600; second += 2) {
    server.clock.advance(EVERY_MS);
    await sendUrgentLetters(server.deps);
  }
  const dead = await mailOf(caseId);
  expect(dead?.state).toBe('waiting');
  expect(dead?.tries).toBeGreaterThan(12);
  server.mailer.fails(false);
  expect(await untilSent(server.clock())).toBeLessThanOrEqual(30 * SECOND_MS);
  expect((await mailOf(caseId))?.state).toBe('sent');
});

test('SAFE2-48 a letter that the mail server rejects for good is shown at the desk as lost', async () => {
  const { caseId } = await askForHelp(server, wren, { picture: 'hurts' });
  server.mailer.fails(550);
  await sendUrgentLetters(server.deps);
  expect((await mailOf(caseId))?.state).toBe('lost');
});

test.each([
  ['before each statement', 'before', 8],
  ['with the answer to each commit lost', 'after', 1],
] as const)(
  'SAFE2-49 killed %s, a request is there with its case and letter, or not at all',
  async (_, mode, atLeast) => {
    const watcher = createWatcher(database.config);
    const said = { lineId: `line-${mode}-fault`, picture: 'hurts' } as const;
    const counts = async () => {
      const { rows } = await watcher.query(
        `SELECT (SELECT count(*)::int FROM help_lines WHERE user_id = $1) AS lines,
        (SELECT count(*)::int FROM cases WHERE user_id = $1 AND main_group = 'help') AS cases,
        (SELECT count(*)::int FROM outbox WHERE is_urgent) AS letters`,
        [wren.userId],
      );
      return rows[0];
    };
    let failed = 0;
    for (let n = 1; ; n += 1) {
      faults.arm(n, mode);
      await sendHelp(server, wren, said);
      if (!faults.disarm()) break;
      failed += 1;
      await sleep(5);
      const found = await counts();
      expect([0, 1]).toContain(found.lines);
      expect([n, found.cases, found.letters]).toEqual([n, found.lines, found.lines]);
    }
    expect(failed).toBeGreaterThanOrEqual(atLeast);
    expect(await counts()).toEqual({ lines: 1, cases: 1, letters: 1 });
    await watcher.end();
  },
);

test('SAFE2-123 the audit log tells what a child says after an answer from its asking for help', async () => {
  const { caseId } = await askForHelp(server, wren, { picture: 'hurts' });
  await answerHelp(server, lead, { caseId, text: 'Are you safe now?' });
  await askForHelp(server, wren, { says: 'notSafe' });
  const rows = await database.pool.query<{ action: string }>(
    'SELECT action FROM audit WHERE object = $1 ORDER BY row',
    [`case ${caseId}`],
  );
  const actions = rows.rows.map(({ action }) => action);
  expect(actions.filter(action => action.startsWith('Child'))).toEqual([
    'Child asked for help',
    'Child wrote again',
  ]);
});
