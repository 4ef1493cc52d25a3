import type {
  Case,
  Conversation,
  DeliveredText,
  Notification,
  Queue,
  Recall,
} from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { casesOf, report } from '../../testing/case-calls.ts';
import { befriend, createChild, createSession, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  conversationOf,
  deliverNow,
  exchange,
  inboxOf,
  sendMessage,
  sendPost,
  sendStatus,
  wallOf,
} from '../../testing/messages.ts';
import { askRecall, endRecall, recall, recallNote } from '../../testing/recall-calls.ts';
import {
  claimCard,
  decide,
  decideTogether,
  deliver,
  giveOpinion,
  goOut,
  readDesk,
  severe,
} from '../../testing/review-calls.ts';
import { emptyQueue } from '../../testing/review-world.ts';
import { createStaff, type TestStaff } from '../../testing/staff.ts';
import { watchAlarms } from '../../use-cases/watch-alarms.ts';
import { openOrUpdateCase } from '../cases/index.ts';
import { reopenAsSevere } from '../review/index.ts';
import { insertRoleChange } from '../staff/index.ts';
import { insertTie } from '../ties/index.ts';

const HOUR = 3_600_000;
const UNKIND = 'Nobody wants to play with you.';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let senior: TestStaff;
let lead: TestStaff;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  await emptyQueue(server);
  await server.deps.database.pool.query(`UPDATE staff SET work_state = 'removed'`);
  await server.deps.database.pool.query('UPDATE recalls SET confirmed_at = at');
  mia = await createChild(server);
  ali = await createChild(server);
  await befriend(server, mia, ali);
  senior = await createStaff(server, { role: 'senior' });
  lead = await createStaff(server, { role: 'lead' });
});

afterAll(() => server.close());

const textsOf = async (child: TestChild, other: TestChild) =>
  (await conversationOf(server, child, other)).messages.map(({ text }) => text);
