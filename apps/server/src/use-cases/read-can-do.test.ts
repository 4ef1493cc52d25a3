import type { CanDoResult, ChildPage, ClassCanDo, HistoryEntry } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdult } from '../testing/adults.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { questionsOf, right, sample, sampleCanDo, wrong } from '../testing/sample-content.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';

const [q1 = '', q2 = '', q3 = '', said = ''] = questionsOf(sample.check);

let server: TestApp;
let cast: SchoolCast;
/** Took the test twice, the second time better, and began a third. */
let ada: TestChild;
/** Left the test before its end. */
let bo: TestChild;
let parentToken: string;

const send = async ({ userId, token }: TestChild, run: string, entries: HistoryEntry[]) => {
  const body = entries.map(entry => ({ ...entry, run }));
  const answer = await server.call('POST', `users/${userId}/solution`, { token, body });
  expect(answer.status, answer.text).toBe(200);
};
const get = async <T>(path: string, token: string): Promise<T> => {
  const answer = await server.call('GET', `grown-ups/${path}`, { token });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<T>();
};
const asTeacher = <T>(path: string) => get<T>(path, cast.adults.teacher.token);
const asParent = (query = '') =>
  get<CanDoResult[]>(`children/${ada.userId}/family/can-do${query}`, parentToken);

beforeAll(async () => {
  server = await createTestApp({ content: sampleCanDo() });
  cast = await createSchoolCast(server);
  const { classCode } = cast;
  ada = await createChild(server, { classCode, username: 'ada' });
  bo = await createChild(server, { classCode, username: 'bo' });
  parentToken = (await createAdult(server, { role: 'parent', userId: ada.userId })).token;
  await send(ada, 'one', [wrong(q1), wrong(q2), right(q3), right(said)]);
  server.clock.advance(60_000);
  await send(ada, 'two', [right(q1), wrong(q2), right(q3)]);
  server.clock.advance(60_000);
  await send(ada, 'three', [right(q1), right(q2)]);
  const left = [q2, q3, said].map(questionId => ({
    questionId,
    valid: 0 as const,
    left: true as const,
  }));
  await send(bo, 'one', [right(q1), ...left]);
});
afterAll(() => server.close());

const practise = { activityId: sample.first, title: sample.first };

test('COURSE-85 a parent reads the can-do lines of its child, of its best finished test, in its language', async () => {
  const english = await asParent();
  expect(english).toEqual([
    {
      ...{ course: 'starter', lessonId: 'lesson-1', number: 1, title: 'Hello!' },
      at: '2026-03-02T09:01:00.000Z',
      lines: [
        { text: 'I can A.', practise, paw: 'half' },
        { text: 'I can B.', practise: null, paw: 'full' },
      ],
      skills: [
        { skill: 'listen', right: 1, total: 2 },
        { skill: 'read', right: 1, total: 1 },
      ],
    },
  ]);
  const [spanish] = await asParent('?language=es');
  expect(spanish?.lines.map(({ text }) => text)).toEqual(['Sé A.', 'Sé B.']);
});

test('COURSE-86 a teacher reads the class by lesson and line, without children who have not finished the test', async () => {
  const lessons = await asTeacher<ClassCanDo[]>(`classes/${cast.classId}/can-do`);
  expect(lessons).toEqual([
    {
      ...{ course: 'starter', lessonId: 'lesson-1', number: 1, title: 'Hello!' },
      lines: [
        { text: 'I can A.', practise },
        { text: 'I can B.', practise: null },
      ],
      results: [{ childId: ada.userId, paws: ['half', 'full'] }],
    },
  ]);
});

test('COURSE-86 a class of more children costs as many queries', async () => {
  const count = countQueries(server.deps.database.pool);
  const cost = async () => {
    const before = count();
    await asTeacher(`classes/${cast.classId}/can-do`);
    return count() - before;
  };
  const few = await cost();
  for (let more = 0; more < 3; more += 1) {
    const child = await createChild(server, { classCode: cast.classCode });
    await send(child, 'one', [wrong(q1), wrong(q2), wrong(q3)]);
  }
  expect(await cost()).toBe(few);
});

test('COURSE-87 the page of a child has its lines and its skills; speaking is none of them', async () => {
  const { canDo } = await asTeacher<ChildPage>(`children/${ada.userId}/progress`);
  expect(canDo).toEqual(await asParent());
  expect(canDo[0]?.skills.map(({ skill }) => skill)).not.toContain('speak');
  const page = await asTeacher<ChildPage>(`children/${bo.userId}/progress`);
  expect(page.canDo).toEqual([]);
});

test('COURSE-88 another parent, and a teacher of another class, get what an unknown id gets', async () => {
  const { otherTeacher, parent } = cast.adults;
  const read = async (path: string, { token }: { token: string }) => {
    const { status, text } = await server.call('GET', `grown-ups/${path}`, { token });
    return { status, text };
  };
  const child = await read(`children/${ada.userId}/family/can-do`, parent);
  expect(child.status).toBe(404);
  expect(child).toEqual(await read('children/nobody/family/can-do', parent));
  const ofClass = await read(`classes/${cast.classId}/can-do`, otherTeacher);
  expect(ofClass.status).toBe(404);
  expect(ofClass).toEqual(await read('classes/nobody/can-do', otherTeacher));
});

test('COURSE-83 the results of a review say that it is one', async () => {
  const other = await createTestApp({ content: sampleCanDo({ review: true }) });
  const { classCode, classId, adults } = await createSchoolCast(other);
  const { userId, token } = await createChild(other, { classCode });
  await other.call('POST', `users/${userId}/solution`, {
    token,
    body: [q1, q2, q3, said].map(id => ({ ...right(id), run: 'one' })),
  });
  const answer = await other.call('GET', `grown-ups/classes/${classId}/can-do`, {
    token: adults.teacher.token,
  });
  expect(answer.json<ClassCanDo[]>()).toMatchObject([{ number: 1, review: true }]);
  await other.close();
});
