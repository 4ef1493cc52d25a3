import { type HeldItem, type Problem, review as rules, staffSession } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/create-test-app.ts';
import { sendMessage } from '../../testing/messages.ts';
import {
  askClaim,
  askDecision,
  claim,
  claimCard,
  decide,
  deliver,
  goOut,
  onClaim,
  readDesk,
  returnToAuthor,
  review,
} from '../../testing/review-calls.ts';
import { emptyQueue } from '../../testing/review-world.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { escalateOverdueReviews } from '../../use-cases/settle-decisions.ts';
import { claimFirst, nextFence } from './leases.data.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let one: TestStaff;
let two: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
});

// Each test has an empty queue and its own adults.
beforeEach(async () => {
  await emptyQueue(server);
  server.screener.finds([]);
  one = await createStaff(server);
  two = await createStaff(server);
  lead = await createStaff(server, { role: 'lead' });
});

afterAll(() => server.close());

const write = (text = 'I like cats and dogs') => sendMessage(server, mia, ali, text);
const problem = (answer: TestAnswer) => answer.json<Problem>();

test('SAFE-03 a claim returns the card with a lease, and no other adult can claim the text', async () => {
  const { submissionId } = await write();
  const card = await claimCard(server, one);
  expect(card).toMatchObject({
    submissionId,
    rev: 1,
    kind: 'message',
    text: 'I like cats and dogs',
    severity: 0,
    lease: { kind: 'review' },
    author: { delivered: 0, returned: 0, lastReturnedAt: null, strikes: 0 },
    lastDelivered: [],
    pairCount: 0,
    versions: [],
    notes: [],
  });
  expect(Date.parse(card.lease.expiresAt)).toBe(server.clock() + rules.leaseMs);
  expect(JSON.stringify(card)).not.toContain(mia.username);
  expect(await claim(server, two)).toBeNull();
});

test('SAFE-03 concurrent claims never lease a text twice', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { submissionId } = await write();
    const both = await Promise.all([claim(server, one), claim(server, two)]);
    const cards = both.flatMap(card => card ?? []);
    expect(cards.map(card => card.submissionId)).toEqual([submissionId]);
    const other = await write('Another one to read');
    const again = await Promise.all([claim(server, one), claim(server, two)]);
    expect(again.flatMap(card => card?.submissionId ?? [])).toEqual([other.submissionId]);
    await server.deps.database.db.updateTable('submissions').set({ state: 'withheld' }).execute();
  }
});

test('SAFE-03 a claim skips a text that another transaction has locked', async () => {
  const { submissionId } = await write();
  const { db } = server.deps.database;
  const now = new Date(server.clock());
  const lease = async ({ staffId, role }: TestStaff) => ({
    ...{ staffId, role, now, fence: await nextFence(db) },
    until: new Date(server.clock() + rules.leaseMs),
  });
  const [first, second] = [await lease(one), await lease(two)];
  await db.transaction().execute(async transaction => {
    expect(await claimFirst(transaction, first, 'usual', false)).toBe(submissionId);
    expect(await claimFirst(db, second, 'usual', false)).toBeUndefined();
  });
});

test('SAFE-03 an expired lease can be claimed by another adult; the first gets lease_lost with the name', async () => {
  await write();
  const card = await claimCard(server, one);
  server.clock.advance(rules.leaseMs - 1);
  expect(await claim(server, two)).toBeNull();
  server.clock.advance(1);
  const takenOver = await claimCard(server, two);
  expect(takenOver.submissionId).toBe(card.submissionId);
  expect(takenOver.lease.fence).toBeGreaterThan(card.lease.fence);
  for (const part of ['', 'release', 'decision'] as const) {
    const answer = await onClaim(server, one, card, part, part === 'decision' ? deliver : {});
    expect(problem(answer)).toMatchObject({
      ...{ status: 409, code: 'lease_lost' },
      message: `${two.name} has it now.`,
    });
  }
  await decide(server, two, takenOver, returnToAuthor);
  const late = await askDecision(server, one, card, deliver);
  expect(problem(late).message).toBe(`${two.name} returned it.`);
  await goOut(server);
  expect(problem(await askDecision(server, one, card, deliver)).message).toBe(
    `${two.name} returned it.`,
  );
});

test('SAFE-03 heartbeats extend a lease', async () => {
  await write();
  const card = await claimCard(server, one);
  for (let beat = 0; beat < 6; beat += 1) {
    server.clock.advance(rules.heartbeatMs);
    const answer = await onClaim(server, one, card, '');
    expect(Date.parse(answer.json<{ expiresAt: string }>().expiresAt)).toBe(
      server.clock() + rules.leaseMs,
    );
    expect(await claim(server, two)).toBeNull();
  }
});

