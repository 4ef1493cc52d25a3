import type { SchoolLicences } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { free, give, giveOne } from './giving.service.ts';
import { type Actor, listEntries, recordChange } from './ledger.data.ts';
import { readSeats } from './read-seats.service.ts';
import {
  findClasses,
  findClassOf,
  findWaiting,
  listClassSeats,
  setClassSeats,
} from './seats.data.ts';
import { lockOwner } from './vouchers.data.ts';

type OfClass = { readonly schoolId: string; readonly classId: string };
type OfChild = { readonly schoolId: string; readonly childId: string };

/** Gives the free seats of a school, if it has any, to children who wait for one. Needs a transaction. */
export async function fillSeats(db: Db, schoolId: string | null, by: Actor): Promise<void> {
  if (schoolId === null) return;
  await lockOwner(db, { schoolId });
  await give(db, { schoolId }, await findWaiting(db, schoolId, by.at), by);
}

/** Frees the seat that a child has of its school, when it leaves. Needs a transaction, with the owner locked. */
export const freeSeatOf = (db: Db, { schoolId, childId }: OfChild, by: Actor): Promise<void> =>
  free(db, { schoolId }, { userIds: [childId], change: 'left' }, by);

/** Says whether the children of a class get seats. */
async function markClass(db: Db, marked: OfClass & { hasSeats: boolean }, by: Actor) {
  const { classId, hasSeats } = marked;
  const change = hasSeats ? 'classOn' : 'classOff';
  if (await setClassSeats(db, marked)) await recordChange(db, { change, classId }, by);
}

/** Gives seats to all children of a class, also later ones, while seats last. Needs a transaction. */
export async function giveToClass(db: Db, to: OfClass, by: Actor): Promise<void> {
  await lockOwner(db, to);
  await markClass(db, { ...to, hasSeats: true }, by);
  await fillSeats(db, to.schoolId, by);
}

/** Takes the seats of a class back; who waits gets them. Needs a transaction. */
export async function takeFromClass(db: Db, from: OfClass, by: Actor): Promise<void> {
  await lockOwner(db, from);
  await markClass(db, { ...from, hasSeats: false }, by);
  const children = await listClassSeats(db, from.classId, by.at);
  const userIds = children.map(({ childId }) => childId);
  await free(db, { schoolId: from.schoolId }, { userIds, change: 'taken' }, by);
  await fillSeats(db, from.schoolId, by);
}

/** Gives a seat to a child of a school. Needs a transaction. @throws not_found, seats_used_up */
export async function giveToChild(db: Db, to: OfChild, by: Actor): Promise<void> {
  const { schoolId, childId } = to;
  await lockOwner(db, { schoolId });
  if (!(await findClassOf(db, to))) throw new ApiError('not_found');
  await giveOne(db, { schoolId }, childId, by);
}

/**
 * Takes the seat of a child of a school back. Its class no longer gets seats for all, or the child would get
 * the next one. Needs a transaction.
 * @throws not_found
 */
export async function takeFromChild(db: Db, from: OfChild, by: Actor): Promise<void> {
  const { schoolId, childId } = from;
  await lockOwner(db, { schoolId });
  const classId = await findClassOf(db, from);
  if (!classId) throw new ApiError('not_found');
  await markClass(db, { schoolId, classId, hasSeats: false }, by);
  await free(db, { schoolId }, { userIds: [childId], change: 'taken' }, by);
  await fillSeats(db, schoolId, by);
}

/** The licences of a school. */
export async function readSchoolLicences(
  db: Db,
  schoolId: string,
  at: Date,
): Promise<SchoolLicences> {
  return {
    ...(await readSeats(db, { schoolId }, at)),
    waiting: (await findWaiting(db, schoolId, at)).length,
    classes: await findClasses(db, schoolId, at),
    ledger: await listEntries(db, schoolId),
  };
}
