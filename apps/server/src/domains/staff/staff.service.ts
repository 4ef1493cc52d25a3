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
  type StaffRow,
  updateStaff,
} from './staff.data.ts';
import { deleteSessionsOf } from './staff-session.data.ts';

export type { StaffRow } from './staff.data.ts';

type StaffDeps = Pick<AppDeps, 'database' | 'random' | 'config'>;

const ID_BYTES = 16;

/** Adds an adult. Without a secret, the second factor is set up at the first sign-in. */
export async function addStaff(
  db: Db,
  deps: StaffDeps,
  adult: {
    email: string;
    name: string;
    role: StaffRole;
    password: string;
    secret?: Buffer;
    at: Date;
  },
): Promise<void> {
  const { email, name, role, password, secret, at } = adult;
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
  });
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
  const active = await lockActive(db, Object.keys(least) as StaffRole[]);
  return active.filter(one => one.role === role && one.staffId !== staffId).length >= needed;
}

/** Deactivates an adult and signs it out. */
export async function removeStaff(db: Db, staffId: string): Promise<void> {
  await updateStaff(db, staffId, { is_active: false });
  await deleteSessionsOf(db, staffId);
}

/** Resets the password and second factor of an adult, reactivates it and signs it out. */
export async function resetStaff(
  db: Db,
  deps: StaffDeps,
  { staffId, password }: { staffId: string; password: string },
): Promise<void> {
  const proof = await newPassword(deps, password);
  await updateStaff(db, staffId, { ...proof, secret: null, is_active: true });
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
