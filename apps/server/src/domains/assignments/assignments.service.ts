import {
  type Assignment,
  type AssignmentFacts,
  classCourse,
  type OwnAssignment,
  type TeachingLanguage,
} from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import { numberOf, titleIn } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { pictureAddress } from '../profile/index.ts';
import { readSettled } from '../training/index.ts';
import {
  endAssignment,
  findOfChild,
  findOfClass,
  insertAssignment,
  replaceChildren,
  type StoredAssignment,
  updateAssignment,
} from './assignments.data.ts';

const ID_BYTES = 16;

/** Assigns activities to children of a class. Needs a transaction. @returns its id */
export async function makeAssignment(
  db: Db,
  random: AppDeps['random'],
  made: { classId: string; adultId: string; facts: AssignmentFacts; at: Date },
): Promise<string> {
  const assignmentId = random(ID_BYTES).toString('base64url');
  await insertAssignment(db, { ...made, assignmentId });
  await replaceChildren(db, assignmentId, made.facts.children);
  return assignmentId;
}

/** Changes an assignment. Needs a transaction. @throws not_found */
export async function changeAssignment(
  db: Db,
  change: { assignmentId: string; classId: string; facts: AssignmentFacts },
): Promise<void> {
  if (!(await updateAssignment(db, change))) throw new ApiError('not_found');
  await replaceChildren(db, change.assignmentId, change.facts.children);
}

/** Withdraws an assignment. @throws not_found */
export async function withdrawAssignment(
  db: Db,
  ids: { assignmentId: string; classId: string; at: Date },
): Promise<void> {
  if (!(await endAssignment(db, ids))) throw new ApiError('not_found');
}

/** What is shown of an assignment; null when the content no longer has any of it. */
function shown(content: Content, stored: StoredAssignment, variety: TeachingLanguage) {
  const { assignmentId, lessonId, activityIds, dueOn, note } = stored;
  const lesson = content.lessonsOf(classCourse).find(one => one.lessonId === lessonId);
  const activities = lesson?.activities
    .filter(({ activityId }) => activityIds.includes(activityId))
    .map(one => ({
      activityId: one.activityId,
      title: titleIn(variety, one),
      thumbnail: one.thumbnail,
    }));
  if (!lesson || !activities || activities.length === 0) return null;
  const title = titleIn(variety, lesson);
  return { assignmentId, lessonId, ...numberOf(lesson), title, dueOn, note, activities };
}

/** The assignments of a class and who has done them (CLASS-21). */
export async function listAssignments(
  db: Db,
  content: Content,
  { classId, variety }: { classId: string; variety: TeachingLanguage },
): Promise<Assignment[]> {
  const stored = await findOfClass(db, classId);
  const children = stored.flatMap(one => one.children.map(({ childId }) => childId));
  const settled = await readSettled(db, content, {
    userIds: [...new Set(children)],
    activityIds: [...new Set(stored.flatMap(({ activityIds }) => activityIds))],
  });
  return stored.flatMap(one => {
    const assignment = shown(content, one, variety);
    if (!assignment) return [];
    return {
      ...assignment,
      children: one.children.map(({ childId, name, avatarHash }) => ({
        ...{ childId, name },
        avatarImage: pictureAddress(avatarHash),
        done: assignment.activities.every(({ activityId }) =>
          settled.get(activityId)?.has(childId),
        ),
      })),
    };
  });
}

/** What a child was given and has not done yet (CLASS-20). */
export async function listOwnAssignments(
  db: Db,
  content: Content,
  userId: string,
): Promise<OwnAssignment[]> {
  const stored = await findOfChild(db, userId);
  if (stored.length === 0) return [];
  const activityIds = stored.flatMap(one => one.activityIds);
  const settled = await readSettled(db, content, { userIds: [userId], activityIds });
  return stored.flatMap(one => {
    const assignment = shown(content, one, one.variety);
    if (!assignment) return [];
    const activities = assignment.activities.map(activity => ({
      ...activity,
      done: settled.get(activity.activityId)?.has(userId) === true,
    }));
    return activities.every(({ done }) => done) ? [] : { ...assignment, activities };
  });
}
