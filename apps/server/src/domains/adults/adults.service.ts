import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { newPassword, openSecret, sealSecret } from '../adult-sign-in/index.ts';
import { deletePasskeysOf } from '../passkeys/index.ts';
import { readSecrets } from '../session/index.ts';
import { deleteSessionsOfAdult } from './adult-session.data.ts';
import { type AdultRow, findAdultByEmail, insertAdult, updateAdult } from './adults.data.ts';
import { deleteRecoveryCodes } from './recovery-codes.data.ts';

type AdultDeps = Pick<AppDeps, 'database' | 'random' | 'config'>;

const ID_BYTES = 16;

/** Finds a grown-up by e-mail, case-insensitively. */
export const findAdult = (db: Db, email: string): Promise<AdultRow | undefined> =>
  findAdultByEmail(db, email.toLowerCase());

/** Adds a grown-up. Without a secret, the second factor is set up at the first sign-in. @returns its id */
export async function addAdult(
  db: Db,
  deps: AdultDeps,
  adult: { email: string; name: string; password: string; secret?: Buffer; at: Date },
): Promise<string> {
  const { email, name, password, secret, at } = adult;
  const adultId = deps.random(ID_BYTES).toString('base64url');
  const { pepper } = await readSecrets(deps);
  await insertAdult(db, {
    adult_id: adultId,
    email: email.toLowerCase(),
    name,
    ...(await newPassword(deps, password)),
    secret: secret ? sealSecret(secret, { adultId, pepper }, deps.random) : null,
    created_at: at,
  });
  return adultId;
}

/** Deactivates a grown-up and signs it out. */
export async function removeAdult(db: Db, adultId: string): Promise<void> {
  await updateAdult(db, adultId, { is_active: false });
  await deleteSessionsOfAdult(db, adultId);
}

/** Lets a grown-up sign in again as before. */
export const reactivateAdult = (db: Db, adultId: string): Promise<void> =>
  updateAdult(db, adultId, { is_active: true });

/** Gives a grown-up another password; its passkeys end and the second factor is set up again. Signs it out. */
export async function resetAdult(
  db: Db,
  deps: AdultDeps,
  { adultId, password }: { adultId: string; password: string },
): Promise<void> {
  const proof = await newPassword(deps, password);
  await updateAdult(db, adultId, { ...proof, secret: null, is_active: true });
  await deleteRecoveryCodes(db, adultId);
  await deletePasskeysOf(db, adultId);
  await deleteSessionsOfAdult(db, adultId);
}

/** The secret of the second factor of a grown-up; null if it has none. */
export async function secretOfAdult(
  deps: AdultDeps,
  { adultId, secret }: Pick<AdultRow, 'adultId' | 'secret'>,
): Promise<Buffer | null> {
  const { pepper } = await readSecrets(deps);
  return secret && openSecret(secret, { adultId, pepper });
}
