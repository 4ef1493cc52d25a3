import { type Queue, type ReportReason, reportReasons } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { listDelivered } from '../domains/family/index.ts';
import { readExport } from '../domains/rights/index.ts';
import { askReport, casesOf, report } from '../testing/case-calls.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import {
  conversationOf,
  deliverNow,
  exchange,
  inboxOf,
  sendMessage,
  sendPost,
  wallOf,
} from '../testing/messages.ts';
import { endRecall, recall } from '../testing/recall-calls.ts';
import {
  claimCard,
  decideTogether,
  deliver,
  readDesk,
  review,
  severe,
} from '../testing/review-calls.ts';
import { emptyQueue } from '../testing/review-world.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';

const HELLO = 'Hello, how are you?';
const PHOTO = 'Send me a photo of you';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let wei: TestChild;
let senior: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  await emptyQueue(server);
  const { pool } = server.deps.database;
  await pool.query(`UPDATE cases SET state = 'closed', outcome = 'nothingFound'`);
  mia = await createChild(server);
  ali = await createChild(server);
  wei = await createChild(server);
  for (const [one, other] of [
    [mia, ali],
    [mia, wei],
    [ali, wei],
  ] as const) {
    await befriend(server, one, other);
  }
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
});

afterAll(() => server.close());

const pageOf = async (child: TestChild, other: TestChild) => {
  const { messages, takenBack, unread } = await conversationOf(server, child, other);
  return { texts: messages.map(({ text }) => text), covered: takenBack, unread };
};
const noticesOf = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/notifications`, { token })).text;
const familyOf = async (child: TestChild, other: TestChild) =>
  (await listDelivered(server.deps.database.db, child.userId, other.userId)).map(
    ({ text }) => text,
  );
const goneOf = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/goneTexts`, { token })).json<string[]>();

/** Ali writes twice to Mia. @returns the id of the second text */
async function write(): Promise<string> {
  await exchange(server, ali, mia, HELLO);
  server.clock.advance(1_000);
  return (await exchange(server, ali, mia, PHOTO)).submissionId;
}

/** A delivered DigiPost of Ali on the wall of Mia. @returns its id */
async function post(): Promise<string> {
  const sent = await sendPost(server, ali, mia, PHOTO);
  await deliverNow(server, sent);
  return sent.submissionId;
}

const postsOf = async (reader: TestChild) => {
  const { posts, folded } = await wallOf(server, reader, mia);
  return { texts: posts.map(({ text }) => text), folded: folded.map(({ text }) => text) };
};

test.each<[ReportReason, string, number]>([
  ['unkind', 'unkind', 2],
  ['personalInformation', 'personal', 2],
  ['meeting', 'meeting', 3],
  ['photos', 'grooming', 3],
  ['secret', 'meeting', 3],
  ['otherApp', 'grooming', 2],
  ['scared', 'unkind', 3],
  ['notEnglish', 'notEnglish', 1],
])(
  'SAFE2-100 SAFE2-104 a report "%s" opens a case "%s" of severity %i, and the queue names its reason',
  async (reason, group, severity) => {
    const messageId = await write();
    await report(server, mia, { reason, messageId });
    expect(await casesOf(server, lead)).toMatchObject([{ group, severity, openedBy: 'report' }]);
    const { items } = await readDesk<Queue>(server, lead, 'queue');
    const item = items.find(({ submissionId }) => submissionId === messageId);
    expect(item).toMatchObject({ reported: reason });
    expect(item?.state).toBe(severity === 3 ? 'escalated' : 'waiting');
  },
);

test('SAFE2-100 the table above has every reason', () => {
  expect(reportReasons).toHaveLength(8);
});

test('SAFE2-104 the queue names the most severe of several reasons', async () => {
  const postId = await post();
  await report(server, mia, { reason: 'scared', postId });
  await report(server, mia, { reason: 'notEnglish', postId });
  const { items } = await readDesk<Queue>(server, lead, 'queue');
  expect(items).toMatchObject([{ reported: 'scared' }]);
});