test('SAFE-03 rejects a decision with the wrong adult, fence or version', async () => {
  await write();
  const card = await claimCard(server, one);
  const { fence } = card.lease;
  for (const [by, wrong] of [
    [two, card],
    [one, { ...card, lease: { fence: fence + 1 } }],
    [one, { ...card, lease: { fence: 1 } }],
    [one, { ...card, rev: 2 }],
  ] as const) {
    const answer = await askDecision(server, by, wrong, deliver);
    expect(problem(answer)).toMatchObject({ status: 409, code: 'lease_lost' });
  }
  expect((await askDecision(server, one, card, deliver)).status).toBe(200);
});

test('SAFE-03 a withdrawal by the child ends the lease', async () => {
  const { submissionId } = await write();
  const card = await claimCard(server, one);
  await server.call('DELETE', `submissions/${submissionId}`, { token: mia.token });
  const answer = await askDecision(server, one, card, deliver);
  expect(problem(answer).message).toBe('The child took it back.');
  expect(await claim(server, two)).toBeNull();
});

describe('SAFE-03 releasing', () => {
  test('SAFE-03 a released text can be claimed again at once', async () => {
    await write();
    const card = await claimCard(server, one);
    await onClaim(server, one, card, 'release');
    expect((await onClaim(server, one, card, '')).status).toBe(409);
    expect((await claimCard(server, one)).submissionId).toBe(card.submissionId);
  });

  test('SAFE-03 pausing releases all leases and blocks claims until the pause ends', async () => {
    await write();
    const card = await claimCard(server, one);
    const pause = (isPaused: boolean) =>
      server.call('POST', 'desk/pause', { token: one.token, body: { isPaused } });
    await pause(true);
    expect((await askClaim(server, one)).status).toBe(403);
    expect((await claimCard(server, two)).submissionId).toBe(card.submissionId);
    await pause(false);
    await write('One more to read');
    expect(await claim(server, one)).not.toBeNull();
  });

  test('SAFE-03 signing out releases all leases', async () => {
    await write();
    const card = await claimCard(server, one);
    await server.call('POST', 'desk/sign-out', { token: one.token, body: {} });
    expect((await claimCard(server, two)).submissionId).toBe(card.submissionId);
  });
});

describe('SAFE-04 skipping', () => {
  const skip = async (by: TestStaff) => {
    const card = await claimCard(server, by);
    expect((await onClaim(server, by, card, 'release', { skip: true })).status).toBe(200);
    return card.submissionId;
  };

  test('SAFE-04 a skipped text is offered to others, never again to the same adult', async () => {
    const first = await write();
    server.clock.advance(1);
    const second = await write('The second one of them');
    expect(await skip(one)).toBe(first.submissionId);
    expect((await claimCard(server, one)).submissionId).toBe(second.submissionId);
    expect(await claim(server, one)).toBeNull();
    server.clock.advance(3 * rules.leaseMs);
    expect((await claimCard(server, one)).submissionId).toBe(second.submissionId);
    expect((await claimCard(server, two)).submissionId).toBe(first.submissionId);
  });

  test('SAFE-04 a text that all adults at work skip goes to the lead, who cannot skip it for good', async () => {
    const { submissionId } = await write();
    expect(await skip(one)).toBe(submissionId);
    expect(await skip(two)).toBe(submissionId);
    expect(await claim(server, lead, { kind: 'lead' })).toBeNull();
    expect(await skip(lead)).toBe(submissionId);
    const card = await claimCard(server, lead, { kind: 'lead' });
    expect(card).toMatchObject({ submissionId, lease: { kind: 'lead' } });
    await onClaim(server, lead, card, 'release', { skip: true });
    expect((await claimCard(server, lead, { kind: 'lead' })).submissionId).toBe(submissionId);
    expect((await askClaim(server, one, { kind: 'lead' })).status).toBe(403);
    expect((await askClaim(server, two, { submissionId })).status).toBe(409);
  });

  test('SAFE-04 a skipped text goes to the lead when the last other adult goes idle', async () => {
    const { submissionId } = await write();
    await skip(one);
    await skip(lead);
    await escalateOverdueReviews(server.deps);
    expect(await claim(server, lead, { kind: 'lead' })).toBeNull();
    server.clock.advance(staffSession.idleMs - 1);
    const { token } = await createStaff(server, { role: 'auditor' });
    expect(token).toBeTruthy();
    await server.call('GET', 'desk/agreement', { token: lead.token });
    server.clock.advance(1);
    await escalateOverdueReviews(server.deps);
    expect((await claimCard(server, lead, { kind: 'lead' })).submissionId).toBe(submissionId);
  });
});

test('SAFE-04 escalation to the lead invalidates older leases', async () => {
  const { pool } = server.deps.database;
  const { submissionId } = await write();
  const card = await claimCard(server, one);
  await pool.query(
    `INSERT INTO review_skips (submission_id, staff_id, at)
     SELECT $1, staff_id, $2 FROM staff`,
    [submissionId, new Date(server.clock())],
  );
  server.clock.advance(rules.leaseMs);
  await escalateOverdueReviews(server.deps);
  expect((await askDecision(server, one, card, deliver)).status).toBe(409);
});

