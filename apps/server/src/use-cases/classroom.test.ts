import type {
  Assignment,
  ClassLesson,
  ClassLessons,
  CurrentLesson,
  LessonArchive,
  LiveBoard,
  OwnAssignment,
  Problem,
} from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createChild, createSession, type TestChild } from '../testing/children.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { questionsOf, right, sample, wrong } from '../testing/sample-content.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';

let server: TestApp;
let cast: SchoolCast;
/** The child of the class, signed in, and another one of the class. */
let ela: { userId: string; token: string };
let can: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  cast = await createSchoolCast(server);
  ela = { userId: cast.childId, token: await createSession(server, cast.childId) };
  can = await createChild(server, { classCode: cast.classCode, username: 'Zoë' });
});

afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: object) =>
  server.call(method, `grown-ups/${path}`, { token: cast.adults.teacher.token, body });
const inClass = (method: Method, path: string, body?: object) =>
  call(method, `classes/${cast.classId}/${path}`, body);
const read = async <T>(child: { userId: string; token: string }, path: string) =>
  (await server.call('GET', `users/${child.userId}/${path}`, { token: child.token })).json<T>();
const given = (child = ela) => read<OwnAssignment[]>(child, 'assignments');
const open = async (activityId: string, { token } = ela) =>
  (await server.call('GET', `activities/${activityId}`, { token })).status;
const answer = (child: { userId: string; token: string }, entries: object[]) =>
  server.call('POST', `users/${child.userId}/solution`, { token: child.token, body: entries });
const solve = (child: { userId: string; token: string }, activityId: string) =>
  answer(child, questionsOf(activityId).map(right));
const changesOf = async (userId: string) =>
  (
    await server.deps.database.db
      .selectFrom('child_changes')
      .select(['action', 'reason', 'adult_id'])
      .where('user_id', '=', userId)
      .execute()
  ).map(({ action, reason, adult_id }) => [action, reason, adult_id]);

const facts = (change: object = {}) => ({
  lessonId: 'lesson-2',
  activityIds: [sample.later],
  dueOn: '2026-03-09',
  note: 'Ask at home!',
  children: [ela.userId],
  ...change,
});
const assign = async (change: object = {}) =>
  (await inClass('POST', 'assignments', facts(change))).json<{ assignmentId: string }>()
    .assignmentId;
const assignments = async () => (await inClass('GET', 'assignments')).json<Assignment[]>();

test('CLASS-20 a child gets activities with day and word, may open them at once, and keeps its own lesson', async () => {
  expect(await open(sample.later)).toBe(403);
  const assignmentId = await assign();
  expect(await given()).toEqual([
    {
      ...{ assignmentId, lessonId: 'lesson-2', number: 2, title: 'Colours' },
      ...{ dueOn: '2026-03-09', note: 'Ask at home!' },
      activities: [
        { activityId: 'later', title: 'later', thumbnail: '/media/later.webp', done: false },
      ],
    },
  ]);
  expect(await given(can)).toEqual([]);
  expect([await open(sample.later), await open(sample.first)]).toEqual([200, 200]);
  expect(await open(sample.later, can)).toBe(403);
  expect((await read<CurrentLesson>(ela, 'currentLesson')).lessonId).toBe('lesson-1');
});

test('CLASS-20 CLASS-21 what is done is gone for the child, and the teacher sees who has done it', async () => {
  await assign({ children: [ela.userId, can.userId, can.userId] });
  await solve(ela, sample.later);
  expect(await given()).toEqual([]);
  expect(await given(can)).toHaveLength(1);
  const [one] = await assignments();
  expect(one?.children.map(({ childId, done }) => [childId, done])).toEqual([
    [ela.userId, true],
    [can.userId, false],
  ]);
  const lesson = await inClass('GET', 'lessons/lesson-2');
  expect(lesson.json<ClassLesson>().activities).toMatchObject([
    { activityId: 'later', test: false, doneBy: [ela.userId] },
  ]);
});

test('CLASS-42 an assignment whose day is over is listed after the running ones, and late answers count', async () => {
  const late = await assign({ dueOn: '2026-03-01' });
  const running = await assign({ dueOn: '2026-03-30' });
  await solve(ela, sample.later);
  const listed = await assignments();
  expect(listed.map(({ assignmentId }) => assignmentId)).toEqual([running, late]);
  expect(listed[1]?.children).toMatchObject([{ childId: ela.userId, done: true }]);
});

