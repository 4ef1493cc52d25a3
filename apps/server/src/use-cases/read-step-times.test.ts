import type { StepTimes } from '@digipals/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { answerHelp, askForHelp } from '../testing/help-calls.ts';
import { sendMessage } from '../testing/messages.ts';
import { recall } from '../testing/recall-calls.ts';
import { claimCard, decide, deliver, giveOpinion, goOut, severe } from '../testing/review-calls.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;
let lead: TestStaff;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
});

afterEach(() => server.close());

async function timesNow(): Promise<Record<string, Omit<StepTimes, 'step'>>> {
  const answer = await server.call('GET', 'desk/times', { token: lead.token });
  const times = answer.json<StepTimes[]>();
  return Object.fromEntries(times.map(({ step, ...rest }) => [step, rest]));
}

/** Mia's text waits, is looked at for ten seconds, and goes out. */
async function deliverAfter(waitMs: number, text: string): Promise<string> {
  const { submissionId } = await sendMessage(server, mia, ali, text);
  server.clock.advance(waitMs);
  const card = await claimCard(server, senior, { submissionId });
  server.clock.advance(10 * SECOND);
  await decide(server, senior, card, deliver);
  await goOut(server);
  return submissionId;
}

const none = { count: 0, medianMs: null, p95Ms: null };

test('SAFE2-105 each step has its median and 95th percentile of the last 30 days, and none before it happened', async () => {
  expect(await timesNow()).toEqual({
    ...{ firstLook: none, second: none, helpAnswer: none, receipt: none },
  });

  const first = await deliverAfter(2 * MINUTE, 'We have a new cat at home.');
  await deliverAfter(4 * MINUTE, 'It sleeps on my bed.');
  const { firstLook } = await timesNow();
  expect(firstLook).toEqual({ count: 2, medianMs: 3 * MINUTE, p95Ms: 3.9 * MINUTE });

  server.screener.finds([
    { code: 'distress', severity: 3, start: 0, end: 6, status: 'ok', explanation: 'Sad' },
  ]);
  const { submissionId } = await sendMessage(server, mia, ali, 'Nobody wants to play with you.');
  await giveOpinion(server, senior, submissionId, severe.deliver);
  await goOut(server);
  server.clock.advance(5 * MINUTE);
  await giveOpinion(server, lead, submissionId, severe.deliver);
  await goOut(server);
  const { second } = await timesNow();
  expect(second).toMatchObject({ count: 1, p95Ms: second?.medianMs });
  expect(second?.medianMs).toBeGreaterThanOrEqual(5 * MINUTE);
  expect(second?.medianMs).toBeLessThan(6 * MINUTE);

  const { caseId } = await askForHelp(server, mia, { picture: 'scared' });
  server.clock.advance(7 * MINUTE);
  await answerHelp(server, lead, { caseId, text: 'I am here for you.' });
  server.clock.advance(MINUTE);
  await answerHelp(server, lead, { caseId, text: 'You did the right thing.' });
  expect((await timesNow())['helpAnswer']).toEqual({
    ...{ count: 1, medianMs: 7 * MINUTE, p95Ms: 7 * MINUTE },
  });

  await recall(server, senior, first);
  server.clock.advance(2 * SECOND);
  await server.call('POST', `users/${ali.userId}/goneTexts`, {
    token: ali.token,
    body: { submissionIds: [first] },
  });
  expect((await timesNow())['receipt']).toEqual({
    ...{ count: 1, medianMs: 2 * SECOND, p95Ms: 2 * SECOND },
  });

  server.clock.advance(31 * DAY);
  lead = await createStaff(server, { role: 'lead' });
  expect(await timesNow()).toEqual({
    ...{ firstLook: none, second: none, helpAnswer: none, receipt: none },
  });
});