test('SAFE2-101 a reported message is folded for its reporter at once, and readable again once an adult has left it', async () => {
  const messageId = await write();
  expect((await inboxOf(server, mia)).find(({ unread }) => unread === 2)).toBeDefined();
  await report(server, mia, { reason: 'unkind', messageId });
  const folded = { messageId, isMine: false, folded: { text: null } };
  const { texts, covered, unread } = await pageOf(mia, ali);
  expect([texts, unread]).toEqual([[HELLO], 1]);
  expect(covered).toMatchObject([folded]);
  expect((await inboxOf(server, mia)).map(({ last }) => last?.text)).toContain(HELLO);
  expect(await pageOf(ali, mia)).toMatchObject({ texts: [HELLO, PHOTO], covered: [] });
  expect(await familyOf(mia, ali)).toEqual([HELLO, PHOTO]);
  await review(server, senior, messageId, deliver);
  expect(await pageOf(mia, ali)).toMatchObject({
    texts: [HELLO],
    covered: [{ ...folded, folded: { text: PHOTO } }],
  });
});

test('SAFE2-101 a poll of the reporter learns of the fold and of its end, and one of the author of nothing', async () => {
  const messageId = await write();
  const { conversationId } = await conversationOf(server, mia, ali);
  const tagOf = async ({ token }: TestChild) =>
    (await server.call('GET', `conversations/${conversationId}`, { token })).headers['etag'];
  const [before, ofAuthor] = [await tagOf(mia), await tagOf(ali)];
  await report(server, mia, { reason: 'photos', messageId });
  const folded = await tagOf(mia);
  expect(folded).not.toBe(before);
  await decideTogether(server, messageId, [
    [senior, severe.deliver],
    [lead, severe.deliver],
  ]);
  expect(await tagOf(mia)).not.toBe(folded);
  expect(await tagOf(ali)).toBe(ofAuthor);
});

test('SAFE2-101 a DigiPost is folded for the child who reported it, and stays for others', async () => {
  const postId = await post();
  await report(server, wei, { reason: 'unkind', postId });
  expect(await postsOf(wei)).toEqual({ texts: [], folded: [null] });
  expect(await postsOf(mia)).toEqual({ texts: [PHOTO], folded: [] });
  await review(server, senior, postId, deliver);
  expect(await postsOf(wei)).toEqual({ texts: [], folded: [PHOTO] });
});

test('SAFE2-102 a severe reason hides a message from the family of its reader, and its author notices nothing', async () => {
  const messageId = await write();
  const before = await noticesOf(ali);
  await report(server, mia, { reason: 'photos', messageId });
  expect(await familyOf(mia, ali)).toEqual([HELLO]);
  expect(await goneOf(mia)).toEqual([messageId]);
  expect(await familyOf(ali, mia)).toEqual([HELLO, PHOTO]);
  expect(await pageOf(ali, mia)).toMatchObject({ texts: [HELLO, PHOTO], covered: [] });
  expect(await goneOf(ali)).toEqual([]);
  expect(await noticesOf(ali)).toBe(before);
});

test('SAFE2-102 a severe reason hides a DigiPost from its wall until two adults leave it', async () => {
  const postId = await post();
  expect(await noticesOf(mia)).toContain('"place":"wall"');
  await report(server, wei, { reason: 'scared', postId });
  expect(await postsOf(mia)).toEqual({ texts: [], folded: [] });
  expect(await noticesOf(mia)).not.toContain('"place":"wall"');
  expect(await postsOf(ali)).toEqual({ texts: [PHOTO], folded: [] });
  expect(
    (await server.call('POST', 'likes', { token: mia.token, body: { likePostId: postId } })).status,
  ).toBe(404);
  await decideTogether(server, postId, [[senior, severe.deliver]]);
  expect(await postsOf(mia)).toEqual({ texts: [], folded: [] });
  await decideTogether(server, postId, [[lead, severe.deliver]]);
  expect(await postsOf(mia)).toEqual({ texts: [PHOTO], folded: [] });
  expect(await postsOf(wei)).toEqual({ texts: [], folded: [PHOTO] });
});

test('SAFE2-102 two children who report hide a DigiPost until one adult leaves it; one child twice does not, nor a third alone later', async () => {
  const postId = await post();
  await report(server, wei, { reason: 'unkind', postId });
  await report(server, wei, { reason: 'notEnglish', postId });
  expect((await postsOf(mia)).texts).toEqual([PHOTO]);
  await report(server, mia, { reason: 'unkind', postId });
  const noah = await createChild(server);
  await befriend(server, noah, mia);
  await befriend(server, noah, ali);
  expect((await postsOf(noah)).texts).toEqual([]);
  expect((await postsOf(ali)).texts).toEqual([PHOTO]);
  await review(server, senior, postId, deliver);
  expect((await postsOf(noah)).texts).toEqual([PHOTO]);
  server.clock.advance(1_000);
  await report(server, noah, { reason: 'unkind', postId });
  expect((await postsOf(ali)).texts).toEqual([PHOTO]);
  expect(await postsOf(mia)).toEqual({ texts: [], folded: [null] });
  const { rows } = await server.deps.database.pool.query(
    'SELECT restored_at IS NOT NULL AS shown FROM gone_texts WHERE submission_id = $1',
    [postId],
  );
  expect(rows).toEqual([{ shown: true }]);
});

