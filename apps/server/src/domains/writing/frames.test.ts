import type { Card, LessonFrames, Sent } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  conversationOf,
  deliverNow,
  inboxOf,
  returnNow,
  sendMessage,
} from '../../testing/messages.ts';
import { claimCard } from '../../testing/review-calls.ts';
import { emptyQueue } from '../../testing/review-world.ts';
import { createStaff } from '../../testing/staff.ts';

let server: TestApp;
let mia: TestChild;
let ali: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  await emptyQueue(server);
  [mia, ali] = [await createChild(server), await createChild(server)];
  await befriend(server, mia, ali);
});

afterAll(() => server.close());

const source = { lessonId: 'lesson-1', part: 'frame' } as const;

const framesOf = (child: TestChild, lessonId: string) =>
  server.call('GET', `lessons/${lessonId}/frames`, { token: child.token });
const write = (body: object, path = `users/${ali.userId}/conversations`) =>
  server.call('POST', path, { token: mia.token, body });
const written = async (message: string, frame: object | undefined = source) =>
  (await write({ message, frame })).json<Sent>().submission;
const cardOf = async (): Promise<Card> => claimCard(server, await createStaff(server));

test('COURSE-53 a child gets the frames of a lesson in its English, also of one that it has not reached', async () => {
  const american = await createChild(server, { teaching: 'us' });
  const [british, other] = [await framesOf(mia, 'lesson-1'), await framesOf(american, 'lesson-1')];
  expect(british.json<LessonFrames>()).toMatchObject({
    lessonId: 'lesson-1',
    number: 1,
    title: 'Lesson 1',
    dominoAnswer: 'I like biscuits!',
  });
  expect(other.json<LessonFrames>().dominoAnswer).toBe('I like cookies!');
  expect((await framesOf(mia, 'lesson-2')).json<LessonFrames>()).toMatchObject({
    lessonId: 'lesson-2',
    dominoAnswer: 'I like biscuits!',
  });
  const lessons = await server.call('GET', `users/${mia.userId}/currentLesson`, {
    token: mia.token,
  });
  expect(lessons.json()).toMatchObject({ lessonId: 'lesson-1', hasFrames: true });
});

test.each([
  ['gone', 404],
  ['playground', 404],
  ['constructor', 404],
  ['__proto__', 404],
  ['x'.repeat(80), 404],
  ['x'.repeat(81), 422],
])('COURSE-53 the frames of lesson %s are answered with %i', async (lessonId, status) => {
  expect((await framesOf(mia, lessonId)).status).toBe(status);
});

test('COURSE-58 a delivered message names its frame to both children', async () => {
  await deliverNow(server, await sendMessage(server, mia, ali, 'Hello, Ali!'));
  await deliverNow(server, await written('I like cats. Do you like biscuits?'));
  for (const child of [mia, ali]) {
    const other = child === mia ? ali : mia;
    const { messages } = await conversationOf(server, child, other);
    expect(messages.map(({ frame }) => frame)).toEqual([undefined, source]);
  }
});

test('COURSE-58 the first message of a conversation names its frame, and keeps it when it is improved', async () => {
  const answer = await write(
    { message: 'I like cats.', frame: source, toUserId: ali.userId },
    'messages/chats',
  );
  const { submission } = answer.json<Sent>();
  await returnNow(server, submission);
  await sendMessage(server, mia, ali, 'I like dogs.', submission.submissionId);
  await deliverNow(server, submission);
  const { messages } = await conversationOf(server, ali, mia);
  expect(messages).toMatchObject([{ text: 'I like dogs.', frame: source }]);
});

test.each([
  ['another part', { ...source, part: 'song' }],
  ['an unknown field', { ...source, number: 1 }],
  ['no lesson', { part: 'frame' }],
  ['a lesson without an id', { ...source, lessonId: '' }],
  ['a lesson with a long id', { ...source, lessonId: 'x'.repeat(81) }],
])('COURSE-58 a message with %s of a frame is refused', async (_, frame) => {
  const answer = await write({ message: 'I like cats.', frame });
  expect([answer.status, answer.json()]).toMatchObject([422, { code: 'invalid_request' }]);
});

