import type { ChildPage, ClassProgress, HistoryEntry } from '@digipals/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { withdrawOwn } from '../domains/messages/index.ts';
import { createAdult } from '../testing/adults.ts';
import { createChild, createSession, type TestChild } from '../testing/children.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { deliverNow, returnNow, sendPost, withholdNow } from '../testing/messages.ts';
import { questionsOf, right, sample, wrong } from '../testing/sample-content.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let cast: SchoolCast;
/** Played a lesson eight days ago, a bit today. */
let ada: TestChild;
/** Played today. */
let bo: TestChild;
/** Has never played. */
let cem: TestChild;

const send = async (child: TestChild, entries: readonly HistoryEntry[]) => {
  const path = `users/${child.userId}/solution`;
  const answer = await server.call('POST', path, { token: child.token, body: entries });
  expect(answer.status, answer.text).toBe(200);
};

const get = async <T>(path: string, as: keyof SchoolCast['adults'] = 'teacher'): Promise<T> => {
  const answer = await server.call('GET', `grown-ups/${path}`, { token: cast.adults[as].token });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<T>();
};
const readClass = (id = cast.classId) => get<ClassProgress>(`classes/${id}/progress`);
const readChild = ({ userId }: TestChild) => get<ChildPage>(`children/${userId}/progress`);
const of = ({ children }: ClassProgress, { userId }: TestChild) =>
  children.find(({ childId }) => childId === userId);

const [q1 = '', q2 = '', q3 = '', q4 = ''] = questionsOf(sample.first);
const test1 = questionsOf(sample.check);

/** Puts a child into the class, with its id in the school's system. */
const enrol = (child: TestChild, externalId: string | null) =>
  server.deps.database.db
    .updateTable('users')
    .set({ class_id: cast.classId, school_id: cast.schoolId, external_id: externalId })
    .where('user_id', '=', child.userId)
    .execute();

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  ada = await createChild(server, { username: 'ada' });
  // Apple and zoo are right, zoo at the second try; autumn is wrong twice. Then the test, all right.
  const seconds = (entry: HistoryEntry, time: number, tries = 1) => ({
    ...entry,
    ...{ tries, time: time * 1_000, run: 'monday' },
  });
  await send(ada, [
    seconds(right(q1), 20),
    // She left it open for an hour: it counts two minutes.
    seconds(wrong(q2), 3_600, 2),
    seconds(right(q3), 40, 2),
    seconds(right(q4), 60),
    ...test1.map(id => seconds(right(id), 15)),
  ]);
  server.clock.advance(8 * DAY_MS);

  // Sessions have ended meanwhile.
  cast = await createSchoolCast(server);
  const { db } = server.deps.database;
  const { classCode } = cast;
  // The child of the cast is not of this small world.
  await db
    .updateTable('users')
    .set({ left_at: new Date(server.clock()) })
    .where('user_id', '=', cast.childId)
    .execute();
  bo = await createChild(server, { classCode, username: 'bo', teaching: 'us' });
  cem = await createChild(server, { classCode, username: 'cem' });
  await enrol(ada, '-17');
  await enrol(bo, null);
  await enrol(cem, 'sis-3');
  ada = { ...ada, token: await createSession(server, ada.userId) };
  // Today autumn is right: the second run of the activity.
  await send(ada, [{ ...right(q2), tries: 1, time: 90_000, run: 'today' }]);
  await send(bo, [
    { ...right(q1), tries: 1, time: 30_000 },
    { ...wrong(q2), tries: 1, time: 30_000 },
    { questionId: q3, valid: 1, skipped: true },
  ]);

  const write = (number: number) => sendPost(server, ada, ada, `I am happy ${number}`);
  await deliverNow(server, await write(1));
  await returnNow(server, await write(2));
  await withholdNow(server, await write(3));
  const { submissionId } = await write(4);
  await db.transaction().execute(async transaction => {
    const at = new Date(server.clock());
    await withdrawOwn(transaction, { userId: ada.userId, submissionId, at });
  });
  await write(5);
});

afterAll(() => server.close());

