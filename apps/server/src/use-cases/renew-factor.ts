import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { queueLetter, writtenOf } from '../domains/mail/index.ts';
import {
  askFactorReset,
  confirmFactorReset,
  lockPerson,
  type StaffRow,
  stopFactorReset,
} from '../domains/staff/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { StaffCaller } from '../kernel/caller.ts';

type Deps = Pick<AppDeps, 'random'>;
type Step = { readonly staffId: string; readonly staff: StaffCaller; readonly at: Date };

const LETTER_BYTES = 16;
const stop =
  'If this is not what you want, tell a lead or an administrator of the desk now: each of them can stop it.';

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Tells the adult what happens to its second factor. */
async function tell(db: Db, deps: Deps, { email, name }: StaffRow, words: string, at: Date) {
  const before = [`Hello ${name},`, words, stop, 'DigiPals'];
  const parts = {
    language: 'gb',
    title: 'Your second factor at the DigiPals desk',
    before,
  } as const;
  const id = deps.random(LETTER_BYTES).toString('base64url');
  await queueLetter(db, { id, to: email, ...writtenOf(parts) }, at);
}

/** @throws not_found, own_account, adult_removed for who is on leave or was removed */
async function lockOther(db: Db, { staffId, staff }: Step): Promise<StaffRow> {
  const adult = await lockPerson(db, staffId);
  if (!adult) throw new ApiError('not_found');
  if (staffId === staff.staffId) throw new ApiError('own_account');
  if (!adult.isActive) throw new ApiError('adult_removed');
  return adult;
}

/**
 * Asks for another second factor of an adult, who is mailed at once. Needs a transaction.
 * @throws not_found, own_account, adult_removed, already_there
 */
export async function askForFactor(
  db: Db,
  deps: Deps,
  { reason, ...step }: Step & { readonly reason: string },
): Promise<void> {
  const { staff, at } = step;
  const adult = await lockOther(db, step);
  await askFactorReset(db, deps.random, { ...step, byId: staff.staffId, reason });
  const words = `${staff.name} asked for a new second factor for your account. Nothing changes before a second person has said yes, and a day after that.`;
  await tell(db, deps, adult, words, at);
  const action = 'Asked for second factor anew';
  await appendAudit(db, { actor: staff.name, action, object: adult.name, detail: { reason }, at });
}

/**
 * Confirms it as the second person; it works a day later, and the adult is mailed at once. Needs a transaction.
 * @throws not_found, own_account, adult_removed, other_adult_needed
 */
export async function confirmFactor(db: Db, deps: Deps, step: Step): Promise<void> {
  const { staff, at } = step;
  const adult = await lockOther(db, step);
  const worksAt = await confirmFactorReset(db, { ...step, byId: staff.staffId });
  const words = `${staff.name} confirmed that you get a new second factor. From ${when.format(worksAt)} (UTC) you sign in with your password and set up an authenticator again. Until then your old one works.`;
  await tell(db, deps, adult, words, at);
  const action = 'Confirmed second factor anew';
  await appendAudit(db, { actor: staff.name, action, object: adult.name, at });
}

/** Stops it. Needs a transaction. @throws not_found */
export async function stopFactor(db: Db, { staffId, staff, at }: Step): Promise<void> {
  const adult = await lockPerson(db, staffId);
  if (!adult) throw new ApiError('not_found');
  await stopFactorReset(db, staffId, at);
  const action = 'Stopped second factor anew';
  await appendAudit(db, { actor: staff.name, action, object: adult.name, at });
}
