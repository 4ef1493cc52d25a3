import type { SchoolAccesses } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import {
  countAccessesOfSchool,
  listAccessesOfSchool,
  type SchoolAccess,
  seenAs,
} from '../domains/accesses/index.ts';
import type { AdultCaller } from '../kernel/caller.ts';

const LATELY_MS = 30 * 86_400_000;

type Look = SchoolAccesses['looks'][number];

/** Who looked, as a lead sees it: colleagues by name, families and adults of the desk without. */
function whoOf(access: SchoolAccess, { name }: AdultCaller): Pick<Look, 'who' | 'name'> {
  const { actor, isOfSchool, isOfFamily } = access;
  if (actor === 'Operator') return { who: 'operator', name: null };
  if (isOfSchool) return { who: actor === name ? 'you' : 'adult', name: actor };
  return { who: isOfFamily ? 'family' : 'reader', name: null };
}

/** Who looked at the data of the children of a school (SCHOOL-36). */
export async function readSchoolAccesses(
  db: Db,
  { adult, schoolId, now }: { adult: AdultCaller; schoolId: string; now: number },
): Promise<SchoolAccesses> {
  const since = new Date(now - LATELY_MS);
  const lately = await countAccessesOfSchool(db, { schoolId, since });
  const looks = (await listAccessesOfSchool(db, schoolId)).map(access => ({
    ...whoOf(access, adult),
    what: seenAs(access.action),
    childId: access.childId,
    childName: access.childName,
    className: access.className,
    at: access.at.toISOString(),
  }));
  return { lately, looks };
}
