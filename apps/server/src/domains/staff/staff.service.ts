import { duty, type StaffRole } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { newPassword, openSecret, SECRET_BYTES, sealSecret } from '../adult-sign-in/index.ts';
import { readSecrets } from '../session/index.ts';
import {
  deletePlainChallenges,
  findStaffByEmail,
  insertRoleChange,
  insertStaff,
  lockActive,
  lockPlainSecrets,
  lockStaff,
  type RecordColumns,
  type StaffRow,
  updateStaff,
} from './staff.data.ts';
import { deleteSessionsOf } from './staff-session.data.ts';

export type { StaffRow } from './staff.data.ts';

type StaffDeps = Pick<AppDeps, 'database' | 'random' | 'config'>;

const ID_BYTES = 16;

/** Adds an adult. Without a secret, the second factor is set up at the first sign-in. @returns its id */
export async function addStaff(
  db: Db,
  deps: StaffDeps,
  adult: {
    email: string;
    name: string;
    role: StaffRole;
    password: string;
    secret?: Buffer;
    record?: RecordColumns;
    at: Date;
  },
): Promise<string> {
  const { email, name, role, password, secret, record, at } = adult;
  const staffId = deps.random(ID_BYTES).toString('base64url');
  const { pepper } = await readSecrets(deps);
  await insertStaff(db, {
    staff_id: staffId,
    email: email.toLowerCase(),
    name,
    role,
    ...(await newPassword(deps, password)),
    secret: secret ? sealSecret(secret, { adultId: staffId, pepper }, deps.random) : null,
    created_at: at,
    seen_at: null,
    ...record,
  });
  return staffId;
}

/** Lets a removed adult in again, with a new password, and a second factor that is set up at the first sign-in. */
export async function takeBack(
  db: Db,
  deps: StaffDeps,
  adult: { staffId: string; role: StaffRole; password: string; record: RecordColumns },
): Promise<void> {
  const { staffId, role, password, record } = adult;
  const proof = await newPassword(deps, password);
  await updateStaff(db, staffId, { ...proof, secret: null, work_state: 'active', role, ...record });
}

/** Finds an adult by e-mail, case-insensitively. */
export const findStaff = (db: Db, email: string): Promise<StaffRow | undefined> =>
  findStaffByEmail(db, email.toLowerCase());

/**
 * Changes the role of an adult. Takes effect with its next call. `byId`: the adult who changed it, who cannot have its
 * opinions on severe texts confirmed by this one for a while; null for the operator's command.
 */
export async function changeRole(
  db: Db,
  change: {
    readonly staffId: string;
    readonly role: StaffRole;
    readonly byId: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await updateStaff(db, change.staffId, { role: change.role });
  await insertRoleChange(db, change);
}

/** How many adults of a role stay active: four eyes need two leads, and somebody must run the desk. */
const least: Partial<Record<StaffRole, number>> = duty.leastActive;
const leastRoles = Object.keys(least) as StaffRole[];

/**
 * Locks an adult who is about to change, and before it all active leads and admins: changes happen one after the other,
 * and none is judged by a role that the adult no longer has. Needs a transaction.
 */
export async function lockPerson(db: Db, staffId: string): Promise<StaffRow | undefined> {
  await lockActive(db, leastRoles);
  return lockStaff(db, staffId);
}

/**
 * Whether the desk can do without an adult in its role. Locks all active leads and admins, so that two changes at the
 * same time do not each count the other one. Needs a transaction.
 */
export async function canDoWithout(
  db: Db,
  { staffId, role, isActive }: Pick<StaffRow, 'staffId' | 'role' | 'isActive'>,
): Promise<boolean> {
  const needed = least[role];
  if (needed === undefined || !isActive) return true;
  const active = await lockActive(db, leastRoles);
  return active.filter(one => one.role === role && one.staffId !== staffId).length >= needed;
}

/** Removes an adult and signs it out. */
export async function removeStaff(db: Db, staffId: string): Promise<void> {
  await updateStaff(db, staffId, { work_state: 'removed', leave_until: null });
  await deleteSessionsOf(db, staffId);
}

/** Begins the leave of an adult, whose last planned day is `until`, and signs it out. */
export async function beginLeave(db: Db, staffId: string, until: string): Promise<void> {
  await updateStaff(db, staffId, { work_state: 'leave', leave_until: until });
  await deleteSessionsOf(db, staffId);
}

/** Ends the leave of an adult. */
export const endLeave = (db: Db, staffId: string): Promise<void> =>
  updateStaff(db, staffId, { work_state: 'active', leave_until: null });

/** Resets the password and second factor of an adult and signs it out. Who was removed stays so. */
export async function resetStaff(
  db: Db,
  deps: StaffDeps,
  { staffId, password }: { staffId: string; password: string },
): Promise<void> {
  const proof = await newPassword(deps, password);
  await updateStaff(db, staffId, { ...proof, secret: null });
  await deleteSessionsOf(db, staffId);
}

/** The secret of the second factor of an adult; null if it has none. */
export async function secretOf(
  deps: StaffDeps,
  { staffId, secret }: Pick<StaffRow, 'staffId' | 'secret'>,
): Promise<Buffer | null> {
  const { pepper } = await readSecrets(deps);
  return secret && openSecret(secret, { adultId: staffId, pepper });
}

/** Seals second factors that an earlier version stored as they were. Needs a transaction. */
export async function sealPlainSecrets(db: Db, deps: StaffDeps): Promise<void> {
  const { pepper } = await readSecrets(deps);
  for (const { staffId, secret } of await lockPlainSecrets(db, SECRET_BYTES)) {
    if (!secret) continue;
    const sealed = sealSecret(secret, { adultId: staffId, pepper }, deps.random);
    await updateStaff(db, staffId, { secret: sealed });
  }
  await deletePlainChallenges(db, SECRET_BYTES);
}
