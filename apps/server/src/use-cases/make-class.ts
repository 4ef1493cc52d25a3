import type { ClassFacts, SchoolClass } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { grant } from '../domains/adults/index.ts';
import { requireLesson } from '../domains/assignments/index.ts';
import { changeClass, createClass, listClasses, readClass } from '../domains/classes/index.ts';
import { fillSeats, lockSeats } from '../domains/seats/index.ts';
import { endSessionsOfClass } from '../domains/session/index.ts';
import type { AdultCaller } from '../kernel/caller.ts';

const isLeadOf = ({ grants }: AdultCaller, schoolId: string): boolean =>
  grants.some(one => one.role === 'lead' && one.schoolId === schoolId);

/** Makes a class. A teacher that makes it teaches it. Needs a transaction. @throws not_found for its first lesson */
export async function makeClass(
  db: Db,
  { content, random }: Pick<AppDeps, 'content' | 'random'>,
  {
    adult,
    schoolId,
    facts,
    at,
  }: { adult: AdultCaller; schoolId: string; facts: ClassFacts; at: Date },
): Promise<SchoolClass> {
  if (facts.firstLesson !== null) requireLesson(content, facts.firstLesson);
  const classId = await createClass(db, random, { schoolId, facts, at });
  const { adultId } = adult;
  const isTeacher = adult.grants.some(one => one.role === 'teacher' && one.schoolId === schoolId);
  if (isTeacher) await grant(db, { adultId, role: 'teacher', schoolId, classId, at });
  return readClass(db, classId, at);
}

/**
 * Changes a class. The children of one that is archived are signed out (CLASS-43), and one that leaves the archive gets
 * its seats. Needs a transaction. @throws not_found
 */
export async function saveClass(
  db: Db,
  { content }: Pick<AppDeps, 'content'>,
  {
    adultId,
    classId,
    facts,
    at,
  }: {
    adultId: string;
    classId: string;
    facts: ClassFacts & { isArchived: boolean };
    at: Date;
  },
): Promise<SchoolClass> {
  const school = await lockSeats(db, { classId });
  const before = await readClass(db, classId, at);
  const { firstLesson } = facts;
  // A stored lesson may have left the course, and the class can still be changed.
  if (firstLesson !== null && firstLesson !== before.firstLesson) {
    requireLesson(content, firstLesson);
  }
  const changed = await changeClass(db, { classId, facts, at });
  if (facts.isArchived) await endSessionsOfClass(db, classId);
  await fillSeats(db, school, { adultId, at });
  return changed;
}

/** The classes of a school: all for its leads, the own ones for a teacher. */
export function readClasses(
  db: Db,
  { adult, schoolId, at }: { adult: AdultCaller; schoolId: string; at: Date },
): Promise<SchoolClass[]> {
  const own = adult.grants.flatMap(({ classId }) => classId ?? []);
  return listClasses(db, { schoolId, only: isLeadOf(adult, schoolId) ? null : own, at });
}
