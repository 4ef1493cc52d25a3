import type {
  ChildPage,
  ClassLesson,
  ClassProgress,
  CurrentLesson,
  FamilyWeek,
  HistoryEntry,
  Score,
} from '@digipals/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdult } from '../testing/adults.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { questionsOf, right, sample, sampleSpokenTest } from '../testing/sample-content.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';

const [written = '', ...spoken] = questionsOf(sample.check);

let server: TestApp;
let cast: SchoolCast;
/** Takes the test now. */
let child: TestChild;
/** Took the test when what a child says in it still counted. */
let former: TestChild;
let parentToken: string;

beforeAll(async () => {
  server = await createTestApp({ content: sampleSpokenTest() });
  cast = await createSchoolCast(server);
  child = await createChild(server, { classCode: cast.classCode });
  const parent = await createAdult(server, { role: 'parent', userId: child.userId });
  parentToken = parent.token;
  former = await createChild(server, { classCode: cast.classCode });
  const run = { activity_id: sample.check, run: 'before', answered_questions: [], replay: false };
  const at = new Date(server.clock());
  await server.deps.database.db
    .insertInto('activity_runs')
    .values({ ...run, user_id: former.userId, right_questions: [written, ...spoken], at })
    .execute();
});
afterAll(() => server.close());

const read = async <T>(path: string, token: string): Promise<T> => {
  const answer = await server.call('GET', path, { token });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<T>();
};
const asChild = <T>(path: string) => read<T>(`users/${child.userId}/${path}`, child.token);
const asTeacher = <T>(path: string) => read<T>(`grown-ups/${path}`, cast.adults.teacher.token);
const send = async (...body: HistoryEntry[]) => {
  const path = `users/${child.userId}/solution`;
  const answer = await server.call('POST', path, { token: child.token, body });
  expect(answer.status, answer.text).toBe(200);
};

/** A column of a file of OneRoster, without its head. */
const columnOf = (file: Uint8Array | undefined, name: string): (string | undefined)[] => {
  const rows = strFromU8(file ?? new Uint8Array())
    .trim()
    .split('\r\n')
    .map(row => row.slice(1, -1).split('","'));
  const [head = [], ...others] = rows;
  return others.map(row => row[head.indexOf(name)]);
};

test.each([
  ['without the questions to speak', [right(written)]],
  ['with them, which add nothing', spoken.map(right)],
])(
  'COURSE-12 a test is passed and full for the child, its class and its family %s',
  async (_, entries) => {
    await send(...entries);
    const full = { userScore: 1, totalScore: 1 };
    expect(await asChild<CurrentLesson>('currentLesson')).toMatchObject({
      unlockLesson: true,
      activities: [full],
    });
    expect(await asChild<Score[]>('scores')).toMatchObject([full]);
    const { userId } = child;
    const played = [{ activityId: sample.check, right: 1 }];
    const { lessons, children } = await asTeacher<ClassProgress>(
      `classes/${cast.classId}/progress`,
    );
    expect(lessons[0]?.activities).toMatchObject([{ questions: 1 }]);
    for (const id of [userId, former.userId]) {
      const one = children.find(({ childId }) => childId === id);
      expect(one).toMatchObject({ finished: ['lesson-1'], played });
    }
    const page = await asTeacher<ChildPage>(`children/${userId}/progress`);
    expect(page).toMatchObject({ child: { finished: ['lesson-1'], played } });
    expect(page.lessons[0]?.activities).toMatchObject([{ questions: 1 }]);
    const lesson = `classes/${cast.classId}/lessons/lesson-1`;
    expect((await asTeacher<ClassLesson>(lesson)).activities).toMatchObject([
      { doneBy: [userId, former.userId] },
    ]);
    const home = `grown-ups/children/${userId}/family/home`;
    expect(await read<FamilyWeek>(home, parentToken)).toMatchObject({ stars: 1 });
    const results = `classes/${cast.classId}/results`;
    const { base64 } = await asTeacher<{ base64: string }>(results);
    const files = unzipSync(Buffer.from(base64, 'base64'));
    expect(columnOf(files['results.csv'], 'score')).toEqual(['1', '1']);
    expect(columnOf(files['lineItems.csv'], 'resultValueMax')).toEqual(['1', '4']);
  },
);

test('COURSE-12 a child that only speaks in a test has not passed it', async () => {
  const { userId, token } = await createChild(server, { classCode: cast.classCode });
  const body = spoken.map(right);
  await server.call('POST', `users/${userId}/solution`, { token, body });
  const lesson = await read<CurrentLesson>(`users/${userId}/currentLesson`, token);
  expect(lesson).toMatchObject({
    unlockLesson: false,
    activities: [{ userScore: 0, totalScore: 1 }],
  });
});