test('CLASS-20 an assignment with several activities is done with the last one; a test that was left counts', async () => {
  await assign({ lessonId: 'lesson-1', activityIds: [sample.check, sample.first] });
  await solve(ela, sample.first);
  const [one] = await given();
  expect(one?.activities.map(({ activityId, done }) => [activityId, done])).toEqual([
    ['first', true],
    ['check', false],
  ]);
  await answer(
    ela,
    questionsOf(sample.check).map(questionId => ({ questionId, valid: 0, left: true })),
  );
  expect(await given()).toEqual([]);
});

test('CLASS-20 CLASS-21 a withdrawn assignment is gone, its lesson stays open; another class takes it away', async () => {
  const assignmentId = await assign();
  await assign({ dueOn: '2026-03-08' });
  expect((await given()).map(({ dueOn }) => dueOn)).toEqual(['2026-03-08', '2026-03-09']);
  expect((await inClass('DELETE', `assignments/${assignmentId}`)).status).toBe(200);
  expect((await given()).map(({ dueOn }) => dueOn)).toEqual(['2026-03-08']);
  expect(await open(sample.later)).toBe(200);
  expect((await inClass('DELETE', `assignments/${assignmentId}`)).status).toBe(404);
  await server.deps.database.db
    .updateTable('users')
    .set({ class_id: cast.otherClassId })
    .where('user_id', '=', ela.userId)
    .execute();
  expect(await given()).toEqual([]);
  expect((await assignments())[0]?.children).toEqual([]);
});

test('CLASS-21 a changed assignment has a new day and other children, for whom the lesson opens', async () => {
  const path = `assignments/${await assign()}`;
  const changed = facts({ dueOn: '2026-03-10', children: [can.userId] });
  expect((await inClass('PUT', path, changed)).status).toBe(200);
  expect([await given(), (await given(can))[0]?.dueOn]).toEqual([[], '2026-03-10']);
  expect(await open(sample.later, can)).toBe(200);
});

test('CLASS-20 CLASS-21 a day that is more than a year away is refused, and nothing changes', async () => {
  const path = `assignments/${await assign({ dueOn: '2027-03-03' })}`;
  for (const [method, to] of [
    ['POST', 'assignments'],
    ['PUT', path],
  ] as const) {
    const refused = await inClass(method, to, facts({ dueOn: '2999-01-04' }));
    expect(refused.json<Problem>()).toMatchObject({
      ...{ status: 422, code: 'invalid_request' },
      fields: [{ path: 'body.dueOn', reason: 'is more than a year away' }],
    });
  }
  expect((await assignments()).map(({ dueOn }) => dueOn)).toEqual(['2027-03-03']);
});

test('CLASS-21 another’s child, an unknown lesson and an activity of another lesson change nothing', async () => {
  const stranger = await createChild(server, { classCode: 'STRANGE' });
  const player = await createChild(server, { classCode: cast.classCode, course: 'playground' });
  const assignmentId = await assign();
  for (const change of [
    { children: [ela.userId, stranger.userId] },
    { children: [player.userId] },
    { lessonId: 'lesson-9' },
    { lessonId: 'playground', activityIds: [sample.free] },
    { activityIds: [sample.later, sample.first] },
  ]) {
    for (const [method, path] of [
      ['POST', 'assignments'],
      ['PUT', `assignments/${assignmentId}`],
    ] as const) {
      expect((await inClass(method, path, facts(change))).status).toBe(404);
    }
  }
  expect(await assignments()).toHaveLength(1);
  expect((await assignments())[0]).toMatchObject({ lessonId: 'lesson-2', dueOn: '2026-03-09' });
  const children = [stranger.userId];
  expect((await inClass('POST', 'lessons/lesson-2/open', { children })).status).toBe(404);
  const other = await createSchoolCast(server);
  const own = await inClass('DELETE', `assignments/${assignmentId}`);
  expect(own.status).toBe(200);
  const { token } = other.adults.teacher;
  const foreign = `grown-ups/classes/${other.classId}/assignments/${await assign()}`;
  expect((await server.call('DELETE', foreign, { token })).status).toBe(404);
});

