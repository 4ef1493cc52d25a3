import { classCourse, type SchoolFacts } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { proposePair } from '../domains/class-pairs/index.ts';
import { createSchool } from '../domains/schools/index.ts';
import { assignWork } from '../use-cases/assign-work.ts';
import { DEMO_CLASS } from './demo-children.ts';

const OTHER_CLASS = 'TR4A';
const DAY_MS = 86_400_000;
/** Children with something to do. */
const assigned = ['Leyla', 'Malee'];

const facts: SchoolFacts = {
  schoolName: 'Papatya İlkokulu',
  country: 'tr',
  timeZone: 'Europe/Istanbul',
  language: 'tr',
  keepTexts: 'month',
  consentAge: 16,
  quiet: null,
};

type Deps = Pick<AppDeps, 'content' | 'random'>;
type Teacher = { readonly adultId: string; readonly classId: string; readonly at: Date };

/** Gives a class of the demo world a school. @returns the id of the class */
export async function putInSchool(
  db: Db,
  { schoolId, classCode, at }: { schoolId: string; classCode: string; at: Date },
): Promise<string> {
  const { class_id: classId } = await db
    .updateTable('classes')
    .set({ school_id: schoolId, created_at: at })
    .where('class_code', '=', classCode)
    .returning('class_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('users')
    .set({ school_id: schoolId })
    .where('class_id', '=', classId)
    .execute();
  return classId;
}

/** Something to do for two children of the class DEMO, and a class of another school that asks to be paired. */
export async function addDemoClassroom(db: Db, deps: Deps, teacher: Teacher): Promise<void> {
  const { adultId, at } = teacher;
  const children = await db
    .selectFrom('users')
    .select('user_id')
    .where('class_id', '=', teacher.classId)
    .where('username', 'in', assigned)
    .execute();
  const [lesson] = deps.content.lessonsOf(classCourse);
  if (lesson) {
    const activityIds = lesson.activities.slice(0, 2).map(({ activityId }) => activityId);
    const dueOn = new Date(at.getTime() + 5 * DAY_MS).toISOString().slice(0, 10);
    await assignWork(db, deps, {
      ...teacher,
      facts: {
        ...{ lessonId: lesson.lessonId, activityIds, dueOn, note: 'Say hello to a friend!' },
        children: children.map(({ user_id }) => user_id),
      },
    });
  }
  const schoolId = await createSchool(db, deps.random, { facts, at });
  const classId = await putInSchool(db, { schoolId, classCode: OTHER_CLASS, at });
  await proposePair(db, deps.random, { classId, adultId, classCode: DEMO_CLASS, at });
}