test('COURSE-58 a DigiPost has no frame', async () => {
  const body = { message: 'I like cats.', frame: source };
  expect((await write(body, 'messages/statuses')).status).toBe(422);
});

test.each(['gone', 'playground', 'constructor', '__proto__'])(
  'COURSE-58 a letter from the frame of %s, which is no lesson with frames, is sent without it',
  async lessonId => {
    await deliverNow(server, await written('I like cats.', { ...source, lessonId }));
    const { messages } = await conversationOf(server, ali, mia);
    expect(messages).toMatchObject([{ text: 'I like cats.' }]);
    expect(messages[0]).not.toHaveProperty('frame');
  },
);

test('COURSE-58 a letter that is sent again with its key is one letter, and its key is refused for another frame', async () => {
  const post = (part: 'frame' | 'answer') =>
    server.call('POST', `users/${ali.userId}/conversations`, {
      token: mia.token,
      body: { message: 'I like cats.', frame: { ...source, part } },
      headers: { 'idempotency-key': 'letter' },
    });
  const [first, again, other] = [await post('frame'), await post('frame'), await post('answer')];
  expect(again.json<Sent>().submission).toEqual(first.json<Sent>().submission);
  expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  await deliverNow(server, first.json<Sent>().submission);
  const { messages } = await conversationOf(server, ali, mia);
  expect(messages).toMatchObject([{ text: 'I like cats.', frame: source }]);
});

test('COURSE-58 a text that is improved keeps its frame, or its lack of one, whatever frame is named then', async () => {
  const answer = { ...source, part: 'answer' } as const;
  for (const frame of [source, undefined]) {
    const { submission } = (await write({ message: 'I like cats.', frame })).json<Sent>();
    await returnNow(server, submission);
    const { submissionId } = submission;
    const improved = await write({ message: 'I like dogs.', frame: answer, submissionId });
    expect(improved.status, improved.text).toBe(200);
    await deliverNow(server, submission);
  }
  const { messages } = await conversationOf(server, ali, mia);
  expect(messages.map(({ frame }) => frame)).toEqual([source, undefined]);
});

test('COURSE-58 a stored frame is not named when its lesson is gone', async () => {
  const submission = await written('I like cats.');
  await deliverNow(server, submission);
  await server.deps.database.pool.query(
    `UPDATE submissions SET frame_lesson = 'gone' WHERE submission_id = $1`,
    [submission.submissionId],
  );
  const { messages } = await conversationOf(server, ali, mia);
  expect(messages).toMatchObject([{ text: 'I like cats.' }]);
  expect(messages[0]).not.toHaveProperty('frame');
  const [item] = await inboxOf(server, ali);
  expect(item?.last).not.toHaveProperty('frame');
});

test('COURSE-56 the card says from which frame a text came, and which words do not', async () => {
  const text = 'I like snakes. Do you like biscuits?';
  await written(text);
  const card = await cardOf();
  expect(card.frame).toEqual({
    lesson: 1,
    part: 'frame',
    changed: [{ start: 7, end: 13 }],
    isExact: false,
  });
});

test('COURSE-56 words of the other English count as the frame’s, and a text without a frame has none', async () => {
  await written('I like cats. Do you like cookies?');
  expect((await cardOf()).frame).toMatchObject({ changed: [], isExact: true });
  await emptyQueue(server);
  const more = 'I like cats. Do you like cookies? Call me now';
  await written(more);
  const { frame } = await cardOf();
  expect(frame?.changed.map(({ start, end }) => more.slice(start, end))).toEqual(['Call me now']);
  await emptyQueue(server);
  await written('I like cats. Do you like cookies');
  expect((await cardOf()).frame).toMatchObject({ changed: [], isExact: false });
  await emptyQueue(server);
  await sendMessage(server, mia, ali, 'I like cats. Do you like biscuits?');
  expect(await cardOf()).not.toHaveProperty('frame');
});
