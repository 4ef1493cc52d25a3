import type { Sent, Wall } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { block, createCast, isKnown, roles } from '../../testing/cast.ts';
import { befriend, createChild, permit, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { friendCalls } from '../../testing/friend-calls.ts';
import {
  deliverNow,
  returnNow,
  sendPost,
  sendStatus,
  wallOf,
  withholdNow,
} from '../../testing/messages.ts';
import { enqueue } from '../../testing/review-world.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;
let eve: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

beforeEach(async () => {
  [mia, ali, eve] = [
    await createChild(server),
    await createChild(server),
    await createChild(server),
  ];
  await befriend(server, mia, ali);
  await befriend(server, mia, eve);
});

const write = (by: TestChild, to: Pick<TestChild, 'userId'> | null, message = 'Hello') =>
  server.call('POST', 'messages/statuses', {
    token: by.token,
    body: { message, ...(to && { toUserId: to.userId }) },
  });
const { ask, accept, part } = friendCalls(() => server);
const readWall = (by: TestChild, of: Pick<TestChild, 'userId'>) =>
  server.call('GET', `messages/statuses/${of.userId}`, { token: by.token });
const like = (by: TestChild, postId: string) =>
  server.call('POST', 'likes', { token: by.token, body: { likePostId: postId } });
const leave = async (by: TestChild, to: TestChild, text: string) => {
  const submission = await sendPost(server, by, to, text);
  await deliverNow(server, submission);
  return submission;
};
const empty: Wall = { status: null, posts: [], folded: [], submissions: [] };
const textsOf = ({ posts }: Wall) => posts.map(({ text }) => text);

test('CALL-35 AMBIG-51 AMBIG-52 PROFILE-05 a DigiPost is on the wall once a reviewer has delivered it', async () => {
  const answer = await write(ali, mia, 'What a nice wall!');
  const { submission, conversationId } = answer.json<Sent>();
  expect([answer.status, conversationId]).toEqual([200, null]);
  expect(submission).toMatchObject({ kind: 'post', toUserId: mia.userId, state: 'reading' });
  expect(await wallOf(server, mia, mia)).toEqual(empty);
  expect(await wallOf(server, eve, mia)).toMatchObject({ posts: [], submissions: [] });
  expect((await wallOf(server, ali, mia)).submissions).toEqual([submission]);
  server.clock.advance(1_000);
  await deliverNow(server, submission);
  const post = {
    postId: submission.submissionId,
    author: { userId: ali.userId, username: ali.username },
    text: 'What a nice wall!',
    original: null,
    at: new Date(server.clock()).toISOString(),
    likeCount: 0,
    isLiked: false,
  };
  for (const child of [mia, eve, ali]) {
    expect(await wallOf(server, child, mia)).toMatchObject({ posts: [post], submissions: [] });
  }
  await leave(mia, mia, 'My own wall');
  expect(textsOf(await wallOf(server, mia, mia)).sort()).toEqual([
    'My own wall',
    'What a nice wall!',
  ]);
});

test('CALL-33 CALL-35 PROFILE-25 friends see the status a child wrote last', async () => {
  const first = await sendStatus(server, mia, 'I am happy');
  expect(first).toMatchObject({ kind: 'status', toUserId: mia.userId, state: 'reading' });
  expect((await wallOf(server, mia, mia)).submissions).toEqual([first]);
  expect(await wallOf(server, ali, mia)).toEqual(empty);
  server.clock.advance(1_000);
  const second = await sendStatus(server, mia, 'I am at school');
  server.clock.advance(1_000);
  await deliverNow(server, second);
  const at = new Date(server.clock()).toISOString();
  const status = { text: 'I am at school', original: null, at };
  expect((await wallOf(server, ali, mia)).status).toEqual(status);
  // An older status that is delivered later does not replace it.
  await deliverNow(server, first);
  expect((await wallOf(server, ali, mia)).status).toEqual(status);
  expect((await wallOf(server, ali, ali)).status).toBeNull();
  await withholdNow(server, second);
  expect((await wallOf(server, ali, mia)).status).toBeNull();
});

test('SAFE-05 only the author sees the original of an edited post or status', async () => {
  const status = await sendStatus(server, mia, 'I has a cat');
  await deliverNow(server, status, 'I have a cat');
  const post = await sendPost(server, mia, ali, 'You is nice');
  await deliverNow(server, post, 'You are nice');
  expect(await wallOf(server, mia, mia)).toMatchObject({
    status: { text: 'I have a cat', original: 'I has a cat' },
  });
  expect(await wallOf(server, ali, mia)).toMatchObject({
    status: { text: 'I have a cat', original: null },
  });
  const edited = { text: 'You are nice', original: 'You is nice' };
  expect(await wallOf(server, mia, ali)).toMatchObject({ posts: [edited] });
  expect(await wallOf(server, ali, ali)).toMatchObject({ posts: [{ ...edited, original: null }] });
});

test('a child sees at most its newest 200 waiting texts', async () => {
  const texts = Array.from({ length: 201 }, (_, n) => ({ body: `Text ${n}`, waitedMs: 1_000 - n }));
  await enqueue(server, mia, texts);
  const { submissions } = await wallOf(server, mia, mia);
  expect(submissions).toHaveLength(200);
  expect([submissions[0]?.text, submissions.at(-1)?.text]).toEqual(['Text 1', 'Text 200']);
});

test.each(roles)('SAFE-08 SAFE-09 writing on and reading a wall: %s', async role => {
  const cast = await createCast(server);
  const answers = [await write(cast.me, cast[role]), await readWall(cast.me, cast[role])];
  const expected = role === 'friend' ? 200 : isKnown[role] ? 403 : 404;
  expect(answers.map(({ status }) => status)).toEqual([expected, expected]);
  if (expected !== 404) return;
  expect(answers[1]?.text).toBe((await readWall(cast.me, { userId: 'nobody' })).text);
});

test('SAFE-08 a child may leave one DigiPost for a requestee until the request is accepted', async () => {
  const stranger = await createChild(server);
  await ask(mia, stranger);
  expect((await write(stranger, mia)).status).toBe(403);
  const first = (await write(mia, stranger, 'I like your domino')).json<Sent>().submission;
  expect((await write(mia, stranger)).status).toBe(403);
  expect((await readWall(mia, stranger)).json<Wall>()).toEqual({ ...empty, submissions: [first] });
  expect((await readWall(stranger, mia)).status).toBe(403);
  await returnNow(server, first);
  const body = {
    message: 'I like it',
    toUserId: stranger.userId,
    submissionId: first.submissionId,
  };
  const edited = await server.call('POST', 'messages/statuses', { token: mia.token, body });
  expect(edited.status).toBe(200);
  await deliverNow(server, first);
  expect((await write(mia, stranger)).status).toBe(403);
  expect(textsOf(await wallOf(server, stranger, stranger))).toEqual(['I like it']);
  expect((await readWall(mia, stranger)).json<Wall>().posts).toEqual([]);
  await accept(stranger, mia);
  expect((await write(mia, stranger)).status).toBe(200);
  expect(textsOf(await wallOf(server, mia, stranger))).toEqual(['I like it']);
});

test('SAFE-08 a withdrawn DigiPost can be replaced; a new request does not allow another one', async () => {
  const stranger = await createChild(server);
  await ask(mia, stranger);
  const first = (await write(mia, stranger)).json<Sent>().submission;
  await server.call('DELETE', `submissions/${first.submissionId}`, { token: mia.token });
  expect((await write(mia, stranger, 'Once more')).status).toBe(200);
  await part(mia, stranger);
  await ask(mia, stranger);
  expect((await write(mia, stranger)).status).toBe(403);
  server.clock.advance(24 * 3_600_000 + 1);
  await part(mia, stranger);
  await ask(mia, stranger);
  expect((await write(mia, stranger)).status).toBe(200);
});

test('SAFE-08 of concurrent first DigiPosts one is accepted', async () => {
  const stranger = await createChild(server);
  await ask(mia, stranger);
  const answers = await Promise.all([1, 2, 3].map(() => write(mia, stranger)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
});

test('SAFE-09 a DigiPost silently does not reach a child that declined the request', async () => {
  const stranger = await createChild(server);
  await ask(mia, stranger);
  await part(stranger, mia);
  const submission = await sendPost(server, mia, stranger, 'Hello?');
  expect(await deliverNow(server, submission)).toBe('withdrawn');
  expect((await wallOf(server, stranger, stranger)).posts).toEqual([]);
  expect((await write(mia, stranger)).status).toBe(403);
});

test('SAFE-09 posts disappear with the friendship and are hidden between blocked children', async () => {
  await leave(ali, mia, 'from Ali');
  await leave(eve, mia, 'from Eve');
  await befriend(server, ali, eve);
  await block(server, eve, ali);
  expect(textsOf(await wallOf(server, ali, mia))).toEqual(['from Ali']);
  expect(textsOf(await wallOf(server, eve, mia))).toEqual(['from Eve']);
  expect((await wallOf(server, mia, mia)).posts).toHaveLength(2);
  await part(mia, ali);
  expect(textsOf(await wallOf(server, mia, mia))).toEqual(['from Eve']);
  await permit(server, eve.userId, false);
  expect(textsOf(await wallOf(server, mia, mia))).toEqual([]);
});

test('CALL-26 NOTSHOWN-28 AMBIG-58 each reader can like a post once, its author cannot', async () => {
  const { submissionId } = await leave(ali, mia, 'Hello Mia');
  for (let times = 0; times < 2; times += 1) {
    const answer = await like(mia, submissionId);
    expect([answer.status, answer.json()]).toEqual([200, { likedItemId: submissionId }]);
  }
  expect((await like(eve, submissionId)).status).toBe(200);
  expect((await wallOf(server, mia, mia)).posts).toMatchObject([{ likeCount: 2, isLiked: true }]);
  expect((await wallOf(server, ali, mia)).posts).toMatchObject([{ likeCount: 2, isLiked: false }]);
  expect((await like(ali, submissionId)).status).toBe(403);
  expect((await like(mia, 'none')).status).toBe(404);
  const stranger = await createChild(server);
  expect((await like(stranger, submissionId)).status).toBe(403);
  const waiting = await sendPost(server, ali, mia, 'not read yet');
  expect((await like(mia, waiting.submissionId)).status).toBe(404);
  await withholdNow(server, waiting);
  expect((await like(mia, waiting.submissionId)).status).toBe(404);
  const both = { likePostId: submissionId, likeUserId: ali.userId };
  expect((await server.call('POST', 'likes', { token: mia.token, body: both })).status).toBe(422);
});

test('SAFE-01 a post that is withheld after a report is gone for everyone', async () => {
  const submission = await leave(ali, mia, 'Not this');
  await withholdNow(server, submission);
  for (const child of [mia, ali, eve]) {
    expect(await wallOf(server, child, mia)).toMatchObject({ posts: [], submissions: [] });
  }
});