test('CLASS-10 the lesson of each child, the best score and the tries of its activities', async () => {
  const progress = await readClass();
  expect(progress.children.map(({ childId }) => childId)).toEqual([
    ada.userId,
    bo.userId,
    cem.userId,
  ]);
  expect(of(progress, ada)).toMatchObject({
    course: 'starter',
    lessonId: 'lesson-1',
    finished: ['lesson-1'],
  });
  expect(of(progress, ada)?.played).toHaveLength(2);
  expect(of(progress, ada)?.played).toEqual(
    expect.arrayContaining([
      { activityId: sample.first, right: 3, tries: 2 },
      { activityId: sample.check, right: 4, tries: 1 },
    ]),
  );
  // A first skip counts for the score.
  expect(of(progress, bo)).toMatchObject({
    finished: [],
    played: [{ activityId: sample.first, right: 2, tries: 1 }],
  });
  expect(of(progress, cem)).toMatchObject({ lessonId: 'lesson-1', finished: [], played: [] });
  const [first, second] = progress.lessons;
  expect(first).toMatchObject({ lessonId: 'lesson-1', number: 1, course: 'starter' });
  expect(first?.activities).toMatchObject([
    { activityId: sample.first, questions: 4, test: false },
    { activityId: sample.check, questions: 4, test: true },
  ]);
  expect(second?.title).toBe('Colours');
});

test('CLASS-11 how many know each word, with the activity that asks it first', async () => {
  const { lessons } = await readClass();
  expect(lessons[0]?.words).toMatchObject([
    { id: 'apple', activityId: sample.first, met: 2, known: 2, missed: 0 },
    // Ada knows it since today; she and Bo had it wrong.
    { id: 'autumn', word: 'autumn', met: 2, known: 1, missed: 3 },
    // Bo has only skipped it.
    { id: 'zoo', met: 1, known: 1, missed: 1 },
  ]);
  expect(lessons[1]?.words).toEqual([]);
});

test('CLASS-12 time counts at most two minutes an answer, and words of the last seven days are new', async () => {
  const progress = await readClass();
  // 20 + 120 + 40 + 60 + 4 x 15 seconds, and 90 today.
  expect(of(progress, ada)).toMatchObject({
    ...{ minutes: 7, minutesOfWeek: 2 },
    ...{ words: 3, newWords: 1 },
  });
  expect(of(progress, bo)).toMatchObject({ minutes: 1, minutesOfWeek: 1, words: 1, newWords: 1 });
  expect(of(progress, cem)).toMatchObject({ minutes: 0, minutesOfWeek: 0, words: 0, newWords: 0 });
});

test('CLASS-13 texts are counted and never told', async () => {
  const progress = await readClass();
  // Five written: delivered, returned, withheld, taken back, waiting.
  expect(of(progress, ada)?.texts).toEqual({
    ...{ written: 4, delivered: 1, returned: 1, waiting: 1 },
  });
  expect(of(progress, bo)?.texts).toEqual({ written: 0, delivered: 0, returned: 0, waiting: 0 });
  expect(JSON.stringify([progress, await readChild(ada)])).not.toContain('happy');
});

test('CLASS-14 a class without children has the lessons of the course', async () => {
  const empty = await get<ClassProgress>(`classes/${cast.otherClassId}/progress`, 'otherTeacher');
  expect(empty).toMatchObject({ children: [], told: { kind: 'tomorrow', because: 'nobody' } });
  expect(empty.lessons.map(({ lessonId }) => lessonId)).toEqual(['lesson-1', 'lesson-2']);
  expect(empty.lessons[0]?.words).toMatchObject([{ met: 0, known: 0 }, {}, {}]);
});

test('CLASS-10 a class of sixty costs as many queries as one of three', async () => {
  const { pool } = server.deps.database;
  const count = countQueries(pool);
  const cost = async (id: string, token: string) => {
    const before = count();
    await server.call('GET', `grown-ups/classes/${id}/progress`, { token });
    return count() - before;
  };
  const small = await cost(cast.classId, cast.adults.teacher.token);
  const big = await createSchoolCast(server);
  for (let child = 0; child < 60; child += 1) {
    const { classCode } = big;
    const one = await createChild(server, { classCode });
    if (child % 20 === 0) await send(one, [right(q1)]);
  }
  expect(await cost(big.classId, big.adults.teacher.token)).toBe(small);
});

