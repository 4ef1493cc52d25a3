import {
  type AgeBand,
  type Birth,
  type ChildFacts,
  type ClassChild,
  classSize,
  isLikelyBirth,
} from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { pictureAddress } from '../profile/index.ts';
import { isOnline, nameKey, sameName } from '../user/index.ts';
import { bandOf } from './age-band.policy.ts';
import {
  type ChildChange,
  findChildren,
  findNames,
  listBirths,
  lockClassChild,
  moveBand,
  type StoredChild,
  updateChild,
} from './children.data.ts';
import { lockClass } from './classes.data.ts';

const shown = (child: StoredChild, now: number): ClassChild => {
  const { birthYear, birthMonth, avatarHash, lastSeen, leftAt, ...same } = child;
  return {
    ...same,
    birth: birthYear && birthMonth ? { year: birthYear, month: birthMonth } : null,
    avatarImage: pictureAddress(avatarHash),
    isOnline: isOnline(lastSeen, now),
    lastHere: lastSeen?.toISOString() ?? null,
    leftAt: leftAt?.toISOString() ?? null,
  };
};

/** The children of a class by name, also those that left. */
export async function listClassChildren(
  db: Db,
  classId: string,
  now: number,
): Promise<ClassChild[]> {
  return (await findChildren(db, classId)).map(child => shown(child, now));
}

/** What a teacher says about a child, as it is stored. */
export const childColumns = (
  { name, birth, language }: ChildFacts,
  { band, at }: { band: AgeBand; at: Date },
) => ({
  username: name,
  name_key: nameKey(name),
  birth_year: birth?.year ?? null,
  birth_month: birth?.month ?? null,
  support_language: language,
  age_band: bandOf(birth, band, at),
});

/** Puts every child whose month of birth is known into the band of its age today (CLASS-04). */
export async function keepAgeBands(db: Db, at: Date): Promise<void> {
  for (const { ageBand: from, ...birth } of await listBirths(db)) {
    const to = bandOf(birth, from, at);
    if (to !== from) await moveBand(db, birth, { from, to });
  }
}

/** A child of a class, locked until the transaction ends. @throws not_found */
export async function lockChildOfClass(db: Db, childId: string) {
  const child = await lockClassChild(db, childId);
  if (!child) throw new ApiError('not_found');
  return child;
}

/** @throws invalid_request with the paths of months in which no child of a class can be born */
export function requireBirths(births: Readonly<Record<string, Birth | null>>, at: Date): void {
  const fields = Object.entries(births).flatMap(([path, birth]) =>
    birth === null || isLikelyBirth(birth, at)
      ? []
      : [{ path, reason: 'is not the birth month of a child here' }],
  );
  if (fields.length > 0) throw new ApiError('invalid_request', { fields });
}

/**
 * Locks a class and looks for places for children with these names.
 * @throws name_taken with the names that another child of the class has, class_full
 */
export async function requirePlaces(
  db: Db,
  classId: string,
  {
    names,
    except,
    more = names.length,
  }: { names: readonly string[]; except?: string; more?: number },
): Promise<void> {
  await lockClass(db, classId);
  const { present, isTaken } = await findNames(db, classId);
  const seen = new Set<string>();
  const fields = names.flatMap((name, index) => {
    const isTwice = seen.has(sameName(name));
    seen.add(sameName(name));
    return isTwice || isTaken(name, except)
      ? [{ path: `body.children.${index}.name`, reason: name }]
      : [];
  });
  if (fields.length > 0) {
    const message = fields.map(({ reason }) => reason).join(', ');
    throw new ApiError('name_taken', { fields, message });
  }
  if (present + more > classSize.most) throw new ApiError('class_full');
}

/** Changes a stored child of a class. */
export const saveChild = (db: Db, childId: string, change: ChildChange): Promise<void> =>
  updateChild(db, childId, change);