const noticesOf = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/notifications`, { token })).json<Notification[]>();
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code;
const readText = (by: TestStaff, submissionId: string) =>
  server.call('GET', `desk/texts/${submissionId}`, { token: by.token });
const openAlarms = async () => {
  await watchAlarms(server.deps);
  const { rows } = await server.deps.database.pool.query(
    `SELECT subject, says FROM alarms WHERE name = 'recall_open' AND closed_at IS NULL`,
  );
  return rows;
};

test('SAFE2-31 one adult takes back a message at once, and its author and the desk keep the evidence', async () => {
  await exchange(server, mia, ali, 'Hello Ali');
  const { submissionId } = await exchange(server, mia, ali, UNKIND);
  const lingos = async () =>
    (await server.call('GET', `users/${mia.userId}/lingos`, { token: mia.token })).text;
  const paid = await lingos();
  const made = await recall(server, senior, submissionId);
  expect(made).toMatchObject({ state: 'open', reason: 'leavesOut', note: recallNote });
  expect(made.texts.map(({ text }) => text)).toEqual([UNKIND]);
  expect(await textsOf(ali, mia)).toEqual(['Hello Ali']);
  expect(await textsOf(mia, ali)).toEqual(['Hello Ali']);
  const [item] = await inboxOf(server, ali);
  expect([item?.last?.text, item?.unread]).toEqual(['Hello Ali', 1]);
  expect((await noticesOf(mia)).find(({ action }) => action === 'withheld')?.content).toMatchObject(
    { submission: 'message', isTakenBack: true },
  );
  expect(await lingos()).toBe(paid);
  const { rows } = await server.deps.database.pool.query(
    `SELECT s.body, (SELECT count(*)::int FROM strikes WHERE user_id = s.author_id) AS strikes
     FROM submissions AS s WHERE submission_id = $1`,
    [submissionId],
  );
  expect(rows).toEqual([{ body: UNKIND, strikes: 0 }]);
  const log = await readDesk<{ rows: { actor: string; action: string; object: string }[] }>(
    server,
    lead,
    `audit?q=${made.recallId}`,
  );
  expect(log.rows[0]).toMatchObject({ actor: senior.name, action: 'Took back' });
});

test('SAFE2-31 a DigiPost and a status are gone from walls, with the notification', async () => {
  const post = await sendPost(server, mia, ali, UNKIND);
  await deliverNow(server, post);
  const status = await sendStatus(server, mia, 'I hate school');
  await deliverNow(server, status);
  expect((await wallOf(server, ali, mia)).status?.text).toBe('I hate school');
  expect((await noticesOf(ali)).some(({ type }) => type === 'post')).toBe(true);
  await recall(server, senior, post.submissionId, status.submissionId);
  expect((await wallOf(server, ali, ali)).posts).toEqual([]);
  expect((await wallOf(server, ali, mia)).status).toBeNull();
  expect((await noticesOf(ali)).some(({ type }) => type === 'post')).toBe(false);
});

test('SAFE2-31 a recall in the open case of its author is a step of the case, which stays open until it is confirmed', async () => {
  const { submissionId } = await exchange(server, mia, ali, UNKIND);
  await report(server, ali, { reason: 'unkind', userId: mia.userId });
  const [{ caseId } = { caseId: '' }] = await casesOf(server, senior);
  const made = await recall(server, senior, submissionId);
  expect(made.caseId).toBe(caseId);
  const found = await readDesk<Case>(server, lead, `cases/${caseId}`);
  expect(found.events.at(-1)).toMatchObject({ kind: 'recalled', text: recallNote });
  expect(found.open).toEqual(['text']);
  expect((await endRecall(server, lead, made, 'confirm')).status).toBe(200);
  const after = await readDesk<Case>(server, lead, `cases/${caseId}`);
  expect(after.events.at(-1)).toMatchObject({ kind: 'recallConfirmed', by: lead.name });
  expect(after.open).toEqual([]);
});

test('SAFE2-32 another adult confirms a recall; after 24 hours without one an alarm rings, and nothing comes back', async () => {
  const { submissionId } = await exchange(server, mia, ali, UNKIND);
  const made = await recall(server, senior, submissionId);
  expect(codeOf(await endRecall(server, senior, made, 'confirm'))).toBe('other_adult_needed');
  server.clock.advance(24 * HOUR - 1);
  expect(await openAlarms()).toEqual([]);
  server.clock.advance(1);
  expect(await openAlarms()).toEqual([
    { subject: made.recallId, says: 'A recall is not confirmed' },
  ]);
  server.clock.advance(90 * 24 * HOUR);
  const { rows } = await server.deps.database.pool.query(
    'SELECT state FROM submissions WHERE submission_id = $1',
    [submissionId],
  );
  expect(rows).toEqual([{ state: 'withheld' }]);
  const other = await createStaff(server, { role: 'lead' });
  const confirmed = (await endRecall(server, other, made, 'confirm')).json<Recall>();
  expect(confirmed).toMatchObject({ state: 'confirmed', confirmedBy: other.name });
  expect(codeOf(await endRecall(server, other, made, 'confirm'))).toBe('too_late');
  expect(await openAlarms()).toEqual([]);
});

test('SAFE2-32 two adults of two roles restore a text, and one does not', async () => {
  const { submissionId } = await exchange(server, mia, ali, UNKIND);
  const made = await recall(server, senior, submissionId);
  const other = await createStaff(server, { role: 'senior' });
  expect((await endRecall(server, senior, made, 'restore')).json<Recall>()).toMatchObject({
    state: 'open',
    restoringBy: senior.name,
  });
  for (const adult of [senior, other]) {
    expect(codeOf(await endRecall(server, adult, made, 'restore'))).toBe('other_adult_needed');
  }
  expect(await inboxOf(server, ali)).toEqual([]);
  // Nor does one who has its role from the first.
  const chosen = await createStaff(server, { role: 'lead' });
  const { db } = server.deps.database;
  const at = new Date(server.clock());
  const { staffId: byId } = senior;
  await insertRoleChange(db, { staffId: chosen.staffId, role: 'lead', byId, at });
  expect(codeOf(await endRecall(server, chosen, made, 'restore'))).toBe('other_adult_needed');
  const restored = (await endRecall(server, lead, made, 'restore')).json<Recall>();
  expect(restored).toMatchObject({ state: 'restored', restoredBy: lead.name });
  expect(await textsOf(ali, mia)).toEqual([UNKIND]);
  expect((await noticesOf(mia)).some(({ action }) => action === 'withheld')).toBe(false);
  expect(codeOf(await endRecall(server, lead, made, 'restore'))).toBe('too_late');
});

test('SAFE2-33 eleven texts stay until a second adult agrees, also in two recalls of one adult', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 13; n += 1) {
    ids.push((await exchange(server, mia, ali, `You are bad ${n}`)).submissionId);
  }
  const many = await recall(server, senior, ...ids.slice(0, 11));
  expect(many.state).toBe('waits');
  expect(codeOf(await askRecall(server, senior, ids.slice(0, 11)))).toBe('submission_gone');
  expect(await textsOf(ali, mia)).toHaveLength(13);
  server.clock.advance(HOUR / 4);
  expect(await openAlarms()).toEqual([
    { subject: many.recallId, says: 'Many texts wait to be taken back' },
  ]);
  expect(codeOf(await endRecall(server, senior, many, 'confirm'))).toBe('other_adult_needed');
  expect((await endRecall(server, lead, many, 'confirm')).json<Recall>().state).toBe('confirmed');
  expect(await textsOf(ali, mia)).toEqual(['You are bad 11', 'You are bad 12']);
});

test('SAFE2-32 a text of two recalls is readable when both are restored', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 11; n += 1) {
    ids.push((await exchange(server, mia, ali, `You are odd ${n}`)).submissionId);
  }
  const many = await recall(server, senior, ...ids);
  const one = await recall(server, lead, ids[0] ?? '');
  await endRecall(server, lead, many, 'confirm');
  const restore = async (made: Recall) => {
    await endRecall(server, senior, made, 'restore');
    expect((await endRecall(server, lead, made, 'restore')).status).toBe(200);
  };
  await restore(many);
  expect(await textsOf(ali, mia)).toHaveLength(10);
  await restore(one);
  expect(await textsOf(ali, mia)).toHaveLength(11);
});

test('SAFE2-33 ten in an hour are what one adult may take back alone', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 11; n += 1) {
    ids.push((await exchange(server, mia, ali, `You are sad ${n}`)).submissionId);
  }
  const [eleventh = '', ...ten] = ids;
  expect((await recall(server, senior, ...ten)).state).toBe('open');
  expect((await recall(server, senior, eleventh)).state).toBe('waits');
});

test('SAFE2-33 an adult who takes back twelve texts of two children at once takes back six', async () => {
  const of = async (author: TestChild, recipient: TestChild) => {
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      ids.push((await exchange(server, author, recipient, `You are mad ${n}`)).submissionId);
    }
    return ids;
  };
  const [tom, zoe] = [await createChild(server), await createChild(server)];
  await befriend(server, tom, zoe);
  const both = [await of(mia, ali), await of(tom, zoe)];
  const made = await Promise.all(both.map(ids => recall(server, senior, ...ids)));
  expect(made.map(({ state }) => state).sort()).toEqual(['open', 'waits']);
});

test('SAFE2-34 a recall needs a listed reason, a note of 20 characters, and delivered texts of one author', async () => {
  const { submissionId } = await exchange(server, mia, ali, UNKIND);
  const answer = await exchange(server, ali, mia, 'Why?');
  const waiting = await sendMessage(server, mia, ali, 'Sorry');
  const ask = (ids: string[], more: object = {}) => askRecall(server, senior, ids, more);
  expect((await ask([submissionId], { note: 'x'.repeat(19) })).status).toBe(422);
  expect((await ask([submissionId], { reason: 'because' })).status).toBe(422);
  expect((await ask([waiting.submissionId])).status).toBe(404);
  expect((await ask([submissionId, answer.submissionId])).status).toBe(403);
  expect((await ask([submissionId, 'nothing'])).status).toBe(404);
  expect(await textsOf(ali, mia)).toEqual([UNKIND, 'Why?']);
  await recall(server, senior, submissionId);
  expect(codeOf(await ask([submissionId]))).toBe('submission_gone');
});

test('SAFE2-34 an adult who knows a child, or a reviewer who has not read the text, cannot take it back', async () => {
  const { submissionId } = await sendMessage(server, mia, ali, 'You are funny');
  const reader = await createStaff(server);
  await decide(server, reader, await claimCard(server, reader, { submissionId }), deliver);
  await goOut(server);
  const other = await createStaff(server);
  await insertTie(server.deps.database.db, senior.staffId, {
    tied: { userId: ali.userId },
    isTold: false,
    at: new Date(server.clock()),
  });
  for (const adult of [other, senior]) {
    expect((await readText(adult, submissionId)).status).toBe(404);
    expect((await askRecall(server, adult, [submissionId])).status).toBe(404);
  }
  // While it has claimed another text of the two, it can also take back this one.
  const next = await sendMessage(server, ali, mia, 'You too');
  await claimCard(server, other, { submissionId: next.submissionId });
  expect((await readText(other, submissionId)).status).toBe(200);
  const made = await recall(server, reader, submissionId);
  expect((await endRecall(server, senior, made, 'confirm')).status).toBe(404);
  expect((await readDesk<Queue>(server, senior, 'queue')).openRecalls).toBe(0);
  const seen = await readDesk<Recall[]>(server, senior, 'recalls');
  expect(seen.map(({ recallId }) => recallId)).not.toContain(made.recallId);
});

test('SAFE2-35 a severe text that is taken back stays with the two adults who decide, and they may restore it', async () => {
  const { submissionId } = await exchange(server, mia, ali, UNKIND);
  const at = new Date(server.clock());
  await server.deps.database.db.transaction().execute(async db => {
    const child = { userId: mia.userId, group: 'meeting', severity: 3, state: 'open' } as const;
    const event = { kind: 'reported', actor: 'System', at } as const;
    const { caseId } = await openOrUpdateCase(db, { ...child, openedBy: 'report' }, event);
    await reopenAsSevere(db, { submissionId, caseId, at });
  });
  // A first opinion that can still be undone is no reason to wait.
  await giveOpinion(server, senior, submissionId, severe.deliver);
  const reader = await createStaff(server, { role: 'senior' });
  const made = await recall(server, reader, submissionId);
  expect(await inboxOf(server, ali)).toEqual([]);
  await goOut(server);
  expect(await inboxOf(server, ali)).toEqual([]);
  expect(codeOf(await endRecall(server, lead, made, 'restore'))).toBe('still_open');
  await decideTogether(server, submissionId, [[lead, severe.deliver]]);
  expect(await textsOf(ali, mia)).toEqual([UNKIND]);
  const [shown] = await readDesk<Recall[]>(server, lead, 'recalls');
  expect(shown).toMatchObject({ recallId: made.recallId, state: 'restored' });
});

test('SAFE2-36 the desk sees where a text is, what else its author wrote, and how many devices are silent', async () => {
  const { submissionId } = await exchange(server, mia, ali, UNKIND);
  const second = await exchange(server, mia, ali, 'Go away');
  const found = (await readText(senior, submissionId)).json<DeliveredText>();
  expect(found).toMatchObject({
    text: UNKIND,
    isRead: false,
    isGone: false,
    isNotified: true,
    reports: 0,
    caseId: null,
    devices: { open: 2, away: 0 },
  });
  expect(found.also.map(text => text.submissionId)).toEqual([second.submissionId]);
  const made = await recall(server, senior, submissionId);
  expect(made.devices).toEqual({ gone: 0, signedOut: 0, silent: 2 });
  await server.call('GET', 'logout', { token: ali.token });
  const [shown] = await readDesk<Recall[]>(server, lead, 'recalls');
  expect(shown?.devices).toEqual({ gone: 0, signedOut: 1, silent: 1 });
});

const goneOf = async ({ userId, token }: TestChild) =>
  (await server.call('GET', `users/${userId}/goneTexts`, { token })).json<string[]>();
const drop = ({ userId, token }: TestChild, ...submissionIds: string[]) =>
  server.call('POST', `users/${userId}/goneTexts`, { token, body: { submissionIds } });

test('SAFE2-37 both children get the place of the message without its text, and its recipient a calm notification', async () => {
  const texts: string[] = [];
  for (let n = 0; n < 56; n += 1) {
    texts.push((await exchange(server, mia, ali, `Nice ${n}`)).submissionId);
  }
  const [first = '', , third = ''] = texts;
  const last = texts.at(-1) ?? '';
  await recall(server, senior, first, third, last);
  const page = await conversationOf(server, ali, mia);
  expect(page.messages).toHaveLength(50);
  const { at } = page.takenBack[0] ?? {};
  expect(page.takenBack).toEqual([{ messageId: last, isMine: false, at, folded: null }]);
  const before = page.messages[0]?.messageId;
  const { conversationId } = page;
  const earlier = (
    await server.call('GET', `conversations/${conversationId}?before=${before}`, {
      token: mia.token,
    })
  ).json<Conversation>();
  expect(earlier.takenBack.map(({ messageId, isMine }) => [messageId, isMine])).toEqual([
    [first, true],
    [third, true],
  ]);
  const notices = (await noticesOf(ali)).filter(({ action }) => action === 'takenAway');
  expect(notices.map(({ content }) => content)).toEqual(
    Array(3).fill({ submission: 'message', conversationId }),
  );
});

test('SAFE2-40 each session that could read a text says once that it has dropped it, and the desk counts', async () => {
  const { submissionId } = await exchange(server, mia, ali, UNKIND);
  const tablet = { ...ali, token: await createSession(server, ali.userId) };
  const made = await recall(server, senior, submissionId);
  const later = { ...ali, token: await createSession(server, ali.userId) };
  expect([await goneOf(ali), await goneOf(tablet), await goneOf(later)]).toEqual([
    [submissionId],
    [submissionId],
    [],
  ]);
  server.clock.advance(41_000);
  expect((await drop(tablet, submissionId, 'unknown')).status).toBe(200);
  expect([await goneOf(ali), await goneOf(tablet)]).toEqual([[submissionId], []]);
  const shown = async () =>
    (await readDesk<Recall[]>(server, lead, 'recalls')).find(
      ({ recallId }) => recallId === made.recallId,
    );
  expect((await shown())?.devices).toEqual({ gone: 1, signedOut: 0, silent: 2 });
  expect((await drop(mia, submissionId)).status).toBe(200);
  expect((await drop(ali, submissionId)).status).toBe(200);
  expect((await shown())?.devices).toEqual({ gone: 3, signedOut: 0, silent: 0 });
  const { figures } = (await readText(senior, submissionId)).json<DeliveredText>();
  expect(figures.medianMs).toBeGreaterThanOrEqual(41_000);
});