test('SAFE2-102 adults who keep a hidden text back take it from its author too, as a recall does', async () => {
  const messageId = await write();
  await report(server, mia, { reason: 'meeting', messageId });
  await decideTogether(server, messageId, [[senior, severe.keepBack]]);
  for (const [child, other] of [
    [mia, ali],
    [ali, mia],
  ] as const) {
    expect(await pageOf(child, other)).toMatchObject({
      texts: [HELLO],
      covered: [{ messageId, folded: null }],
    });
  }
  expect(await noticesOf(ali)).toContain('"action":"withheld"');
});

test('SAFE2-102 an adult can take back a hidden text, and a later report of another child finds it', async () => {
  const postId = await post();
  await report(server, wei, { reason: 'secret', postId });
  const told = await askReport(server, mia, { reason: 'unkind', postId });
  expect(told.status, told.text).toBe(200);
  await recall(server, lead, postId);
  expect(await postsOf(ali)).toEqual({ texts: [], folded: [] });
  expect(await postsOf(wei)).toEqual({ texts: [], folded: [] });
  const late = await askReport(server, wei, { reason: 'scared', postId });
  expect(late.status).toBe(404);
});

test('SAFE2-102 two severe reports at the same time hide a text once', async () => {
  const postId = await post();
  const answers = await Promise.all(
    [mia, wei].map(child => askReport(server, child, { reason: 'photos', postId })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await postsOf(ali)).toEqual({ texts: [PHOTO], folded: [] });
  expect(await postsOf(mia)).toEqual({ texts: [], folded: [null] });
});

test('SAFE2-102 a hidden text is in the export of its author as before, and in no other', async () => {
  const [messageId, postId] = [await write(), await post()];
  const exportOf = async ({ userId }: TestChild) => {
    const { messages, texts } = await readExport(server.deps.database.db, userId);
    // Rows of the same time have no order.
    return Object.fromEntries(
      Object.entries({ ...messages, ...texts }).map(([table, rows]) => [
        table,
        rows.map(row => JSON.stringify(row)).toSorted(),
      ]),
    );
  };
  const before = await exportOf(ali);
  for (const table of ['messages', 'posts', 'submissions']) {
    expect(String(before[table]), table).toContain(PHOTO);
  }
  await report(server, mia, { reason: 'photos', messageId });
  await report(server, wei, { reason: 'unkind', postId });
  expect(await exportOf(ali)).toEqual(before);
  await report(server, wei, { reason: 'photos', postId });
  expect(await exportOf(ali)).toEqual(before);
  for (const child of [mia, wei]) {
    expect(JSON.stringify(await exportOf(child))).not.toContain(PHOTO);
  }
});

test('SAFE2-102 the context of a report has what earlier reports have hidden, and so has the card', async () => {
  const messageId = await write();
  await report(server, mia, { reason: 'photos', userId: ali.userId, messageId });
  await report(server, mia, { reason: 'secret', userId: ali.userId });
  const { rows } = await server.deps.database.pool.query<{ context: { text: string }[] }>(
    `SELECT context FROM reports WHERE reason = 'secret' ORDER BY at DESC LIMIT 1`,
  );
  expect(rows[0]?.context.map(({ text }) => text)).toEqual([HELLO, PHOTO]);
  server.clock.advance(1_000);
  const { submissionId } = await sendMessage(server, ali, mia, 'Do not tell anybody');
  const card = await claimCard(server, senior, { submissionId });
  expect(JSON.stringify(card)).toContain(PHOTO);
});

test('SAFE2-102 a device of the author that missed an earlier recall is not asked to drop a hidden text', async () => {
  const submissionId = await post();
  const taken = await recall(server, senior, submissionId);
  for (const by of [senior, lead]) await endRecall(server, by, taken, 'restore');
  await report(server, mia, { reason: 'photos', userId: ali.userId, postId: submissionId });
  expect(await goneOf(ali)).toEqual([]);
  expect(await goneOf(mia)).toEqual([submissionId]);
});
