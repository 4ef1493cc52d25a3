import type { Card, Conversation, InboxItem, Notification, Problem } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/create-test-app.ts';
import { sendMessage } from '../../testing/messages.ts';
import {
  askDecision,
  claim,
  claimCard,
  decide,
  decideTogether,
  deliver,
  giveOpinion,
  goOut,
  onClaim,
  severe as opinions,
  returnToAuthor,
  review,
  type TestVerdict,
  toLead,
} from '../../testing/review-calls.ts';
import { emptyQueue } from '../../testing/review-world.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { escalateOverdueReviews, settleDecisions } from '../../use-cases/settle-decisions.ts';
import { takeDueDecision } from './decisions.data.ts';
import { reopenReported } from './index.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let reviewer: TestStaff;
let senior: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  await emptyQueue(server);
  server.screener.finds([]);
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  reviewer = await createStaff(server);
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
});

afterAll(() => server.close());

const write = (text = 'I like cats and dogs') => sendMessage(server, mia, ali, text);
const problem = (answer: TestAnswer) => answer.json<Problem>();

const inboxOf = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/conversations`, { token })).json<InboxItem[]>();
/** Messages of a child and its friend. */
async function textsOf(child: TestChild): Promise<string[]> {
  const [item] = await inboxOf(child);
  if (!item) return [];
  const path = `conversations/${item.conversationId}`;
  const answer = await server.call('GET', path, { token: child.token });
  return answer.json<Conversation>().messages.map(({ text }) => text);
}
const submissionOf = async (child: TestChild) => (await inboxOf(child))[0]?.submission;
const notificationsOf = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/notifications`, { token }))
    .json<Notification[]>()
    .map(({ type, action }) => action ?? type);
const undo = (by: TestStaff, decisionId: string) =>
  server.call('DELETE', `desk/decisions/${decisionId}`, { token: by.token });
const stateOf = (submissionId: string) =>
  server.deps.database.db
    .selectFrom('submissions')
    .select('state')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
const rowsOf = async (submissionId: string) => {
  const rows = await server.deps.database.db
    .selectFrom('decisions')
    .select(['outcome', 'undone_at', 'settled_at'])
    .where('submission_id', '=', submissionId)
    .orderBy('at')
    .execute();
  return rows.map(row => [row.outcome, row.undone_at !== null, row.settled_at !== null]);
};
const auditOf = async (submissionId: string) => {
  const rows = await server.deps.database.db
    .selectFrom('audit')
    .select(['actor', 'action'])
    .where('object', '=', `submission ${submissionId}`)
    .orderBy('row')
    .execute();
  return rows.map(({ actor, action }) => `${actor}: ${action}`);
};

test('SAFE-01 a text is delivered once, when its decision settles', async () => {
  const { submissionId } = await write();
  await decide(server, reviewer, await claimCard(server, reviewer), deliver);
  server.clock.advance(9_999);
  expect(await settleDecisions(server.deps)).toBe(0);
  expect(await textsOf(ali)).toEqual([]);
  expect(await notificationsOf(ali)).not.toContain('post');
  expect(await submissionOf(mia)).toMatchObject({ state: 'reading' });
  server.clock.advance(1);
  const both = [settleDecisions(server.deps), settleDecisions(server.deps)];
  expect((await Promise.all(both)).toSorted()).toEqual([0, 1]);
  expect(await settleDecisions(server.deps)).toBe(0);
  expect(await textsOf(ali)).toEqual(['I like cats and dogs']);
  expect((await notificationsOf(ali)).filter(type => type === 'post')).toEqual(['post']);
  expect(await rowsOf(submissionId)).toEqual([['deliver', false, true]]);
  expect(await auditOf(submissionId)).toEqual([
    `${reviewer.name}: Decided to deliver`,
    `${reviewer.name}: Delivered`,
  ]);
});

