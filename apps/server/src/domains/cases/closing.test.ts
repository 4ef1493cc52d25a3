import type { Case } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { askStep, casesOf, readCaseAs, report } from '../../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { exchange, sendMessage } from '../../testing/messages.ts';
import {
  claimCard,
  decide,
  decideTogether,
  deliver,
  goOut,
  severe,
} from '../../testing/review-calls.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { sendLetters } from '../../use-cases/send-letters.ts';
import { saveGrownUp } from '../grown-ups/index.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  await saveGrownUp(server.deps.database.db, {
    userId: mia.userId,
    email: 'family.of.mia@example.org',
  });
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
});

afterAll(() => server.close());

/** The newest open case. */
const newest = async (): Promise<string> => (await casesOf(server, lead))[0]?.caseId ?? '';
const close = (by: TestStaff, caseId: string, outcome: NonNullable<Case['outcome']>) =>
  askStep(server, by, `${caseId}/close`, { outcome });
const codeOf = async (answer: ReturnType<typeof close>) =>
  (await answer).json<{ code?: string; state?: string; message?: string }>();

async function severeText(): Promise<string> {
  server.screener.finds([
    { code: 'distress', severity: 3, start: 0, end: 8, status: 'ok', explanation: 'Sad' },
  ]);
  const { submissionId } = await sendMessage(server, mia, ali, 'I am sad every day');
  server.screener.finds([]);
  return submissionId;
}

test('SAFE2-14 a case stays open while a text in it is undecided: severe, reported or escalated', async () => {
  const submissionId = await severeText();
  const caseId = await newest();
  expect(await codeOf(close(lead, caseId, 'taught'))).toMatchObject({ code: 'still_open' });
  await decideTogether(server, submissionId, [[lead, severe.keepBack]]);
  expect(await codeOf(close(lead, caseId, 'taught'))).toMatchObject({ code: 'still_open' });
  await decideTogether(server, submissionId, [[senior, severe.keepBack]]);
  expect((await readCaseAs(server, lead, caseId)).open).toEqual([]);
  const { submissionId: reported } = await exchange(server, mia, ali, 'You are bad at this game');
  const { rows } = await server.deps.database.pool.query(
    'SELECT message_id AS id FROM messages WHERE submission_id = $1',
    [reported],
  );
  await report(server, ali, { reason: 'unkind', messageId: rows[0].id });
  const other = await newest();
  expect(await codeOf(close(senior, other, 'taught'))).toMatchObject({
    code: 'still_open',
    message: 'A text of the case is not decided yet.',
  });
  await decide(server, senior, await claimCard(server, senior, { kind: 'report' }), deliver);
  await goOut(server);
  expect(await codeOf(close(senior, other, 'taught'))).toMatchObject({ state: 'closed' });
});

test('SAFE2-14 a case stays open while a letter is unsent or a lead holds the data of the child', async () => {
  await report(server, ali, { reason: 'unkind', userId: mia.userId });
  const caseId = await newest();
  await askStep(server, senior, `${caseId}/letters`, {
    to: 'grownUp',
    language: 'gb',
    subject: 'Hello',
    body: 'A',
  });
  expect((await readCaseAs(server, senior, caseId)).open).toEqual(['letter']);
  expect((await close(senior, caseId, 'letterSent')).status).toBe(409);
  await sendLetters(server.deps);
  await server.deps.database.pool.query(
    `INSERT INTO data_holds (hold_id, user_id, lead_id, reason, at, ends_at)
     VALUES ('hold', $1, $2, 'Police', $3, $3::timestamptz + interval '1 day')`,
    [mia.userId, lead.staffId, new Date(server.clock())],
  );
  expect((await readCaseAs(server, senior, caseId)).open).toEqual(['hold']);
  expect((await close(senior, caseId, 'letterSent')).status).toBe(409);
  await server.deps.database.pool.query('UPDATE data_holds SET released_at = now()');
  expect(await codeOf(close(senior, caseId, 'letterSent'))).toMatchObject({ state: 'closed' });
});

test('SAFE2-14 a severe case is closed by two adults of two roles who say the same', async () => {
  const submissionId = await severeText();
  const caseId = await newest();
  await decideTogether(server, submissionId, [
    [lead, severe.keepBack],
    [senior, severe.keepBack],
  ]);
  const leadToo = await createStaff(server, { role: 'lead' });
  expect(await codeOf(close(lead, caseId, 'nothingFound'))).toMatchObject({ state: 'withLead' });
  // The same again, and another lead, close nothing.
  expect(await codeOf(close(lead, caseId, 'nothingFound'))).toMatchObject({ state: 'withLead' });
  expect(await codeOf(close(leadToo, caseId, 'nothingFound'))).toMatchObject({
    code: 'other_adult_needed',
  });
  expect((await readCaseAs(server, senior, caseId)).closing).toMatchObject({
    outcome: 'nothingFound',
    by: lead.name,
    isOwn: false,
  });
  // Another outcome is another proposal.
  expect(await codeOf(close(senior, caseId, 'taught'))).toMatchObject({ state: 'withLead' });
  expect(await codeOf(close(lead, caseId, 'taught'))).toMatchObject({ state: 'closed' });
});

test('SAFE2-14 a proposal to close ends when another severe text comes into the case', async () => {
  const first = await severeText();
  const caseId = await newest();
  const both = [
    [lead, severe.keepBack],
    [senior, severe.keepBack],
  ] as const;
  await decideTogether(server, first, both);
  await close(lead, caseId, 'taught');
  await decideTogether(server, await severeText(), both);
  expect(await codeOf(close(senior, caseId, 'taught'))).toMatchObject({ state: 'withLead' });
});
