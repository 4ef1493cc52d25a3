import type {
  ClassQuiet,
  CourseLessons,
  CurrentLesson,
  FamilyControls,
  LessonArchive,
  Problem,
  QuietHours,
  Rest,
  RosterTrialAnswer,
  School,
  SchoolClass,
  SignInCard,
} from '@digipals/contract';
import { premiumSku } from '@digipals/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, createSession, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSchoolCast, type SchoolCast } from '../../testing/school-cast.ts';
import { grantLicences } from '../licences/index.ts';

let server: TestApp;
let cast: SchoolCast;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  cast = await createSchoolCast(server);
});

afterEach(() => server.close());

const facts = { className: '3B', ageBand: 2, teachingLanguage: 'us' };
const ela = { name: 'Ela', birth: null, language: 'tr' };

type As = 'teacher' | 'lead' | 'parent';
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: As = 'teacher') =>
  server.call(method, `grown-ups/${path}`, { token: cast.adults[as].token, body });
const make = (change: object = {}) =>
  call('POST', `schools/${cast.schoolId}/classes`, {
    ...{ ...facts, firstLesson: null, quiet: 'school' },
    ...change,
  });
const save = (classId: string, change: object) =>
  call('PUT', `classes/${classId}`, {
    ...{ ...facts, firstLesson: null, quiet: 'school', isArchived: false },
    ...change,
  });

/** The lesson of a child of the sample course, and the others that are open to it. */
async function lessonsOf(userId: string) {
  const { db } = server.deps.database;
  await grantLicences(db, { userId, skus: [premiumSku], at: new Date(server.clock()) });
  const token = await createSession(server, userId);
  const read = async <T>(what: string): Promise<T> =>
    (await server.call('GET', `users/${userId}/${what}`, { token })).json<T>();
  const { lessonId } = await read<CurrentLesson>('currentLesson');
  return [lessonId, (await read<LessonArchive>('lessonArchive')).map(one => one.lessonId)];
}

async function addChild(classId: string, name: string): Promise<string> {
  const added = await call('POST', `classes/${classId}/children`, { children: [{ ...ela, name }] });
  return added.json<{ cards: SignInCard[] }>().cards[0]?.childId ?? '';
}

test('CLASS-36 new children start in the lesson of their class, with the earlier ones open; the others stay', async () => {
  const offered = (await call('GET', `schools/${cast.schoolId}/lessons`)).json<CourseLessons>();
  expect(offered.map(({ lessonId }) => lessonId)).toEqual(['lesson-1', 'lesson-2']);
  const { classId } = (await make()).json<SchoolClass>();
  const before = await addChild(classId, 'Ela');
  const saved = await save(classId, { firstLesson: 'lesson-2' });
  expect(saved.json()).toMatchObject({ firstLesson: 'lesson-2' });
  const typed = await addChild(classId, 'Can');
  const source = { text: 'Ada' };
  const trial = await call('POST', `roster/classes/${classId}/trial`, { source });
  const answer = trial.json<Extract<RosterTrialAnswer, { trial: object }>>();
  const { digest } = answer.trial;
  await call('POST', `roster/classes/${classId}`, { source, digest });
  const imported = await server.deps.database.db
    .selectFrom('users')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('username', '=', 'Ada')
    .executeTakeFirstOrThrow();
  expect(await lessonsOf(before)).toEqual(['lesson-1', []]);
  expect(await lessonsOf(typed)).toEqual(['lesson-2', ['lesson-1']]);
  expect(await lessonsOf(imported.user_id)).toEqual(['lesson-2', ['lesson-1']]);
});

test('CLASS-36 a lesson that the course does not have is refused, unless it left the course', async () => {
  expect((await make({ firstLesson: 'lesson-9' })).status).toBe(404);
  const { classId } = (await make({ firstLesson: 'lesson-2' })).json<SchoolClass>();
  expect((await save(classId, { firstLesson: 'playground' })).status).toBe(404);
  await server.deps.database.db
    .updateTable('classes')
    .set({ first_lesson: 'lesson-9' })
    .where('class_id', '=', classId)
    .execute();
  expect((await save(classId, { firstLesson: 'lesson-9', className: '4B' })).status).toBe(200);
  expect(await lessonsOf(await addChild(classId, 'Ela'))).toEqual(['lesson-1', []]);
});