test('SAFE-05 the author sees a returned text with its reason; a withheld text is not delivered', async () => {
  const first = await write('I live in Rose Street');
  await review(server, reviewer, first.submissionId, returnToAuthor);
  expect(await submissionOf(mia)).toMatchObject({
    ...{ submissionId: first.submissionId, state: 'returned', reason: 'personal' },
    text: 'I live in Rose Street',
  });
  expect(await notificationsOf(mia)).toContain('returned');
  const second = await write('This is not for you');
  await review(server, reviewer, second.submissionId, { outcome: 'withhold' });
  expect(await notificationsOf(mia)).toContain('withheld');
  expect(await textsOf(ali)).toEqual([]);
});

describe('SAFE-03 undoing', () => {
  test('SAFE-03 undo within ten seconds returns the card with a new lease and delivers nothing', async () => {
    const { submissionId } = await write();
    const card = await claimCard(server, reviewer);
    const decisionId = await decide(server, reviewer, card, deliver);
    expect(await claim(server, senior)).toBeNull();
    server.clock.advance(9_999);
    const answer = await undo(reviewer, decisionId);
    const back = answer.json<{ card: Card }>().card;
    expect(back).toMatchObject({ submissionId, rev: 1, lease: { kind: 'review' } });
    expect(back.lease.fence).toBeGreaterThan(card.lease.fence);
    expect(await goOut(server)).toBe(0);
    expect((await askDecision(server, reviewer, card, deliver)).status).toBe(409);
    await decide(server, reviewer, back, returnToAuthor);
    await goOut(server);
    expect(await submissionOf(mia)).toMatchObject({ state: 'returned' });
    expect(await rowsOf(submissionId)).toEqual([
      ['deliver', true, false],
      ['return', false, true],
    ]);
    expect(await auditOf(submissionId)).toContain(`${reviewer.name}: Undid`);
  });

  test('SAFE-03 undo after the window is too_late, settled or not', async () => {
    const { submissionId } = await write();
    const decisionId = await decide(server, reviewer, await claimCard(server, reviewer), deliver);
    expect(problem(await undo(senior, decisionId)).code).toBe('not_found');
    server.clock.advance(10_000);
    expect(problem(await undo(reviewer, decisionId)).code).toBe('too_late');
    await settleDecisions(server.deps);
    expect(problem(await undo(reviewer, decisionId))).toMatchObject({ status: 409 });
    expect(await rowsOf(submissionId)).toEqual([['deliver', false, true]]);
  });

  test('SAFE-03 an undo that races with settling ends in exactly one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { submissionId } = await write(`Hello number ${round}`);
      const decisionId = await decide(server, reviewer, await claimCard(server, reviewer), deliver);
      server.clock.advance(9_999);
      const undone = undo(reviewer, decisionId);
      server.clock.advance(1);
      const [answer] = await Promise.all([undone, settleDecisions(server.deps)]);
      await settleDecisions(server.deps);
      const isDelivered = (await textsOf(ali)).includes(`Hello number ${round}`);
      expect(isDelivered).toBe(answer.status !== 200);
      expect(await rowsOf(submissionId)).toEqual([['deliver', !isDelivered, isDelivered]]);
      await emptyQueue(server);
      reviewer = await createStaff(server);
    }
  });
});

test('SAFE-03 repeating a decision returns it again, another decision under its lease is refused', async () => {
  const { submissionId } = await write();
  const card = await claimCard(server, reviewer);
  const decisionId = await decide(server, reviewer, card, deliver);
  expect(await decide(server, reviewer, card, deliver)).toBe(decisionId);
  const other = await askDecision(server, reviewer, card, returnToAuthor);
  expect(problem(other).message).toBe(`${reviewer.name} delivered it.`);
  expect(await rowsOf(submissionId)).toEqual([['deliver', false, false]]);
});

test('SAFE-03 of fifty concurrent decisions under one lease one counts', async () => {
  const { submissionId } = await write();
  const card = await claimCard(server, reviewer);
  const verdicts = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? deliver : returnToAuthor));
  const answers = await Promise.all(
    verdicts.map(verdict => askDecision(server, reviewer, card, verdict)),
  );
  const accepted = new Set(answers.flatMap((answer, n) => (answer.status === 200 ? [n % 2] : [])));
  expect(accepted.size).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await rowsOf(submissionId)).toHaveLength(1);
});

