import { review as rules } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defaultConfig, noLimits } from '../deps.ts';
import { askReport, casesOf, onlyCase, readCaseAs, report } from '../testing/case-calls.ts';
import { createCast, isKnown, roles } from '../testing/cast.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  conversationOf,
  deliverNow,
  exchange,
  sendMessage,
  sendPost,
} from '../testing/messages.ts';
import { askClaim, claimCard, deliver, review } from '../testing/review-calls.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { closeCase } from './close-case.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.deps.database.pool.query(
    `UPDATE cases SET state = 'closed', outcome = 'nothingFound' WHERE state <> 'closed'`,
  );
  mia = await createChild(server);
  ali = await createChild(server);
  senior = await createStaff(server, { role: 'senior' });
  await befriend(server, mia, ali);
});

const contextOf = async () => (await onlyCase(server, senior)).events[0]?.context ?? [];

test('CALL-45 GUIDE-12 SAFE-06 a report opens a case with the page, the text and the last ten delivered messages', async () => {
  for (let number = 1; number <= 12; number += 1) {
    server.clock.advance(1_000);
    const [by, to] = number % 2 === 0 ? [ali, mia] : [mia, ali];
    await exchange(server, by, to, `Text number ${number} here`);
  }
  await sendMessage(server, ali, mia, 'This one nobody has read yet');
  const page = '/conversation/{id}';
  const text = 'He is not kind to me';
  await report(server, mia, { reason: 'unkind', userId: ali.userId, page, text });
  const found = await onlyCase(server, senior);
  expect(found).toMatchObject({
    group: 'unkind',
    severity: 2,
    state: 'open',
    openedBy: 'report',
    reports: 1,
    owner: null,
    figures: { delivered: 6, returned: 0, strikes: 0 },
  });
  const [event] = found.events;
  expect(event).toMatchObject({ kind: 'reported', by: 'System', reason: 'unkind', page, text });
  expect(event?.context.map(one => one.text)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Text number ${index + 3} here`),
  );
  const writers = new Set(event?.context.map(({ pseudonym }) => pseudonym));
  expect(writers.size).toBe(2);
  expect(writers).toContain(found.child.pseudonym);
  expect(JSON.stringify(found)).not.toMatch(new RegExp(`${mia.userId}|${ali.userId}|Child\\d`));
});

test('SAFE-06 the reported text is marked, even an old one, and is reviewed by another adult', async () => {
  const old = await exchange(server, ali, mia, 'You are bad at this game');
  for (let number = 1; number <= 10; number += 1) {
    server.clock.advance(1_000);
    await exchange(server, mia, ali, `Later text number ${number}`);
  }
  await report(server, mia, { reason: 'unkind', messageId: old.submissionId });
  const context = await contextOf();
  expect(context.length).toBe(11);
  expect(context.filter(({ isReported }) => isReported)).toMatchObject([
    { text: 'You are bad at this game' },
  ]);
  expect(context[0]?.isReported).toBe(true);
  const card = await claimCard(server, senior, { submissionId: old.submissionId });
  expect(card).toMatchObject({ submissionId: old.submissionId, lease: { kind: 'report' } });
  const { messages } = await conversationOf(server, ali, mia);
  expect(JSON.stringify(messages)).toContain('You are bad at this game');
});

test('SAFE-04 SAFE-06 the reviewer who delivered a text does not review it again after a report', async () => {
  const first = await createStaff(server);
  const { submissionId } = await sendMessage(server, ali, mia, 'You are bad at this game');
  await review(server, first, submissionId, deliver);
  await report(server, mia, { reason: 'unkind', messageId: submissionId });
  expect((await askClaim(server, first, { submissionId })).status).toBe(403);
  expect((await askClaim(server, senior, { submissionId })).status).toBe(200);
  server.clock.advance(rules.leaseMs);
});

test('SAFE-06 reports by several children about the same child share one case; a closed case is not reopened', async () => {
  const wei = await createChild(server);
  await befriend(server, wei, ali);
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  await report(server, wei, { reason: 'unkind', userId: ali.userId });
  const { caseId, reports, events } = await onlyCase(server, senior);
  expect([reports, events.length]).toEqual([2, 2]);
  await report(server, wei, { reason: 'notEnglish', userId: ali.userId });
  expect((await casesOf(server, senior)).map(({ group }) => group).sort()).toEqual([
    'notEnglish',
    'unkind',
  ]);
  const close = { outcome: 'nothingFound' };
  await server.call('POST', `desk/cases/${caseId}/close`, { token: senior.token, body: close });
  await report(server, mia, { reason: 'unkind', userId: ali.userId });
  const open = await casesOf(server, senior);
  expect(open.map(one => one.caseId)).not.toContain(caseId);
  expect(open.length).toBe(2);
});

test('SAFE-06 repeating a report, even concurrently from two tabs, creates one report', async () => {
  const body = { reason: 'unkind', userId: ali.userId } as const;
  const first = await report(server, mia, body);
  expect(await report(server, mia, body)).toBe(first);
  const keyed = { ...body, reason: 'notEnglish' } as const;
  const answers = await Promise.all(
    [1, 2].map(() => askReport(server, mia, keyed, { 'idempotency-key': 'once' })),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const cases = await casesOf(server, senior);
  expect(cases.map(({ reports }) => reports)).toEqual([1, 1]);
});

test('SAFE-06 a report with other words, about another text, or repeated later is a new report', async () => {
  const { submissionId } = await exchange(server, ali, mia, 'You are bad at this game');
  const other = await exchange(server, ali, mia, 'You are bad at every game');
  const body = { reason: 'unkind', userId: ali.userId } as const;
  const send = (more: object = {}) => report(server, mia, { ...body, ...more });
  const reportIds = [
    await send(),
    await send({ text: 'He wants to know where I live' }),
    await send({ messageId: submissionId }),
    await send({ messageId: other.submissionId }),
  ];
  expect(await send({ text: 'He wants to know where I live' })).toBe(reportIds[1]);
  server.clock.advance(60_000);
  reportIds.push(await send());
  expect(new Set(reportIds).size).toBe(5);
  const { reports, events } = await onlyCase(server, senior);
  expect(reports).toBe(5);
  expect(events.filter(({ kind }) => kind === 'reported').map(({ text }) => text)).toEqual([
    null,
    'He wants to know where I live',
    null,
    null,
    null,
  ]);
});

test('SAFE-06 a report that arrives while its case is being closed opens another case', async () => {
  const body = { reason: 'unkind', userId: ali.userId } as const;
  const first = await report(server, mia, body);
  const { caseId } = await onlyCase(server, senior);
  const { db, pool } = server.deps.database;
  let answer: ReturnType<typeof askReport> | undefined;
  const isBlocked = async () => {
    const { rows } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBe(1);
  };
  await db.transaction().execute(async closing => {
    await closeCase(
      closing,
      { caseId: Number(caseId), outcome: 'nothingFound' },
      {
        staffId: senior.staffId,
        name: senior.name,
        role: senior.role,
        at: new Date(server.clock()),
      },
    );
    answer = askReport(server, mia, body);
    await Promise.race([answer, vi.waitFor(isBlocked, 120_000)]);
  });
  const again = (await answer)?.json<{ reportId: string }>().reportId;
  expect(again).not.toBe(first);
  const open = await onlyCase(server, senior);
  expect(open.caseId).not.toBe(caseId);
  expect(open.reports).toBe(1);
});

test('SAFE-06 ten concurrent reports open one case', async () => {
  const others = await Promise.all(Array.from({ length: 10 }, () => createChild(server)));
  const answers = await Promise.all(
    others.map(by => askReport(server, by, { reason: 'unkind', userId: ali.userId })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await onlyCase(server, senior)).reports).toBe(10);
});

test('GUIDE-12 a report that names no child opens a case of the reporter, without strikes', async () => {
  await report(server, mia, { reason: 'unkind', text: 'Somebody is not nice' });
  const { caseId, group } = await onlyCase(server, senior);
  expect(group).toBe('report');
  const answer = await server.call('POST', `desk/cases/${caseId}/strikes`, {
    token: senior.token,
    body: { days: 7, text: 'Teaching' },
  });
  expect(answer.status).toBe(403);
  expect((await readCaseAs(server, senior, caseId)).figures.strikes).toBe(0);
});

test('SAFE-14 a child cannot report a message of others, an undelivered one or its own', async () => {
  const wei = await createChild(server);
  await befriend(server, wei, ali);
  const foreign = await exchange(server, wei, ali, 'A text between two others');
  const unread = await sendMessage(server, ali, mia, 'This one nobody has read');
  const own = await exchange(server, mia, ali, 'This is a text of mine');
  const send = async (messageId: string, userId?: string) =>
    (await askReport(server, mia, { reason: 'unkind', messageId, ...(userId && { userId }) }))
      .status;
  expect(await send(foreign.submissionId)).toBe(404);
  expect(await send(unread.submissionId)).toBe(404);
  expect(await send('invented')).toBe(404);
  expect(await send(own.submissionId)).toBe(403);
  const his = await exchange(server, ali, mia, 'This is a text of his');
  expect(await send(his.submissionId, wei.userId)).toBe(404);
  expect(await send(his.submissionId, ali.userId)).toBe(200);
});

test('SAFE-14 only children who may read the wall can report a DigiPost', async () => {
  const post = await sendPost(server, ali, mia, 'A post on the wall of Mia');
  const send = async (by: TestChild) =>
    (await askReport(server, by, { reason: 'unkind', postId: post.submissionId })).status;
  expect(await send(mia)).toBe(404);
  await deliverNow(server, post);
  expect(await send(mia)).toBe(200);
  const stranger = await createChild(server);
  expect(await send(stranger)).toBe(404);
  await befriend(server, stranger, mia);
  expect(await send(stranger)).toBe(200);
  expect(await send(ali)).toBe(403);
  const [first] = (await onlyCase(server, senior)).events;
  expect(first?.context).toMatchObject([{ text: 'A post on the wall of Mia', isReported: true }]);
});

test.each(roles)('SAFE-08 GUIDE-12 reporting another child: %s', async role => {
  const cast = await createCast(server);
  const answer = await askReport(server, cast.me, { reason: 'unkind', userId: cast[role].userId });
  expect(answer.status, answer.text).toBe(isKnown[role] ? 200 : 404);
  const self = await askReport(server, cast.me, { reason: 'unkind', userId: cast.me.userId });
  expect(self.status).toBe(403);
});

test('SAFE-18 reports are rate limited', async () => {
  const limits = { ...noLimits, reports: defaultConfig.limits.reports };
  const limited = await createTestApp({ config: { limits } });
  const child = await createChild(limited);
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) {
    statuses.push((await askReport(limited, child, { reason: 'unkind' })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  await limited.close();
});

test('SAFE-07 SAFE-16 a report is in the audit log, without its text', async () => {
  await report(server, mia, { reason: 'unkind', userId: ali.userId, text: 'canary words' });
  const { caseId } = await onlyCase(server, senior);
  const { rows } = await server.deps.database.pool.query(
    'SELECT actor, action, object FROM audit ORDER BY row DESC LIMIT 1',
  );
  expect(rows).toEqual([{ actor: 'System', action: 'Opened case', object: `case ${caseId}` }]);
  expect(server.logs.join('\n')).not.toContain('canary words');
});
