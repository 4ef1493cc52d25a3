import type { StaffRole } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { readSecrets } from '../session/index.ts';
import { findStaffByEmail, insertStaff, type StaffRow, updateStaff } from './staff.data.ts';
import { hashPassword } from './staff-password.ts';
import { deleteSessionsOf } from './staff-session.data.ts';

export type { StaffRow } from './staff.data.ts';

type StaffDeps = Pick<AppDeps, 'database' | 'random' | 'config'>;

const ID_BYTES = 16;
const SALT_BYTES = 16;

async function proofOf(deps: StaffDeps, password: string): Promise<{ salt: Buffer; hash: Buffer }> {
  const salt = deps.random(SALT_BYTES);
  const { pepper } = await readSecrets(deps);
  return { salt, hash: await hashPassword(password, salt, pepper) };
}

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
  const { email, name, role, password, secret = null, at } = adult;
  await insertStaff(db, {
    staff_id: deps.random(ID_BYTES).toString('base64url'),
    email: email.toLowerCase(),
    name,
    role,
    ...(await proofOf(deps, password)),
    secret,
    created_at: at,
  });
}

/** Finds an adult by e-mail, case-insensitively. */
export const findStaff = (db: Db, email: string): Promise<StaffRow | undefined> =>
  findStaffByEmail(db, email.toLowerCase());

/** Changes the role of an adult. Takes effect with its next call. */
export const changeRole = (db: Db, staffId: string, role: StaffRole): Promise<void> =>
  updateStaff(db, staffId, { role });

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
  const proof = await proofOf(deps, password);
  await updateStaff(db, staffId, { ...proof, secret: null, is_active: true });
  await deleteSessionsOf(db, staffId);
}