describe('SAFE-02 severe texts', () => {
  const severe = [
    { code: 'meeting', severity: 3, start: 0, end: 1, status: 'ok', explanation: 'A plan.' },
  ] as const;

  test('SAFE-02 SAFE-06 a reviewer does not get them, and two others decide', async () => {
    server.screener.finds(severe);
    const { submissionId } = await write();
    expect(await claim(server, reviewer)).toBeNull();
    await decideTogether(server, submissionId, [
      [senior, opinions.deliver],
      [lead, opinions.deliver],
    ]);
    expect(await textsOf(ali)).toEqual(['I like cats and dogs']);
  });

  test('SAFE-06 what a reviewer sends to the lead becomes severe, with a case', async () => {
    const { submissionId } = await write();
    const card = await claimCard(server, reviewer);
    const noNote = await askDecision(server, reviewer, card, { outcome: 'escalate' });
    expect(problem(noNote).fields?.[0]?.path).toBe('body.note');
    await decide(server, reviewer, card, toLead);
    expect(await claim(server, lead, { kind: 'severe' })).toBeNull();
    await goOut(server);
    const leads = await claimCard(server, lead, { kind: 'severe' });
    expect(leads).toMatchObject({
      submissionId,
      notes: [{ by: reviewer.name, text: toLead.note }],
    });
    const opened = await server.deps.database.db
      .selectFrom('cases')
      .select(['main_group', 'severity', 'state'])
      .where('user_id', '=', mia.userId)
      .execute();
    expect(opened).toEqual([{ main_group: 'none', severity: 3, state: 'withLead' }]);
    await onClaim(server, lead, leads, 'release');
    await decideTogether(server, submissionId, [
      [lead, opinions.keepBack],
      [senior, opinions.keepBack],
    ]);
    expect(await notificationsOf(mia)).toContain('withheld');
    expect(await textsOf(ali)).toEqual([]);
  });
});

test('SAFE2-95 a text with a signal of grooming cannot be returned, only kept back or delivered', async () => {
  server.screener.finds([
    { code: 'grooming', severity: 2, start: null, end: null, status: 'ok', explanation: 'Gift.' },
  ]);
  const { submissionId } = await write();
  const card = await claimCard(server, reviewer);
  expect((await askDecision(server, reviewer, card, returnToAuthor)).status).toBe(403);
  await decide(server, reviewer, card, { outcome: 'withhold' });
  expect(await rowsOf(submissionId)).toHaveLength(1);
});

describe('SAFE-01 a small edit', () => {
  const edit = (editedText: string): TestVerdict => ({ outcome: 'deliver', editedText });

  test('SAFE-01 delivers the edited text and shows its author both', async () => {
    const { submissionId } = await write('I has too cats');
    const card = await claimCard(server, reviewer);
    await decide(server, reviewer, card, edit('I have two cats'));
    await goOut(server);
    expect(await textsOf(ali)).toEqual(['I have two cats']);
    const [mine] = await inboxOf(mia);
    expect(mine?.last).toMatchObject({ text: 'I have two cats', original: 'I has too cats' });
    expect((await inboxOf(ali))[0]?.last?.original).toBeNull();
    expect(await auditOf(submissionId)).toContain(`${reviewer.name}: Delivered with an edit`);
  });

  test('SAFE-01 rejects an edit of more than three words and one without a delivery', async () => {
    await write('I like my cats and my dogs');
    const card = await claimCard(server, reviewer);
    const large = await askDecision(server, reviewer, card, edit('You like your dog and a fish'));
    expect(problem(large)).toMatchObject({ status: 422, code: 'edit_too_large' });
    const wrong = { ...returnToAuthor, editedText: 'I like my cats' };
    expect(problem(await askDecision(server, reviewer, card, wrong)).code).toBe('invalid_request');
    const noReason = await askDecision(server, reviewer, card, { outcome: 'return' });
    expect(problem(noReason).fields?.[0]?.path).toBe('body.reason');
    const reason = { outcome: 'deliver', reason: 'personal' } as const;
    expect((await askDecision(server, reviewer, card, reason)).status).toBe(422);
  });
});

