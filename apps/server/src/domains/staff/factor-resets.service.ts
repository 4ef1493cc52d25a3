import { type FactorReset, factorReset, type StaffPerson } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { appendAudit } from '../audit/index.ts';
import {
  confirmReset,
  endResetOf,
  findDueReset,
  findOpenReset,
  insertFactorReset,
  type ListedReset,
  listOpenResets,
} from './factor-resets.data.ts';
import { listPeople } from './people.data.ts';
import { updateStaff } from './staff.data.ts';
import { deleteSessionsOf } from './staff-session.data.ts';

const ID_BYTES = 16;
const { waitMs, validMs } = factorReset;

type Step = { readonly staffId: string; readonly byId: string; readonly at: Date };

/** Asks for another second factor of a locked adult. @throws already_there */
export async function askFactorReset(
  db: Db,
  random: AppDeps['random'],
  { staffId, byId, reason, at }: Step & { readonly reason: string },
): Promise<void> {
  if (await findOpenReset(db, staffId, at)) throw new ApiError('already_there');
  // An expired one that nobody has used would be in the way.
  await endResetOf(db, staffId, at);
  await insertFactorReset(db, {
    reset_id: random(ID_BYTES).toString('base64url'),
    ...{ staff_id: staffId, asked_by: byId, asked_at: at, reason },
    ...{ confirmed_by: null, confirmed_at: null, works_at: null, ended_at: null },
    expires_at: new Date(at.getTime() + validMs),
  });
}

/** Confirms it as the second. @returns from when on it works @throws not_found, other_adult_needed */
export async function confirmFactorReset(db: Db, { staffId, byId, at }: Step): Promise<Date> {
  const found = await findOpenReset(db, staffId, at);
  if (!found || found.confirmed_at !== null) throw new ApiError('not_found');
  if (found.asked_by === byId) throw new ApiError('other_adult_needed');
  const worksAt = new Date(at.getTime() + waitMs);
  await confirmReset(db, found.reset_id, {
    ...{ confirmed_by: byId, confirmed_at: at, works_at: worksAt },
    expires_at: new Date(worksAt.getTime() + validMs),
  });
  return worksAt;
}

/** Stops it, confirmed or not. @throws not_found */
export async function stopFactorReset(db: Db, staffId: string, at: Date): Promise<void> {
  if (!(await findOpenReset(db, staffId, at))) throw new ApiError('not_found');
  await endResetOf(db, staffId, at);
}

/**
 * Takes the second factor of an adult whose password was right, if two people said so and the wait is over: it is
 * signed out and sets up a new one. Does nothing for an adult who is on leave or was removed. Needs a transaction.
 * @returns whether it took it
 */
export async function useFactorReset(db: Db, email: string, at: Date): Promise<boolean> {
  const due = await findDueReset(db, email.toLowerCase(), at);
  if (!due) return false;
  const { staffId, name: actor } = due;
  await endResetOf(db, staffId, at);
  await updateStaff(db, staffId, { secret: null });
  await deleteSessionsOf(db, staffId);
  const object = 'asked for and confirmed by two adults';
  await appendAudit(db, { actor, action: 'Began second factor anew', object, at });
  return true;
}

/** Every open reset by the id of its adult, as this adult sees it. */
async function readFactorResets(
  db: Db,
  staffId: string,
  at: Date,
): Promise<ReadonlyMap<string, FactorReset>> {
  const shown = (row: ListedReset): FactorReset => ({
    at: row.asked_at.toISOString(),
    by: row.by,
    reason: row.reason,
    second: row.second,
    worksAt: row.works_at?.toISOString() ?? null,
    mayConfirm: row.second === null && ![row.asked_by, row.staff_id].includes(staffId),
  });
  return new Map((await listOpenResets(db, at)).map(row => [row.staff_id, shown(row)]));
}

/** All adults of the desk, as this adult sees them. */
export async function readPeople(db: Db, staffId: string, at: Date): Promise<StaffPerson[]> {
  const resets = await readFactorResets(db, staffId, at);
  const people = await listPeople(db);
  return people.map(one => ({ ...one, factorReset: resets.get(one.staffId) ?? null }));
}
