import type { EndpointKey } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import {
  listAssignments,
  listCourseLessons,
  listOwnAssignments,
  readClassLesson,
  readClassLessons,
  withdrawAssignment,
} from '../../domains/assignments/index.ts';
import {
  agreeToPair,
  endPair,
  listClassPairs,
  proposePair,
} from '../../domains/class-pairs/index.ts';
import { readClass } from '../../domains/classes/index.ts';
import { readLiveBoard } from '../../domains/live-board/index.ts';
import {
  assignWork,
  changeWork,
  openForChildren,
  startChildInLesson,
} from '../../use-cases/assign-work.ts';
import type { HandlersOf } from '../call.ts';

type Key = Extract<
  EndpointKey,
  | 'GET users/{id}/assignments'
  | 'GET grown-ups/schools/{schoolId}/lessons'
  | `${string} grown-ups/classes/{classId}/${'assignments' | 'lessons' | 'pairs'}${string}`
  | 'GET grown-ups/classes/{classId}/board'
  | 'POST grown-ups/children/{childId}/lesson'
>;

/** A class by its id and the English that it learns. */
async function classOf(db: Db, { classId }: { classId: string }, now: number) {
  const { teachingLanguage } = await readClass(db, classId, new Date(now));
  return { classId, variety: teachingLanguage };
}

/** Calls of the lesson in the classroom: assignments, the live board, pairs of classes. */
export const classroomHandlers = (deps: AppDeps): HandlersOf<Key> => ({
  'GET users/{id}/assignments': ({ db, params }) => listOwnAssignments(db, deps.content, params.id),
  'GET grown-ups/schools/{schoolId}/lessons': async () => listCourseLessons(deps.content, 'gb'),
  'GET grown-ups/classes/{classId}/lessons': async ({ db, params, now }) =>
    readClassLessons(db, deps.content, await classOf(db, params, now)),
  'GET grown-ups/classes/{classId}/lessons/{lessonId}': async ({ db, params, now }) =>
    readClassLesson(db, deps.content, { ...params, ...(await classOf(db, params, now)) }),
  'POST grown-ups/classes/{classId}/lessons/{lessonId}/open': async call => {
    const { db, adult, params, body, now } = call;
    await openForChildren(db, deps, { ...adult, ...params, ...body, at: new Date(now) });
    return {};
  },
  'POST grown-ups/children/{childId}/lesson': async ({ db, adult, params, body, now }) => {
    await startChildInLesson(db, deps, { ...adult, ...params, ...body, at: new Date(now) });
    return {};
  },
  'GET grown-ups/classes/{classId}/assignments': async ({ db, params, now }) =>
    listAssignments(db, deps.content, await classOf(db, params, now)),
  'POST grown-ups/classes/{classId}/assignments': ({ db, adult, params, body, now }) =>
    assignWork(db, deps, { ...adult, ...params, facts: body, at: new Date(now) }),
  'PUT grown-ups/classes/{classId}/assignments/{assignmentId}': async call => {
    const { db, adult, params, body, now } = call;
    await changeWork(db, deps, { ...adult, ...params, facts: body, at: new Date(now) });
    return {};
  },
  'DELETE grown-ups/classes/{classId}/assignments/{assignmentId}': async ({ db, params, now }) => {
    await withdrawAssignment(db, { ...params, at: new Date(now) });
    return {};
  },
  'GET grown-ups/classes/{classId}/board': async ({ db, params, now }) => {
    const ofClass = await readClass(db, params.classId, new Date(now));
    return readLiveBoard(db, deps.content, { ofClass, now });
  },
  'GET grown-ups/classes/{classId}/pairs': ({ db, params }) => listClassPairs(db, params.classId),
  'POST grown-ups/classes/{classId}/pairs': async ({ db, adult, params, body, now }) => {
    await proposePair(db, deps.random, { ...adult, ...params, ...body, at: new Date(now) });
    return {};
  },
  'POST grown-ups/classes/{classId}/pairs/{pairId}/agree': async ({ db, adult, params, now }) => {
    await agreeToPair(db, { ...adult, ...params, at: new Date(now) }, params.pairId);
    return {};
  },
  'DELETE grown-ups/classes/{classId}/pairs/{pairId}': async call => {
    const { db, adult, params, query, now } = call;
    await endPair(db, { ...adult, ...params, at: new Date(now) }, { ...params, ...query });
    return {};
  },
});