test('SAFE-01 rejects an edit that replaces a text without spaces or leaves nothing visible', async () => {
  await write('x'.repeat(60));
  const card = await claimCard(server, reviewer);
  const edit = (editedText: string) =>
    askDecision(server, reviewer, card, { outcome: 'deliver', editedText });
  expect(problem(await edit('y'.repeat(60))).code).toBe('edit_too_large');
  expect(problem(await edit('\u200b')).code).toBe('invalid_request');
  expect((await edit('x'.repeat(59))).status).toBe(200);
});

test('SAFE-03 a decision is repeated only for an identical verdict', async () => {
  await write('I has too cats');
  const card = await claimCard(server, reviewer);
  const edited = { ...deliver, editedText: 'I have two cats' };
  const decisionId = await decide(server, reviewer, card, edited);
  expect(await decide(server, reviewer, card, edited)).toBe(decisionId);
  for (const other of [deliver, { ...edited, note: 'Nice' }]) {
    const answer = await askDecision(server, reviewer, card, other);
    expect(problem(answer)).toMatchObject({ status: 409, code: 'lease_lost' });
  }
});

test('SAFE-03 undoing does not reopen a text withdrawn meanwhile', async () => {
  const { submissionId } = await write();
  const decisionId = await decide(server, reviewer, await claimCard(server, reviewer), deliver);
  await server.call('DELETE', `submissions/${submissionId}`, { token: mia.token });
  expect(problem(await undo(reviewer, decisionId))).toMatchObject({
    ...{ status: 409, code: 'too_late', message: 'The child took it back.' },
  });
  expect((await stateOf(submissionId))?.state).toBe('withdrawn');
  expect(await rowsOf(submissionId)).toEqual([['deliver', true, false]]);
  expect(await claim(server, senior)).toBeNull();
});

test('SAFE-02 undoing reopens a severe text although it was withdrawn', async () => {
  server.screener.finds([
    { code: 'meeting', severity: 3, start: 0, end: 1, status: 'ok', explanation: 'A plan.' },
  ]);
  const { submissionId } = await write();
  const decisionId = await giveOpinion(server, senior, submissionId, opinions.deliver);
  await server.call('DELETE', `submissions/${submissionId}`, { token: mia.token });
  expect((await undo(senior, decisionId)).json<{ card: Card }>().card).toMatchObject({
    submissionId,
    severity: 3,
  });
});

test('SAFE-01 texts of one child settle in the order of their decisions', async () => {
  const { db } = server.deps.database;
  await goOut(server);
  const first = await write('The first of them');
  const second = await write('The second of them');
  for (const { submissionId } of [first, second]) {
    await decide(server, reviewer, await claimCard(server, reviewer, { submissionId }), deliver);
    server.clock.advance(1);
  }
  server.clock.advance(10_000);
  const at = new Date(server.clock());
  await db.transaction().execute(async one => {
    expect((await takeDueDecision(one, at, []))?.submissionId).toBe(first.submissionId);
    await db.transaction().execute(async other => {
      expect(await takeDueDecision(other, at, [])).toBeUndefined();
    });
  });
  await settleDecisions(server.deps);
  expect(await textsOf(ali)).toEqual(['The first of them', 'The second of them']);
});

