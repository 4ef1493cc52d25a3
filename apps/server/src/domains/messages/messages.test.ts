import type { Conversation, InboxItem, Sent, Submission } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { noLimits } from '../../deps.ts';
import { block, createCast, isKnown, roles } from '../../testing/cast.ts';
import { befriend, createChild, permit, type TestChild } from '../../testing/children.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { friendCalls } from '../../testing/friend-calls.ts';
import {
  conversationOf,
  deliverNow,
  exchange,
  inboxOf,
  returnNow,
  sendMessage,
  withholdNow,
} from '../../testing/messages.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

beforeEach(async () => {
  [mia, ali] = [await createChild(server), await createChild(server)];
  await befriend(server, mia, ali);
  server.screener.finds([]);
});

const post = (by: TestChild, path: string, body: unknown) =>
  server.call('POST', path, { token: by.token, body });
const get = (by: TestChild, path: string, tag?: string) =>
  server.call('GET', path, {
    token: by.token,
    ...(tag !== undefined && { headers: { 'if-none-match': tag } }),
  });
const remove = (by: TestChild, { submissionId }: Pick<Submission, 'submissionId'>) =>
  server.call('DELETE', `submissions/${submissionId}`, { token: by.token });
const { part } = friendCalls(() => server);
const read = (by: TestChild, conversationId: string, lastReadMessageId: string) =>
  server.call('PUT', `conversations/${conversationId}`, {
    token: by.token,
    body: { lastReadMessageId },
  });
const rowsOf = async (query: string, values: readonly unknown[] = []) =>
  (await server.deps.database.pool.query(query, [...values])).rows;
const textsOf = ({ messages }: Conversation) => messages.map(({ text }) => text);

