import { createHash } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { findClosed } from '../rights/index.ts';
import type { Plan } from './plan.ts';
import {
  findSchool,
  findSchoolOfClass,
  listChildren,
  listClasses,
  type SchoolFacts,
} from './roster.data.ts';
import { planRoster } from './roster.policy.ts';
import { type ReadRoster, RosterRefused, type Writing } from './rows.ts';
import type { KnownChild, KnownClass } from './school.ts';

/** What an import may change: a school, or one class of it. */
export type ImportScope =
  | { readonly schoolId: string; readonly classId?: undefined }
  | { readonly classId: string; readonly schoolId?: undefined };

/** The school of an import. @throws not_found */
export async function readSchoolOf(db: Db, scope: ImportScope): Promise<SchoolFacts> {
  const school =
    scope.classId === undefined
      ? await findSchool(db, scope.schoolId)
      : await findSchoolOfClass(db, scope.classId);
  if (!school) throw new ApiError('not_found');
  return school;
}

/** How a school writes its lists. */
export const writingOf = ({ language, country }: SchoolFacts): Writing => ({
  language,
  monthFirst: country === 'us',
});

/** The children of a school, also those who left. */
async function readChildren(db: Db, schoolId: string): Promise<KnownChild[]> {
  const children = await listChildren(db, schoolId);
  const left = children.filter(({ hasLeft }) => hasLeft).map(({ userId }) => userId);
  const closed = await findClosed(db, left);
  return children.map(child => ({ ...child, isGone: closed.has(child.userId) }));
}

/**
 * Compares what was read with a school or a class.
 * @throws RosterRefused where a whole list of a school would go into one class, or no row names a class
 */
export async function makePlan(
  db: Db,
  read: ReadRoster,
  { scope, now }: { scope: ImportScope; now: number },
): Promise<{ plan: Plan; classes: readonly KnownClass[] }> {
  const onlyClass = scope.classId ?? null;
  if (onlyClass !== null && read.format === 'oneRoster') throw new RosterRefused('whole_school');
  if (onlyClass === null && read.rows.length > 0 && read.rows.every(isNowhere)) {
    throw new RosterRefused('no_classes');
  }
  const { schoolId, language } = await readSchoolOf(db, scope);
  const classes = await listClasses(db, schoolId);
  const children = await readChildren(db, schoolId);
  const today = new Date(now);
  return { plan: planRoster(read, { language, classes, children, onlyClass, today }), classes };
}

const isNowhere = ({ classRef, className }: ReadRoster['rows'][number]): boolean =>
  classRef === null && className === null;

/** Stands for all that a plan does. */
export const digestOf = (plan: Plan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('base64url');

/** Whether a plan leaves everything as it is. */
export const isNothing = ({ made, changed, leaving, changedClasses }: Plan): boolean =>
  made.length + changed.length + leaving.length + changedClasses.length === 0;
