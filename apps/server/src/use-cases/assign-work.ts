import { type AssignmentFacts, assignmentDays } from '@digipals/contract';
import { addDays } from '@digipals/engine';
import type { Content } from '../content/content.ts';
import { placeName } from '../content/lessons.ts';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import {
  changeAssignment,
  makeAssignment,
  requireChildren,
  requireLesson,
} from '../domains/assignments/index.ts';
import { lockChildOfClass, recordChanges } from '../domains/classes/index.ts';
import { openLesson, startInLesson } from '../domains/training/index.ts';
import { ApiError } from '../kernel/api-error.ts';

type Deps = Pick<AppDeps, 'content' | 'random'>;

/** An adult who gives a class something to do, and when. */
type Work = { readonly adultId: string; readonly classId: string; readonly at: Date };

/** @throws invalid_request for a day that is too far away */
function requireDay(dueOn: string, at: Date): void {
  // A day more: it may be tomorrow already where the teacher is.
  const last = addDays(at.toISOString().slice(0, 10), assignmentDays + 1);
  if (dueOn <= last) return;
  const reason = 'is more than a year away';
  throw new ApiError('invalid_request', { fields: [{ path: 'body.dueOn', reason }] });
}

/**
 * @throws invalid_request for a day that is too far away, not_found for another's child, a lesson or an activity that
 * is not there
 */
async function requireWork(
  db: Db,
  content: Content,
  { classId, at }: Work,
  { lessonId, activityIds, dueOn, children }: AssignmentFacts,
): Promise<void> {
  requireDay(dueOn, at);
  const { activities } = requireLesson(content, lessonId);
  const own = new Set(activities.map(({ activityId }) => activityId));
  if (!activityIds.every(activityId => own.has(activityId))) throw new ApiError('not_found');
  await requireChildren(db, classId, children);
}

const unique = (facts: AssignmentFacts): AssignmentFacts => ({
  ...facts,
  activityIds: [...new Set(facts.activityIds)],
  children: [...new Set(facts.children)],
});

/** Assigns activities of a lesson, and opens the lesson for the children (CLASS-20). Needs a transaction. */
export async function assignWork(
  db: Db,
  { content, random }: Deps,
  work: Work & { readonly facts: AssignmentFacts },
): Promise<{ assignmentId: string }> {
  const facts = unique(work.facts);
  await requireWork(db, content, work, facts);
  const assignmentId = await makeAssignment(db, random, { ...work, facts });
  await openLesson(db, { userIds: facts.children, lessonId: facts.lessonId, at: work.at });
  return { assignmentId };
}

/** Changes an assignment; the lesson is open for children who get it only now. Needs a transaction. */
export async function changeWork(
  db: Db,
  { content }: Deps,
  work: Work & { readonly assignmentId: string; readonly facts: AssignmentFacts },
): Promise<void> {
  const facts = unique(work.facts);
  await requireWork(db, content, work, facts);
  await changeAssignment(db, { ...work, facts });
  await openLesson(db, { userIds: facts.children, lessonId: facts.lessonId, at: work.at });
}

/** Opens a lesson early for children of a class (CLASS-22). Needs a transaction. @throws not_found */
export async function openForChildren(
  db: Db,
  { content }: Deps,
  { adultId, classId, lessonId, children, at }: Work & { lessonId: string; children: string[] },
): Promise<void> {
  const lesson = requireLesson(content, lessonId);
  const userIds = [...new Set(children)];
  await requireChildren(db, classId, userIds);
  await openLesson(db, { userIds, lessonId, at });
  const change = {
    adultId,
    action: 'lesson opened',
    reason: placeName(lesson),
    at,
  } as const;
  await recordChanges(
    db,
    userIds.map(userId => ({ ...change, userId })),
  );
}

/** Starts a child in another lesson (CLASS-23). Needs a transaction. @throws not_found */
export async function startChildInLesson(
  db: Db,
  { content }: Deps,
  { adultId, childId, lessonId, at }: Omit<Work, 'classId'> & { childId: string; lessonId: string },
): Promise<void> {
  await lockChildOfClass(db, childId);
  const lesson = requireLesson(content, lessonId);
  await startInLesson(db, content, { userId: childId, lessonId, at });
  const reason = placeName(lesson);
  await recordChanges(db, [{ userId: childId, adultId, action: 'other lesson', reason, at }]);
}