describe('SAFE-03 holding', () => {
  const hold = async (by: TestStaff) => {
    const card = await claimCard(server, by);
    const answer = await onClaim(server, by, card, 'hold', { note: 'Asking a colleague' });
    expect(answer.status).toBe(200);
    return card;
  };
  const held = () => readDesk<HeldItem[]>(server, two, 'held');

  test('SAFE-03 a held text leaves the queue, is listed with its note and can be claimed by id', async () => {
    const { submissionId } = await write();
    const card = await hold(one);
    expect(await claim(server, two)).toBeNull();
    expect(await held()).toMatchObject([
      { submissionId, heldBy: one.name, note: 'Asking a colleague', with: null },
    ]);
    expect(problem(await askDecision(server, one, card, deliver)).message).toBe('It is held.');
    const again = await claimCard(server, two, { submissionId });
    expect(again.notes).toMatchObject([{ by: one.name, text: 'Asking a colleague' }]);
    expect(await held()).toEqual([]);
    await decide(server, two, again, deliver);
  });

  test('SAFE-04 a held text returns to the queue after four hours', async () => {
    const { submissionId } = await write();
    await hold(one);
    const later = async (ms: number) => {
      server.clock.advance(ms);
      await escalateOverdueReviews(server.deps);
      two = await createStaff(server);
      return held();
    };
    expect(await later(3 * 3_600_000)).toHaveLength(1);
    expect(await later(3_600_000)).toEqual([]);
    expect((await claimCard(server, two)).submissionId).toBe(submissionId);
  });

  test('SAFE-03 holding requires a note', async () => {
    await write();
    const card = await claimCard(server, one);
    expect((await onClaim(server, one, card, 'hold', { note: ' ' })).status).toBe(422);
  });
});

test('SAFE-03 a text claimed by id can be claimed again by the same adult only', async () => {
  await write();
  const { submissionId } = await write('The second one of them');
  const card = await claimCard(server, one, { submissionId });
  expect(card.submissionId).toBe(submissionId);
  const other = await askClaim(server, two, { submissionId });
  expect(problem(other)).toMatchObject({ status: 409, message: `${one.name} has it now.` });
  const again = await claimCard(server, one, { submissionId });
  expect(again.lease.fence).toBeGreaterThan(card.lease.fence);
  expect((await askDecision(server, one, card, deliver)).status).toBe(409);
  await decide(server, one, again, deliver);
  expect((await askClaim(server, two, { submissionId })).status).toBe(409);
  expect((await askClaim(server, two, { submissionId: 'nothing' })).status).toBe(409);
});

test('SAFE-05 a new version shows the earlier one, its return reason and the delivered messages', async () => {
  const hello = await write('Hello, how are you');
  await review(server, one, hello.submissionId, deliver);
  const { submissionId } = await write('I live in Rose Street');
  await review(server, two, submissionId, returnToAuthor);
  server.clock.advance(1);
  await sendMessage(server, mia, ali, 'I live in a big city', submissionId);
  const card = await claimCard(server, one);
  expect(card).toMatchObject({
    ...{ submissionId, rev: 2, text: 'I live in a big city', pairCount: 1 },
    lastDelivered: [{ isAuthor: true, text: 'Hello, how are you' }],
    versions: [{ rev: 1, text: 'I live in Rose Street', reason: 'personal' }],
    author: { delivered: 1, returned: 1, strikes: 0 },
  });
  expect(card.author.lastReturnedAt).not.toBeNull();
});

test('SAFE-02 a card has its signals and failed checks; false positives are marked, openings counted', async () => {
  server.screener.finds([
    { code: 'phone', severity: 2, start: 2, end: 6, status: 'ok', explanation: 'A number.' },
    {
      code: 'check',
      severity: 1,
      start: null,
      end: null,
      status: 'failed',
      explanation: 'Failed.',
    },
  ]);
  await write();
  const card = await claimCard(server, one);
  expect(card).toMatchObject({
    severity: 2,
    signals: [
      { index: 0, code: 'phone', group: 'personal', mark: { start: 2, end: 6 }, isWrong: false },
      { index: 1, code: 'check', group: 'check', mark: null, status: 'failed' },
    ],
    checks: { found: 2 },
  });
  const wrong = (index: number) =>
    onClaim(server, one, card, 'wrong-signal', { index, isWrong: true });
  expect((await wrong(0)).status).toBe(200);
  expect((await wrong(7)).status).toBe(404);
  const opened = await onClaim(server, one, card, 'opened');
  expect(opened.json()).toEqual({ openedToday: 1 });
  await onClaim(server, one, card, 'release');
  expect((await wrong(0)).status).toBe(409);
  expect((await claimCard(server, two)).signals.map(({ isWrong }) => isWrong)).toEqual([
    true,
    false,
  ]);
});