test('SAFE-01 a decision that fails to settle blocks no other, is logged without its text and retried', async () => {
  const { pool } = server.deps.database;
  await goOut(server);
  const broken = await write('The first of them');
  const other = await sendMessage(server, ali, mia, 'The second of them');
  for (const { submissionId } of [broken, other]) {
    await decide(server, reviewer, await claimCard(server, reviewer, { submissionId }), deliver);
  }
  await pool.query(
    `ALTER TABLE messages ADD CONSTRAINT broken
     CHECK (submission_id <> '${broken.submissionId}') NOT VALID`,
  );
  server.clock.advance(10_000);
  expect(await settleDecisions(server.deps)).toBe(1);
  await pool.query('ALTER TABLE messages DROP CONSTRAINT broken');
  expect(await textsOf(ali)).toEqual(['The second of them']);
  const failures = server.logs.filter(line => line.includes('settling a decision failed'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).not.toContain('of them');
  expect(await settleDecisions(server.deps)).toBe(1);
  expect(await textsOf(ali)).toEqual(['The second of them', 'The first of them']);
});

describe('SAFE-06 after a report', () => {
  const report = (submissionId: string) =>
    server.deps.database.db
      .transaction()
      .execute(db => reopenReported(db, { submissionId, at: new Date(server.clock()) }));

  test('SAFE-06 another adult reviews it again while it stays visible', async () => {
    const { submissionId } = await write();
    expect(await report(submissionId)).toBe(false);
    await review(server, reviewer, submissionId, deliver);
    expect(await report(submissionId)).toBe(true);
    expect(await report(submissionId)).toBe(false);
    expect(await claim(server, reviewer)).toBeNull();
    expect(await textsOf(ali)).toEqual(['I like cats and dogs']);
    const card = await claimCard(server, senior);
    expect(card).toMatchObject({ submissionId, severity: 2, lease: { kind: 'report' } });
    for (const verdict of [
      returnToAuthor,
      { outcome: 'deliver', editedText: 'I like dogs' } as const,
    ]) {
      expect((await askDecision(server, senior, card, verdict)).status).toBe(403);
    }
    await decide(server, senior, card, { outcome: 'withhold' });
    await goOut(server);
    expect(await textsOf(ali)).toEqual([]);
    expect(await textsOf(mia)).toEqual([]);
    expect(await auditOf(submissionId)).toContain(`${senior.name}: Took back`);
  });

  test('SAFE-06 delivering it again keeps it, pays nothing, and it can be reported again', async () => {
    const { submissionId } = await write();
    await review(server, reviewer, submissionId, deliver);
    const lingos = async () =>
      (await server.call('GET', `users/${mia.userId}/lingos`, { token: mia.token })).text;
    const before = await lingos();
    for (const by of [senior, await createStaff(server)]) {
      await report(submissionId);
      await decide(server, by, await claimCard(server, by), deliver);
      await goOut(server);
      expect(await textsOf(ali)).toEqual(['I like cats and dogs']);
    }
    expect(await lingos()).toBe(before);
    expect((await notificationsOf(ali)).filter(type => type === 'post')).toHaveLength(1);
  });

  test('SAFE-04 an overdue report that no one else at work may review goes to the lead', async () => {
    const { submissionId } = await write();
    await server.deps.database.db.deleteFrom('staff_sessions').execute();
    const alone = await createStaff(server);
    await review(server, alone, submissionId, deliver);
    await report(submissionId);
    await escalateOverdueReviews(server.deps);
    expect((await stateOf(submissionId))?.state).toBe('waiting');
    server.clock.advance(12 * 60_000);
    await escalateOverdueReviews(server.deps);
    const later = await createStaff(server, { role: 'lead' });
    expect(await claimCard(server, later, { kind: 'lead' })).toMatchObject({ submissionId });
  });
});

test('SAFE-01 a decided text is not delivered after the two have unfriended', async () => {
  const { submissionId } = await write();
  await decide(server, reviewer, await claimCard(server, reviewer), deliver);
  await server.call('DELETE', `users/${ali.userId}/friends/${mia.userId}`, { token: ali.token });
  await goOut(server);
  expect(await textsOf(ali)).toEqual([]);
  expect(await auditOf(submissionId)).toContain(`${reviewer.name}: Not delivered`);
});