describe('sending', () => {
  test('CALL-48 AMBIG-49 MSG-01 a message to a friend waits for review and is visible only to its author', async () => {
    const answer = await post(mia, `users/${ali.userId}/conversations`, {
      message: '  Hello Ali! ',
    });
    expect(answer.status).toBe(200);
    const { submission, conversationId } = answer.json<Sent>();
    expect(submission).toEqual({
      submissionId: expect.any(String),
      kind: 'message',
      toUserId: ali.userId,
      text: 'Hello Ali!',
      state: 'reading',
      at: new Date(server.clock()).toISOString(),
      reason: null,
      marks: [],
    });
    expect(await inboxOf(server, ali)).toEqual([]);
    expect((await get(ali, `conversations/${conversationId}`)).status).toBe(404);
    expect(await conversationOf(server, mia, ali)).toMatchObject({
      conversationId,
      messages: [],
      submissions: [submission],
    });
  });

  test('CALL-34 AMBIG-50 messages/chats sends into the same conversation', async () => {
    const first = await post(mia, 'messages/chats', { message: 'Hello', toUserId: ali.userId });
    const second = await post(mia, `users/${ali.userId}/conversations`, { message: 'Hello?' });
    const back = await post(ali, 'messages/chats', { message: 'Hi', toUserId: mia.userId });
    const ids = [first, second, back].map(answer => answer.json<Sent>().conversationId);
    expect(new Set(ids).size).toBe(1);
  });

  test('NOTSHOWN-01 a text has 1 to 500 graphemes', async () => {
    const send = async (message: string) =>
      (await post(mia, `users/${ali.userId}/conversations`, { message })).status;
    expect(await send('x'.repeat(500))).toBe(200);
    expect(await send('x'.repeat(501))).toBe(422);
    expect(await send('👩‍👩‍👧'.repeat(300))).toBe(200);
    expect(await send('é'.repeat(500))).toBe(200);
    expect(await send('é'.repeat(501))).toBe(422);
    expect(await send(` ${'x'.repeat(500)}\n`)).toBe(200);
    expect(await send('')).toBe(422);
    expect(await send(' \n\t ')).toBe(422);
    expect(await send('\u200b\u2060\u00ad')).toBe(422);
    expect(await send('\u0000')).toBe(422);
    expect(await send('👍')).toBe(200);
  });

  test('NOTSHOWN-31 SAFE-14 the author is the session: another senderId is 403, an unknown one 404', async () => {
    const send = async (senderId: string) => {
      const body = { message: 'Hello', senderId };
      return [
        await post(mia, `users/${ali.userId}/conversations`, body),
        await post(mia, 'messages/chats', { ...body, toUserId: ali.userId }),
        await post(mia, 'messages/statuses', { ...body, toUserId: ali.userId }),
      ].map(({ status }) => status);
    };
    expect(await send(ali.userId)).toEqual([403, 403, 403]);
    expect(await send('nobody')).toEqual([404, 404, 404]);
    expect(await rowsOf('SELECT 1 FROM submissions WHERE author_id = $1', [mia.userId])).toEqual(
      [],
    );
    expect(await send(mia.userId)).toEqual([200, 200, 200]);
  });

  test.each(roles)('SAFE-08 SAFE-09 a message only reaches a friend: %s', async role => {
    const cast = await createCast(server);
    const { userId } = cast[role];
    const chats = await post(cast.me, 'messages/chats', { message: 'Hello', toUserId: userId });
    const reply = await post(cast.me, `users/${userId}/conversations`, { message: 'Hello' });
    const expected = role === 'friend' ? 200 : isKnown[role] ? 403 : 404;
    expect([chats.status, reply.status]).toEqual([expected, expected]);
    const saved = await rowsOf('SELECT 1 FROM submissions WHERE author_id = $1', [cast.me.userId]);
    expect(saved.length).toBe(role === 'friend' ? 2 : 0);
  });

  test('SAFE-13 a child cannot write without permission of its grown-up, nor to itself', async () => {
    await permit(server, mia.userId, false);
    const message = 'Hello';
    const answers = [
      await post(mia, 'messages/statuses', { message }),
      await post(mia, 'messages/statuses', { message, toUserId: mia.userId }),
    ];
    for (const toUserId of [ali.userId, (await createChild(server)).userId, 'nobody']) {
      answers.push(await post(mia, 'messages/chats', { message, toUserId }));
      answers.push(await post(mia, 'messages/statuses', { message, toUserId }));
      answers.push(await post(mia, `users/${toUserId}/conversations`, { message }));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const self = await post(ali, 'messages/chats', { message: 'Hello', toUserId: ali.userId });
    expect(self.status).toBe(403);
    expect((await post(ali, `users/${ali.userId}/conversations`, { message: 'Me' })).status).toBe(
      403,
    );
  });

  test('CALL-48 ten sends with one idempotency key are one message', async () => {
    const send = () =>
      server.call('POST', `users/${ali.userId}/conversations`, {
        token: mia.token,
        body: { message: 'Hello' },
        headers: { 'idempotency-key': 'one' },
      });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await conversationOf(server, mia, ali)).submissions).toHaveLength(1);
  });

  test('CALL-34 concurrent first messages of two children share one conversation', async () => {
    for (let times = 0; times < 6; times += 1) {
      const [one, other] = [await createChild(server), await createChild(server)];
      await befriend(server, one, other);
      const answers = await Promise.all([
        post(one, 'messages/chats', { message: 'Hello', toUserId: other.userId }),
        post(other, 'messages/chats', { message: 'Hello', toUserId: one.userId }),
        post(one, `users/${other.userId}/conversations`, { message: 'Again' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const ids = answers.map(answer => answer.json<Sent>().conversationId);
      expect(new Set(ids).size).toBe(1);
    }
  });

  test('SAFE-02 saves the signals of screening with marks and severity', async () => {
    const signal = { status: 'ok', explanation: 'why' } as const;
    server.screener.finds([
      { ...signal, code: 'fullName', severity: 1, start: 0, end: 5 },
      { ...signal, code: 'swearing', severity: 2, start: 6, end: 9 },
      { ...signal, code: 'phone', severity: 2, start: 10, end: 12 },
      { code: 'check', severity: 1, start: null, end: null, status: 'failed', explanation: 'no' },
    ]);
    const { submissionId } = await sendMessage(server, mia, ali, 'Hello dear friend');
    const [saved] = await rowsOf('SELECT * FROM submissions WHERE submission_id = $1', [
      submissionId,
    ]);
    expect(saved).toMatchObject({ state: 'waiting', severity: 2, main_group: 'personal', rev: 1 });
    expect(saved.due_at.getTime() - server.clock()).toBe(900_000);
    expect(saved.rescue_at.getTime() - server.clock()).toBe(720_000);
    const signals = await rowsOf(
      'SELECT code, first, last, status FROM submission_signals WHERE submission_id = $1 ORDER BY index',
      [submissionId],
    );
    expect(signals).toEqual([
      { code: 'fullName', first: 0, last: 5, status: 'ok' },
      { code: 'swearing', first: 6, last: 9, status: 'ok' },
      { code: 'phone', first: 10, last: 12, status: 'ok' },
      { code: 'check', first: null, last: null, status: 'failed' },
    ]);
  });

  test('SAFE-02 slow screening holds no locks: after an unfriend meanwhile, all the texts are refused', async () => {
    const { promise: screened, resolve: goOn } = Promise.withResolvers<void>();
    server.screener.waits(() => screened);
    const before = server.screener.given.length;
    const send = () => post(mia, `users/${ali.userId}/conversations`, { message: 'Hello' });
    const sending = Array.from({ length: 40 }, send);
    await vi.waitFor(() => expect(server.screener.given.length - before).toBe(40), 120_000);
    expect((await part(ali, mia)).status).toBe(200);
    server.screener.waits(async () => {});
    goOn();
    const answers = await Promise.all(sending);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(await rowsOf('SELECT FROM submissions WHERE author_id = $1', [mia.userId])).toEqual([]);
  });

  test('SAFE-02 screening gets the recent texts, the returns and the deliveries between the two', async () => {
    await sendMessage(server, mia, ali, 'long ago');
    server.clock.advance(11 * 60_000);
    const returned = await sendMessage(server, mia, ali, 'came back');
    await returnNow(server, returned);
    server.clock.advance(1_000);
    await exchange(server, ali, mia, 'Hello Mia');
    server.clock.advance(1_000);
    await exchange(server, mia, ali, 'Hello Ali');
    server.clock.advance(1_000);
    await sendMessage(server, mia, ali, 'now');
    expect(server.screener.given.at(-1)).toEqual({
      text: 'now',
      kind: 'message',
      recentTexts: ['came back', 'Hello Ali'],
      recentReturns: 1,
      strikes: 0,
      deliveredBetween: 2,
      between: [
        { isOwn: true, text: 'long ago' },
        { isOwn: true, text: 'came back' },
        { isOwn: false, text: 'Hello Mia' },
        { isOwn: true, text: 'Hello Ali' },
      ],
      toTarget: [
        { author: '', text: 'long ago' },
        { author: '', text: 'came back' },
        { author: '', text: 'Hello Ali' },
      ],
    });
    await sendMessage(server, mia, ali, 'came back, edited', returned.submissionId);
    expect(server.screener.given.at(-1)?.recentTexts).toEqual(['Hello Ali', 'now']);
  });
});

describe('delivery', () => {
  test('MSG-04 MSG-05 MSG-09 MSG-15 CALL-46 CALL-47 a delivered message is in the inbox of both children', async () => {
    const eve = await createChild(server);
    await befriend(server, mia, eve);
    const [{ submissionId }, at] = [
      await exchange(server, mia, ali, 'Hello Ali'),
      new Date(server.clock()).toISOString(),
    ];
    server.clock.advance(1_000);
    await exchange(server, eve, mia, 'Hello Mia');
    const message = { messageId: submissionId, text: 'Hello Ali', original: null, at };
    expect(await inboxOf(server, ali)).toMatchObject([
      {
        friend: { userId: mia.userId, username: mia.username, online: expect.any(Boolean) },
        last: { ...message, isMine: false },
        unread: 1,
        submission: null,
        at,
      },
    ]);
    const inbox = await inboxOf(server, mia);
    expect(inbox.map(({ friend, unread }) => [friend.userId, unread])).toEqual([
      [eve.userId, 1],
      [ali.userId, 0],
    ]);
    expect(await conversationOf(server, mia, ali)).toMatchObject({
      messages: [{ ...message, isMine: true }],
      submissions: [],
      hasEarlier: false,
      unread: 0,
    });
    await exchange(server, ali, mia, 'Hello yourself');
    expect(textsOf(await conversationOf(server, mia, ali))).toEqual([
      'Hello Ali',
      'Hello yourself',
    ]);
  });

  test('SAFE-01 an edited text is delivered; only its author sees the original', async () => {
    await deliverNow(server, await sendMessage(server, mia, ali, 'I has a cat'), 'I have a cat');
    const mine = await conversationOf(server, mia, ali);
    expect(mine.messages[0]).toMatchObject({ text: 'I have a cat', original: 'I has a cat' });
    const theirs = await get(ali, `conversations/${mine.conversationId}`);
    expect(theirs.json<Conversation>().messages[0]).toMatchObject({ original: null });
    expect(theirs.text).not.toContain('I has');
    expect((await get(ali, `users/${ali.userId}/conversations`)).text).not.toContain('I has');
  });

  test('SAFE-01 delivery is idempotent', async () => {
    const submission = await sendMessage(server, mia, ali, 'Hello');
    await Promise.all([1, 2, 3].map(() => deliverNow(server, submission)));
    expect(textsOf(await conversationOf(server, ali, mia))).toEqual(['Hello']);
    expect(
      await rowsOf('SELECT delivered FROM message_counts WHERE user_id = $1', [mia.userId]),
    ).toEqual([{ delivered: 1 }]);
  });

  test.each([
    ['has been unfriended', async () => void (await part(ali, mia))],
    ['has unfriended', async () => void (await part(mia, ali))],
    ['has been blocked', () => block(server, ali, mia)],
    ['has blocked', () => block(server, mia, ali)],
    [
      'has withdrawn the text',
      async () => {
        const [open] = (await conversationOf(server, mia, ali)).submissions;
        await remove(mia, open ?? { submissionId: '' });
      },
    ],
  ])('SAFE-01 SAFE-09 a text is not delivered when its author %s', async (_, happen) => {
    await exchange(server, mia, ali, 'Hello');
    const submission = await sendMessage(server, mia, ali, 'Are you there?');
    await happen();
    expect(await deliverNow(server, submission)).toBe('withdrawn');
    for (const child of [mia, ali]) await permit(server, child.userId, true);
    await rowsOf('DELETE FROM blocks');
    await befriend(server, mia, ali);
    for (const [child, other] of [
      [mia, ali],
      [ali, mia],
    ] as const) {
      expect(await conversationOf(server, child, other)).toMatchObject({
        messages: [{ text: 'Hello' }],
        submissions: [],
      });
    }
  });

  test('SAFE-09 unfriending hides the conversation from both inboxes, befriending restores it', async () => {
    await exchange(server, mia, ali, 'Hello');
    const { conversationId } = await conversationOf(server, mia, ali);
    const tag = String((await get(mia, `users/${mia.userId}/conversations`)).headers['etag']);
    await part(ali, mia);
    for (const child of [mia, ali]) {
      expect(await inboxOf(server, child)).toEqual([]);
      expect((await get(child, `conversations/${conversationId}`)).status).toBe(404);
    }
    expect((await get(mia, `users/${mia.userId}/conversations`, tag)).status).toBe(200);
    await befriend(server, ali, mia);
    expect(textsOf(await conversationOf(server, mia, ali))).toEqual(['Hello']);
    await block(server, mia, ali);
    for (const child of [mia, ali]) expect(await inboxOf(server, child)).toEqual([]);
  });
});

describe('returning', () => {
  test('SAFE-05 a returned text has its reason, its text and the marks for the reason', async () => {
    const signal = { status: 'ok', explanation: 'why', severity: 2 } as const;
    server.screener.finds([
      { ...signal, code: 'phone', start: 8, end: 12 },
      { ...signal, code: 'address', start: 0, end: 2 },
      { ...signal, code: 'phone', start: 11, end: 16 },
      { ...signal, code: 'swearing', start: 3, end: 6 },
      { ...signal, code: 'school', start: null, end: null },
    ]);
    const submission = await sendMessage(server, mia, ali, 'My phone is 123456');
    server.clock.advance(5_000);
    expect(await returnNow(server, submission, 'personal')).toBe('returned');
    const [open] = (await conversationOf(server, mia, ali)).submissions;
    expect(open).toEqual({
      ...submission,
      state: 'returned',
      reason: 'personal',
      at: new Date(server.clock()).toISOString(),
      marks: [
        { start: 0, end: 2 },
        { start: 8, end: 16 },
      ],
    });
    expect((await inboxOf(server, mia))[0]?.submission).toEqual(open);
    expect(await inboxOf(server, ali)).toEqual([]);
  });

  test('SAFE-05 an edited text is the next version of its submission, and all versions are stored', async () => {
    const submission = await sendMessage(server, mia, ali, 'My phone is 123');
    await returnNow(server, submission);
    server.clock.advance(1_000);
    const edited = await sendMessage(server, mia, ali, 'I have a phone', submission.submissionId);
    expect(edited).toMatchObject({ submissionId: submission.submissionId, state: 'reading' });
    expect((await conversationOf(server, mia, ali)).submissions).toEqual([edited]);
    await deliverNow(server, edited);
    expect(textsOf(await conversationOf(server, ali, mia))).toEqual(['I have a phone']);
    const versions = await rowsOf(
      'SELECT rev, body, return_reason FROM submission_versions WHERE submission_id = $1 ORDER BY rev',
      [submission.submissionId],
    );
    expect(versions).toEqual([
      { rev: 1, body: 'My phone is 123', return_reason: 'personal' },
      { rev: 2, body: 'I have a phone', return_reason: null },
    ]);
  });

  test('SAFE-05 of concurrent edits of a returned text one succeeds, the others get submission_gone', async () => {
    const submission = await sendMessage(server, mia, ali, 'My phone is 123');
    await returnNow(server, submission);
    const { submissionId } = submission;
    const edit = (message: string) =>
      post(mia, `users/${ali.userId}/conversations`, { message, submissionId });
    const answers = await Promise.all([edit('One'), edit('Two'), edit('Three')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json().code).toBe('submission_gone');
    expect((await conversationOf(server, mia, ali)).submissions).toHaveLength(1);
  });

  test('SAFE-14 a child can only replace its own text of the same kind to the same child', async () => {
    const submission = await sendMessage(server, mia, ali, 'My phone is 123');
    const { submissionId } = submission;
    const send = async (by: TestChild, path: string, body: object) =>
      (await post(by, path, { message: 'Edited', submissionId, ...body })).status;
    const toAli = `users/${ali.userId}/conversations`;
    expect(await send(mia, toAli, {})).toBe(409);
    await returnNow(server, submission);
    const eve = await createChild(server);
    await befriend(server, mia, eve);
    await befriend(server, ali, eve);
    expect(await send(eve, toAli, {})).toBe(404);
    expect(await send(mia, `users/${eve.userId}/conversations`, {})).toBe(404);
    expect(await send(mia, 'messages/statuses', { toUserId: ali.userId })).toBe(404);
    expect(await send(mia, toAli, { submissionId: 'none' })).toBe(404);
    expect(await send(mia, toAli, {})).toBe(200);
  });

  test('SAFE-05 the author sees that a text is withheld and cannot edit it', async () => {
    const submission = await sendMessage(server, mia, ali, 'Not this');
    await withholdNow(server, submission);
    const { submissions } = await conversationOf(server, mia, ali);
    expect(submissions).toMatchObject([{ state: 'withheld', reason: null, marks: [] }]);
    const { submissionId } = submission;
    const body = { message: 'Again', submissionId };
    expect((await post(mia, `users/${ali.userId}/conversations`, body)).status).toBe(409);
    expect((await remove(mia, submission)).status).toBe(200);
    expect(await inboxOf(server, mia)).toEqual([]);
  });

  test('SAFE-01 a delivered text that is withheld later is gone for both', async () => {
    await exchange(server, mia, ali, 'Hello');
    const bad = await exchange(server, mia, ali, 'Not this');
    await withholdNow(server, bad);
    for (const [child, other] of [
      [mia, ali],
      [ali, mia],
    ] as const) {
      const seen = await conversationOf(server, child, other);
      expect(textsOf(seen)).toEqual(['Hello']);
      expect(seen.submissions).toEqual([]);
    }
    expect((await inboxOf(server, ali))[0]).toMatchObject({ unread: 1, last: { text: 'Hello' } });
  });
});

test('SAFE-16 the log never contains the words of a text', async () => {
  const words = 'zanzibar-canary';
  const text = await sendMessage(server, mia, ali, words);
  await returnNow(server, text);
  await sendMessage(server, mia, ali, `${words} edited`, text.submissionId);
  await sendMessage(server, mia, ali, words, text.submissionId).catch(() => null);
  await deliverNow(server, text);
  await post(mia, 'messages/chats', { message: words, toUserId: 'nobody' });
  await post(mia, 'messages/chats', { message: words, toUserId: ali.userId, surprise: words });
  await withholdNow(server, text);
  expect(server.logs.join('\n')).not.toContain(words);
});

describe('withdrawing', () => {
  const stateOf = async ({ submissionId }: Submission) =>
    (await rowsOf('SELECT state FROM submissions WHERE submission_id = $1', [submissionId]))[0];

  test('SAFE-01 a child can withdraw its own text once, before delivery', async () => {
    const submission = await sendMessage(server, mia, ali, 'Hello');
    expect((await remove(ali, submission)).status).toBe(404);
    expect((await remove(mia, { submissionId: 'none' })).status).toBe(404);
    const answer = await remove(mia, submission);
    expect([answer.status, answer.json()]).toEqual([
      200,
      { submissionId: submission.submissionId },
    ]);
    expect(await stateOf(submission)).toEqual({ state: 'withdrawn' });
    expect(await inboxOf(server, mia)).toEqual([]);
    expect((await remove(mia, submission)).json().code).toBe('submission_gone');
    const delivered = await exchange(server, mia, ali, 'Hello again');
    expect((await remove(mia, delivered)).json().code).toBe('submission_gone');
    expect(textsOf(await conversationOf(server, ali, mia))).toEqual(['Hello again']);
  });

  test('SAFE-01 a withdrawn severe text stays in review and is never delivered', async () => {
    server.screener.finds([
      { code: 'distress', severity: 3, start: 0, end: 5, status: 'ok', explanation: 'why' },
    ]);
    const submission = await sendMessage(server, mia, ali, 'I am so sad');
    expect((await remove(mia, submission)).status).toBe(200);
    expect(await inboxOf(server, mia)).toEqual([]);
    expect(await stateOf(submission)).toEqual({ state: 'waiting' });
    expect(await deliverNow(server, submission)).toBe('withdrawn');
    expect(await stateOf(submission)).toEqual({ state: 'withdrawn' });
    expect(await inboxOf(server, ali)).toEqual([]);
  });

  test('SAFE-01 a withdrawal that races with delivery ends in exactly one of them', async () => {
    for (let times = 0; times < 8; times += 1) {
      const submission = await sendMessage(server, mia, ali, `Hello ${times}`);
      const [answer, outcome] = await Promise.all([
        remove(mia, submission),
        deliverNow(server, submission),
      ]);
      expect([answer.status, outcome]).toEqual(
        outcome === 'delivered' ? [409, 'delivered'] : [200, 'withdrawn'],
      );
      const reached = await rowsOf('SELECT 1 FROM messages WHERE message_id = $1', [
        submission.submissionId,
      ]);
      expect(reached.length).toBe(outcome === 'delivered' ? 1 : 0);
    }
  });
});

describe('reading', () => {
  test('CALL-47 messages are paged from the newest, without duplicates', async () => {
    await exchange(server, mia, ali, 'first');
    const { conversationId } = await conversationOf(server, mia, ali);
    // Bulk insert: each message needs a submission.
    await server.deps.database.pool.query(
      `INSERT INTO submissions (submission_id, author_id, kind, target_id, conversation_id, body,
         state, severity, main_group, checks_ran, checks_ms, submitted_at, rescue_at, due_at,
         state_at, delivered_at)
       SELECT 'bulk-' || $2 || n, $1, 'message', $2, $3, 'text ' || n, 'delivered', 0, 'none', 0, 0,
         now(), now(), now(), now(), now() FROM generate_series(2, 120) AS n`,
      [mia.userId, ali.userId, conversationId],
    );
    await server.deps.database.pool.query(
      `INSERT INTO messages SELECT $3, n, 'bulk-' || $2 || n, 'bulk-' || $2 || n, $1, $2,
         'text ' || n, NULL, false, now() FROM generate_series(2, 120) AS n`,
      [mia.userId, ali.userId, conversationId],
    );
    await server.deps.database.pool.query(
      'UPDATE conversations SET last_place = 120 WHERE conversation_id = $1',
      [conversationId],
    );
    const all: string[] = [];
    let before = '';
    for (const [count, hasEarlier] of [
      [50, true],
      [50, true],
      [20, false],
    ] as const) {
      const answer = await get(ali, `conversations/${conversationId}${before}`);
      const page = answer.json<Conversation>();
      expect([page.messages.length, page.hasEarlier]).toEqual([count, hasEarlier]);
      all.unshift(...textsOf(page));
      before = `?before=${page.messages[0]?.messageId}`;
    }
    expect(all).toEqual([
      'first',
      ...Array.from({ length: 119 }, (_, index) => `text ${index + 2}`),
    ]);
    expect((await get(ali, `conversations/${conversationId}?before=none`)).status).toBe(404);
  });

  test('CALL-47 the read position never moves back', async () => {
    const first = await exchange(server, mia, ali, 'one');
    const second = await exchange(server, mia, ali, 'two');
    const { conversationId } = await conversationOf(server, ali, mia);
    const unread = async (by: TestChild, messageId: string) => {
      const answer = await read(by, conversationId, messageId);
      return answer.json<{ unread: number }>().unread;
    };
    expect(await unread(ali, first.submissionId)).toBe(1);
    expect(await unread(ali, second.submissionId)).toBe(0);
    expect(await unread(ali, first.submissionId)).toBe(0);
    await exchange(server, mia, ali, 'three');
    expect((await inboxOf(server, ali))[0]?.unread).toBe(1);
    expect((await inboxOf(server, mia))[0]?.unread).toBe(0);
    const eve = await createChild(server);
    expect((await read(eve, conversationId, first.submissionId)).status).toBe(404);
    expect((await read(ali, conversationId, 'none')).status).toBe(404);
    expect((await read(ali, 'none', first.submissionId)).status).toBe(404);
  });

  test('CALL-46 CALL-47 polling answers 304 until something changes', async () => {
    const { submissionId } = await exchange(server, mia, ali, 'Hello');
    const { conversationId } = await conversationOf(server, mia, ali);
    const places = [`users/${mia.userId}/conversations`, `conversations/${conversationId}`];
    const poll = async (tags: readonly (string | undefined)[]) => {
      const answers = await Promise.all(places.map((place, index) => get(mia, place, tags[index])));
      return {
        statuses: answers.map(({ status }) => status),
        tags: answers.map(({ headers }) => String(headers['etag'])),
      };
    };
    let { tags } = await poll([]);
    const seesChange = async (change: () => Promise<unknown>) => {
      expect((await poll(tags)).statuses).toEqual([304, 304]);
      await change();
      const after = await poll(tags);
      expect(after.statuses).toEqual([200, 200]);
      tags = after.tags;
    };
    let open: Submission | undefined;
    await seesChange(async () => {
      open = await sendMessage(server, mia, ali, 'My phone is 1');
    });
    await seesChange(() => (open ? returnNow(server, open) : Promise.reject()));
    await seesChange(() => sendMessage(server, mia, ali, 'Edited', open?.submissionId));
    await seesChange(() => (open ? withholdNow(server, open) : Promise.reject()));
    await seesChange(() => remove(mia, open ?? { submissionId: '' }));
    let reply: Submission | undefined;
    await seesChange(async () => {
      reply = await exchange(server, ali, mia, 'Hello Mia');
    });
    await seesChange(() => read(mia, conversationId, reply?.submissionId ?? ''));
    await seesChange(() => get(ali, `users/${ali.userId}/status`).then(() => setOnline(ali)));
    server.clock.advance(130_000);
    expect((await poll(tags)).statuses).toEqual([200, 200]);
    await setOnline(ali);
    ({ tags } = await poll([]));
    // Reads and undelivered texts of the other child change nothing.
    await read(ali, conversationId, submissionId);
    await sendMessage(server, ali, mia, 'Not delivered');
    expect((await poll(tags)).statuses).toEqual([304, 304]);
  });

  test('CALL-46 CALL-47 a poll costs one query that uses indexes', async () => {
    const eve = await createChild(server);
    await befriend(server, mia, eve);
    await exchange(server, ali, mia, 'Hello');
    await exchange(server, eve, mia, 'Hello');
    const { conversationId } = await conversationOf(server, mia, ali);
    const { pool } = server.deps.database;
    for (const place of [`users/${mia.userId}/conversations`, `conversations/${conversationId}`]) {
      const tag = String((await get(mia, place)).headers['etag']);
      const texts: string[] = [];
      const count = countQueries(pool, 'conversation_sides', text => texts.push(text));
      const before = count();
      expect((await get(mia, place, tag)).status).toBe(304);
      expect(count() - before).toBe(1);
      const client = await pool.connect();
      await client.query(
        'BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL plan_cache_mode = force_generic_plan',
      );
      await client.query(`PREPARE look AS ${texts.at(-1)}`);
      const { rows } = await client.query(
        place.startsWith('users')
          ? `EXPLAIN EXECUTE look(now(), '${mia.userId}', NULL, NULL)`
          : `EXPLAIN EXECUTE look(now(), '${mia.userId}', '${conversationId}', '${conversationId}')`,
      );
      await client.query('DEALLOCATE look');
      await client.query('ROLLBACK');
      client.release();
      const plan = rows.map(row => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/conversation_sides_(pkey|of)/);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  const setOnline = ({ userId }: TestChild) =>
    rowsOf(
      `INSERT INTO presence (user_id, last_seen_at) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`,
      [userId, new Date(server.clock())],
    );

  test('SAFE-14 a conversation of others is answered like an unknown one', async () => {
    await exchange(server, mia, ali, 'Hello');
    const { conversationId } = await conversationOf(server, mia, ali);
    const eve = await createChild(server);
    await befriend(server, eve, mia);
    const theirs = await get(eve, `conversations/${conversationId}`);
    const unknown = await get(eve, 'conversations/none');
    expect([theirs.status, theirs.text]).toEqual([404, unknown.text]);
    expect((await get(eve, `users/${mia.userId}/conversations`)).status).toBe(403);
    expect((await get(eve, `users/${eve.userId}/conversations`)).json<InboxItem[]>()).toEqual([]);
  });
});