test('CLASS-22 a lesson that is opened early is played, paid and listed after the old ones', async () => {
  const children = [ela.userId];
  expect((await inClass('POST', 'lessons/lesson-2/open', { children })).status).toBe(200);
  expect([await open(sample.later), await open(sample.hymn)]).toEqual([200, 200]);
  expect(await open(sample.later, can)).toBe(403);
  const paid = await solve(ela, sample.later);
  expect(paid.json<{ lingoCredit: number }>().lingoCredit).toBeGreaterThan(0);
  expect((await read<LessonArchive>(ela, 'lessonArchive')).map(one => one.lessonId)).toEqual([
    'lesson-2',
  ]);
  expect((await read<CurrentLesson>(ela, 'currentLesson')).lessonId).toBe('lesson-1');
  const places = (await inClass('GET', 'lessons')).json<ClassLessons>();
  expect(places.lessons.map(({ number, title }) => [number, title])).toEqual([
    [1, 'Lesson 1'],
    [2, 'Colours'],
  ]);
  expect(places.children.map(({ lessonId, opened }) => [lessonId, opened])).toEqual([
    ['lesson-1', ['lesson-2']],
    ['lesson-1', []],
  ]);
  const { adultId } = cast.adults.teacher;
  expect(await changesOf(ela.userId)).toEqual([['lesson opened', 'Lesson 2', adultId]]);
});

test('CLASS-23 a child that starts in another lesson and goes back loses no lesson and no score', async () => {
  const start = (lessonId: string) => call('POST', `children/${ela.userId}/lesson`, { lessonId });
  expect((await start('lesson-2')).status).toBe(200);
  expect((await read<CurrentLesson>(ela, 'currentLesson')).lessonId).toBe('lesson-2');
  await solve(ela, sample.first);
  await answer(ela, [right(questionsOf(sample.later)[0] ?? '')]);
  await start('lesson-1');
  const current = await read<CurrentLesson>(ela, 'currentLesson');
  expect(current.activities.map(({ userScore }) => userScore)).toEqual([4, null]);
  const [ahead] = await read<LessonArchive>(ela, 'lessonArchive');
  expect(ahead).toMatchObject({ lessonId: 'lesson-2', activities: [{ userScore: 1 }] });
  expect(await open(sample.later)).toBe(200);
  expect((await start('lesson-9')).status).toBe(404);
  expect((await changesOf(ela.userId)).map(([action, reason]) => [action, reason])).toEqual([
    ['other lesson', 'Lesson 2'],
    ['other lesson', 'Lesson 1'],
  ]);
});

const board = async () => (await inClass('GET', 'board')).json<LiveBoard>();

test('CLASS-24 the board has the last answer of each child, and nobody who has not answered for two hours', async () => {
  const [q1 = '', q2 = ''] = questionsOf(sample.first);
  await answer(ela, [right(q1), wrong(q2)]);
  server.clock.advance(7 * 60_000 + 1_000);
  await answer(can, [right(questionsOf(sample.first)[0] ?? '')]);
  const { children, lessons } = await board();
  expect(children.map(({ place, minutes }) => [place?.question, minutes])).toEqual([
    [2, 7],
    [1, 0],
  ]);
  expect(children[0]?.place).toMatchObject({ activityId: 'first', title: 'first', questions: 4 });
  expect(lessons.map(({ lessonId, activities }) => [lessonId, activities.length])).toEqual([
    ['lesson-1', 2],
  ]);
  // Sessions end without a call for half an hour.
  for (let minutes = 0; minutes < 120; minutes += 20) {
    server.clock.advance(20 * 60_000);
    await board();
  }
  expect((await board()).children).toMatchObject([
    { place: null, minutes: null, stuck: false },
    { place: null, minutes: null, stuck: false },
  ]);
});

test('CLASS-25 a child with three questions and no right answer is stuck until it has one', async () => {
  const questions = questionsOf(sample.first);
  await answer(ela, questions.slice(0, 3).map(wrong));
  await answer(
    can,
    [0, 1, 2].map(tries => ({ ...wrong(questions[0] ?? ''), tries })),
  );
  const stuck = async () => (await board()).children.map(one => one.stuck);
  expect(await stuck()).toEqual([true, false]);
  await answer(ela, [right(questions[3] ?? '')]);
  expect(await stuck()).toEqual([false, false]);
});

test('CLASS-24 a board of 60 children takes as many queries as one of two', async () => {
  const { database } = server.deps;
  const count = countQueries(database.pool, 'FROM attempts');
  await board();
  const before = count();
  await database.pool.query(
    `INSERT INTO users (user_id, class_id, username, name_key, country, teaching_language,
       support_language, created_at)
     SELECT 'many-' || n, $1, 'Many ' || n, 'many', 'gb', 'gb', 'gb', now()
     FROM generate_series(1, 58) AS n`,
    [cast.classId],
  );
  await database.pool.query(
    `INSERT INTO profiles SELECT 'many-' || n, wallpaper, interests, human, domino, avatar_hash,
       domino_hash FROM profiles, generate_series(1, 58) AS n WHERE user_id = $1`,
    [cast.childId],
  );
  expect((await board()).children).toHaveLength(60);
  expect([before, count() - before]).toEqual([1, 1]);
});