const all = { from: 0, to: 1_439 };
const always: QuietHours = { schoolDays: all, weekend: all };
/** Open hours that begin later than now. The school is in Istanbul, three hours ahead of UTC. */
function later(): QuietHours {
  const local = new Date(server.clock() + 3 * 3_600_000);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const hours = { from: Math.min(minute + 30, 1_438), to: 1_439 };
  return { schoolDays: hours, weekend: hours };
}

/** Whether the child of the cast rests, and whether it can write to its friend. */
async function createWriter() {
  const userId = cast.childId;
  const child: TestChild = { userId, username: '', token: await createSession(server, userId) };
  const friend = await createChild(server, { username: 'Pablo' });
  await befriend(server, child, friend);
  return async () => {
    const { token } = child;
    const path = `users/${friend.userId}/conversations`;
    const sent = await server.call('POST', path, { token, body: { message: 'I like cats.' } });
    const rest = (await server.call('GET', `users/${userId}/rest`, { token })).json<Rest>();
    expect(sent.status === 200 ? null : sent.json<Problem>().code).toBe(
      rest.isResting ? 'rest_time' : null,
    );
    return rest.isResting;
  };
}

async function ofSchool(quiet: QuietHours | null): Promise<void> {
  const path = `schools/${cast.schoolId}`;
  const {
    schoolId: _,
    classes,
    children,
    teachers,
    ...now
  } = (await call('GET', path, undefined, 'lead')).json<School>();
  const saved = await call('PUT', path, { ...now, quiet }, 'lead');
  expect(saved.json()).toMatchObject({ quiet });
}

const ofClass = async (quiet: ClassQuiet) =>
  expect((await save(cast.classId, { quiet })).json()).toMatchObject({ quiet });

test('CLASS-37 a class has the opening hours of its school until it chooses to be always open or its own', async () => {
  const rests = await createWriter();
  expect(await rests()).toBe(false);
  await ofSchool(later());
  expect(await rests()).toBe(true);
  await ofClass('none');
  expect(await rests()).toBe(false);
  await ofSchool(null);
  await ofClass(later());
  expect(await rests()).toBe(true);
  await ofSchool(later());
  await ofClass(always);
  expect(await rests()).toBe(false);
  await ofClass('school');
  expect(await rests()).toBe(true);
  await ofSchool(null);
  expect(await rests()).toBe(false);
});

test('CLASS-37 a child that moves has the opening hours of its new class', async () => {
  const rests = await createWriter();
  await ofClass(later());
  expect(await rests()).toBe(true);
  const to = { classId: cast.otherClassId };
  expect((await call('POST', `children/${cast.childId}/move`, to, 'lead')).status).toBe(200);
  expect(await rests()).toBe(false);
});

test('CLASS-38 a family sees the hours of the class and can make them shorter, never longer', async () => {
  const rests = await createWriter();
  const family = `children/${cast.childId}/family`;
  const choose = async (quiet: QuietHours | null) =>
    expect(
      (await call('PUT', `${family}/rest`, { quiet, minutesADay: null }, 'parent')).status,
    ).toBe(200);
  await choose(later());
  await ofClass(always);
  expect(await rests()).toBe(true);
  await ofClass(later());
  await choose(always);
  expect(await rests()).toBe(true);
  await choose(null);
  expect(await rests()).toBe(true);
  const seen = await call('GET', `${family}/controls`, undefined, 'parent');
  expect(seen.json<FamilyControls>()).toMatchObject({ quiet: null, classQuiet: later() });
  await ofClass('none');
  expect(await rests()).toBe(false);
});

test('CLASS-37 hours that end before they begin, or are none of the choices, are refused', async () => {
  const reversed = { schoolDays: { from: 60, to: 30 }, weekend: all };
  for (const quiet of [reversed, { schoolDays: all }, 'own', null]) {
    expect((await save(cast.classId, { quiet })).status, JSON.stringify(quiet)).toBe(422);
  }
});