test('CLASS-15 a child’s words, days and lessons in its English; who looked is in the register', async () => {
  const page = await readChild(bo);
  expect(page.child).toMatchObject({ childId: bo.userId, words: 1 });
  expect(page.lessons[1]).toMatchObject({ title: 'Colors' });
  expect(page.words).toEqual([
    expect.objectContaining({ id: 'autumn', word: 'fall', growth: 'seen', missed: 1 }),
    expect.objectContaining({ id: 'apple', growth: 'understood', missed: 0 }),
  ]);
  expect((await readChild(ada)).days).toEqual(['2026-03-10', '2026-03-02']);
  expect((await readChild(cem)).days).toEqual([]);
  const seen = server.deps.database.db.selectFrom('accesses').select(['actor', 'action']);
  const rows = await seen.where('user_id', '=', bo.userId).execute();
  const { adultId } = cast.adults.teacher;
  expect(rows).toEqual([{ actor: nameOf(adultId), action: 'Read progress' }]);
});

/** The name of a grown-up of a test, which has the number of its id. */
const nameOf = (adultId: string) => adultId.replace('adult-', 'Adult ');

test('CLASS-15 a child counts as many known words for itself as for its class', async () => {
  const progress = await readClass();
  for (const child of [ada, bo, cem]) {
    const { words } = await readChild(child);
    const known = words.filter(({ growth }) => growth !== 'seen');
    expect(known).toHaveLength(of(progress, child)?.words ?? -1);
  }
});

test('CLASS-18 results are a whole list of OneRoster 1.2, with the ids of the school’s system', async () => {
  await server.deps.database.db
    .updateTable('classes')
    .set({ external_id: 'class-9' })
    .where('class_id', '=', cast.classId)
    .execute();
  const { fileName, base64 } = await get<{ fileName: string; base64: string }>(
    `classes/${cast.classId}/results`,
  );
  expect(fileName).toBe('oneroster-results-2026-03-10.zip');
  const files = unzipSync(Buffer.from(base64, 'base64'));
  const rows = (name: string) =>
    strFromU8(files[`${name}.csv`] ?? new Uint8Array())
      .trim()
      .split('\r\n')
      .map(row => row.slice(1, -1).split('","'));
  const manifest = new Map(rows('manifest').map(([name = '', value]) => [name, value]));
  expect(manifest.get('oneroster.version')).toBe('1.2');
  const bulk = [...manifest].filter(([, value]) => value === 'bulk').map(([name]) => name);
  expect(bulk.map(name => name.replace('file.', '')).sort()).toEqual(
    Object.keys(files)
      .map(name => name.replace('.csv', ''))
      .filter(name => name !== 'manifest')
      .sort(),
  );
  const [head = [], ...results] = rows('results');
  const shown = results.map(row =>
    ['studentSourcedId', 'lineItemSourcedId', 'scoreStatus', 'score', 'scoreDate', 'classSourcedId']
      .map(name => row[head.indexOf(name)])
      .join(' '),
  );
  // An id is not changed, also when a spreadsheet could take it for a formula.
  expect(shown.sort()).toEqual(
    [
      '-17 digipals-class-9-first fully graded 3 2026-03-10 class-9',
      '-17 digipals-class-9-check fully graded 4 2026-03-02 class-9',
      `${bo.userId} digipals-class-9-first fully graded 2 2026-03-10 class-9`,
    ].sort(),
  );
  const items = rows('lineItems');
  expect(items[0]).toContain('academicSessionSourcedId');
  expect(items).toHaveLength(4);
  expect(items[1]).toEqual(expect.arrayContaining(['digipals-class-9-first', '0', '4']));
  // Other files name what line items refer to.
  expect(items[1]).toEqual(
    expect.arrayContaining([rows('categories')[1]?.[0], rows('academicSessions')[1]?.[0]]),
  );
});

test('CLASS-18 a class without answers has line items and no results', async () => {
  const other = await createAdult(server, {
    role: 'teacher',
    schoolId: cast.schoolId,
    classId: cast.otherClassId,
  });
  const answer = await server.call('GET', `grown-ups/classes/${cast.otherClassId}/results`, {
    token: other.token,
  });
  const files = unzipSync(Buffer.from(answer.json<{ base64: string }>().base64, 'base64'));
  expect(
    strFromU8(files['results.csv'] ?? new Uint8Array())
      .trim()
      .split('\r\n'),
  ).toHaveLength(1);
});
