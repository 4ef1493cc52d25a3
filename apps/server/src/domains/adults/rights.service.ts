import type { AdultRight } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { Grant } from '../../kernel/caller.ts';
import { findChildPlace, findClassPlace, findSchoolPlace } from './rights.data.ts';
import { type Judged, judge, type Place } from './rights.policy.ts';

/** The ids in the path of a call. */
type Named = { readonly schoolId?: string; readonly classId?: string; readonly childId?: string };

/** The narrowest object that is named. */
function placeOf(db: Db, { schoolId, classId, childId }: Named): Promise<Place | undefined> {
  if (childId !== undefined) return findChildPlace(db, childId);
  if (classId !== undefined) return findClassPlace(db, classId);
  return findSchoolPlace(db, schoolId ?? '');
}

/** Judges whether an adult may make a call about what its path names (SCHOOL-02). */
export async function judgeRight(
  db: Db,
  { right, grants, named }: { right: AdultRight; grants: readonly Grant[]; named: Named },
): Promise<Judged> {
  const needsPlace = right !== 'self' && right !== 'makeSchool';
  return judge(right, grants, needsPlace ? ((await placeOf(db, named)) ?? null) : null);
}
