import { duty, review, type StaffRole } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { endLeasesOf } from '../domains/review/index.ts';
import {
  beginLeave,
  canDoWithout,
  changeRole,
  endInvitations,
  endLeave,
  endResetOf,
  lockPerson,
  readVettingEnd,
  recordColumns,
  removeStaff,
  type StaffRecord,
  type StaffRow,
  updateStaff,
} from '../domains/staff/index.ts';
import { ApiError } from '../kernel/api-error.ts';

/** Who changes an adult of the desk. `staffId` is null for the operator's command. */
export type StaffChanger = {
  readonly staffId: string | null;
  readonly name: string;
  readonly at: Date;
};

type Change<T = unknown> = { readonly staffId: string; readonly by: StaffChanger } & T;

const DAY_MS = 86_400_000;
/** Longest leave. */
const MOST_LEAVE_DAYS = 400;

/** @throws not_found, own_account, adult_removed */
async function lockOther(db: Db, { staffId, by }: Change): Promise<StaffRow> {
  const adult = await lockPerson(db, staffId);
  if (!adult) throw new ApiError('not_found');
  if (staffId === by.staffId) throw new ApiError('own_account');
  if (adult.state === 'removed') throw new ApiError('adult_removed');
  return adult;
}

/** Refuses what would leave fewer than two leads or no admin. @throws last_of_role */
async function requireOthers(db: Db, adult: StaffRow): Promise<void> {
  if (await canDoWithout(db, adult)) return;
  const { lead, admin } = duty.leastActive;
  const message = `${adult.name} is one of the last: ${lead} leads and ${admin} admin stay active. Add another ${adult.role} first.`;
  throw new ApiError('last_of_role', { message });
}

/** Changes the role of an adult. Needs a transaction. @throws not_found, own_account, adult_removed, last_of_role */
export async function changeStaffRole(
  db: Db,
  change: Change<{ readonly role: StaffRole }>,
): Promise<void> {
  const { staffId, role, by } = change;
  const adult = await lockOther(db, change);
  if (role !== adult.role) await requireOthers(db, adult);
  await changeRole(db, { staffId, role, byId: by.staffId, at: by.at });
  if (role !== 'admin') await endInvitations(db, { invited_by: staffId }, by.at);
  await endLeasesOf(db, staffId);
  const object = `${adult.name}, ${role}`;
  await appendAudit(db, { actor: by.name, action: 'Changed role', object, at: by.at });
}

/**
 * Removes an adult: signs it out, ends its invitations and releases its texts. Needs a transaction.
 * @throws not_found, own_account, adult_removed, last_of_role
 */
export async function dismissStaff(db: Db, change: Change): Promise<void> {
  const { staffId, by } = change;
  const adult = await lockOther(db, change);
  await requireOthers(db, adult);
  await removeStaff(db, staffId);
  await endResetOf(db, staffId, by.at);
  await endInvitations(db, { invited_by: staffId }, by.at);
  await endLeasesOf(db, staffId);
  const { name: object } = adult;
  await appendAudit(db, { actor: by.name, action: 'Removed adult', object, at: by.at });
}

function requireDay(until: string, at: Date): void {
  const days = (Date.parse(until) - at.getTime()) / DAY_MS;
  if (days > -1 && days <= MOST_LEAVE_DAYS) return;
  const fields = [{ path: 'body.until', reason: 'is not a day of the next 400' }];
  throw new ApiError('invalid_request', { fields });
}

/**
 * Begins the leave of an adult, with `until` as the last planned day, or ends it. An adult on leave cannot
 * sign in. Needs a transaction.
 * @throws not_found, own_account, adult_removed, last_of_role, invalid_request
 */
export async function setLeave(
  db: Db,
  change: Change<{ readonly until: string | null }>,
): Promise<void> {
  const { staffId, until, by } = change;
  const adult = await lockOther(db, change);
  if (until === null && adult.state === 'active') return;
  if (until === null) await endLeave(db, staffId);
  else {
    requireDay(until, by.at);
    await requireOthers(db, adult);
    await beginLeave(db, staffId, until);
    await endLeasesOf(db, staffId);
  }
  const action = until === null ? 'Ended leave' : 'Began leave';
  await appendAudit(db, {
    actor: by.name,
    action,
    object: adult.name,
    detail: { until },
    at: by.at,
  });
}

/**
 * Saves vetting and languages of an adult. Vetting that ends before a lease would releases its texts. Needs a transaction.
 * @throws not_found, own_account, adult_removed
 */
export async function setStaffRecord(
  db: Db,
  change: Change<{ readonly record: StaffRecord }>,
): Promise<void> {
  const { staffId, record, by } = change;
  const { name: object } = await lockOther(db, change);
  await updateStaff(db, staffId, recordColumns(record));
  const vettingEnd = await readVettingEnd(db, staffId);
  const isEnding = vettingEnd !== null && vettingEnd.getTime() < by.at.getTime() + review.leaseMs;
  if (isEnding) await endLeasesOf(db, staffId);
  const action = 'Changed vetting and languages';
  await appendAudit(db, { actor: by.name, action, object, detail: record, at: by.at });
}
