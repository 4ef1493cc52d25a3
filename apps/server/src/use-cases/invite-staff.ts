import { type BodyOf, invitationMs, nextStaffName, type StaffRole } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { type LetterParts, queueLetter, writtenOf } from '../domains/mail/index.ts';
import {
  confirmStaffInvitation,
  findStaff,
  listStaff,
  listStaffInvitations,
  lockPerson,
  makeStaffInvitation,
  withdrawStaffInvitation,
} from '../domains/staff/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { StaffCaller } from '../kernel/caller.ts';

type InviteDeps = Pick<AppDeps, 'random' | 'config'>;
type By = { readonly staff: StaffCaller; readonly at: Date };

const LETTER_BYTES = 16;
const DAYS = invitationMs / 86_400_000;

/** What the letters call a role, with its article. */
const roles: Readonly<Record<StaffRole, string>> = {
  reviewer: 'a reviewer',
  senior: 'a senior reviewer',
  lead: 'a safeguarding lead',
  auditor: 'an auditor',
  admin: 'an administrator',
};

function letterOf({
  name,
  role,
  from,
  url,
}: {
  name: string;
  role: StaffRole;
  from: string;
  url: string;
}): LetterParts {
  return {
    language: 'gb',
    title: 'Your invitation to the DigiPals desk',
    before: [
      'Hello,',
      `${from} invites you to the DigiPals desk as ${roles[role]}. Others there know you as ${name}.`,
      `The link below works once, within ${DAYS} days. You choose a password and set up an authenticator app on your phone.`,
    ],
    button: { label: 'Come to the desk', url },
    after: [
      `If you do not know ${from}, throw this letter away. Never pass the link on.`,
      'DigiPals',
    ],
  };
}

type Written = { email: string; name: string; role: StaffRole; token: string };

/** Queues the letter with the link. The token is behind a #, which browsers send to nobody. */
async function sendLink(
  db: Db,
  deps: InviteDeps,
  { email, token, ...about }: Written,
  by: By,
): Promise<void> {
  const url = `${deps.config.publicUrl}/desk/join#${token}`;
  const id = deps.random(LETTER_BYTES).toString('base64url');
  const parts = letterOf({ ...about, from: by.staff.name, url });
  await queueLetter(db, { id, to: email, ...writtenOf(parts) }, by.at);
}

/** Actors in the audit log that are not adults of the desk. */
const actors = ['System', 'Operator'];

/** Names of adults, of open invitations and of actors. An e-mail may keep its own name. */
async function takenNames(db: Db, email: string | null, at: Date): Promise<Set<string>> {
  const invited = await listStaffInvitations(db, '', at);
  const others = [...(await listStaff(db)), ...invited].filter(one => one.email !== email);
  return new Set([...actors, ...others.map(({ name }) => name)]);
}

/** A free name of an adult: the wanted one, or the next by role and number. @throws name_taken */
export async function freeStaffName(
  db: Db,
  wanted: { name?: string | undefined; role: StaffRole; email: string; at: Date },
): Promise<string> {
  const { name, role, email, at } = wanted;
  const taken = await takenNames(db, email, at);
  if (name !== undefined) {
    if (taken.has(name)) {
      throw new ApiError('name_taken', { message: `The name ${name} is already in use.` });
    }
    return name;
  }
  return nextStaffName(role, taken);
}

/**
 * Invites an adult to the desk and queues the letter with the link; the same e-mail again gets a new link. For a
 * removed adult the letter waits until a second one has confirmed it. Needs a transaction.
 * @throws already_there, name_taken
 */
export async function inviteStaff(
  db: Db,
  deps: InviteDeps,
  { body, ...by }: By & { readonly body: BodyOf<'POST desk/people/invitations'> },
): Promise<{ invitationId: string; waits: boolean }> {
  const email = body.email.toLowerCase();
  const { staff, at } = by;
  // Invitations are made one after the other, so that no two have the same name.
  await lockPerson(db, staff.staffId);
  const known = await findStaff(db, email);
  if (known && known.state !== 'removed') throw new ApiError('already_there');
  const name = known?.name ?? (await freeStaffName(db, { ...body, email, at }));
  const made = { ...body, email, name, invitedBy: staff.staffId, at };
  const returningId = known?.staffId ?? null;
  const { invitationId, token } = await makeStaffInvitation(db, deps.random, {
    ...made,
    returningId,
  });
  if (token !== null) await sendLink(db, deps, { ...made, token }, by);
  const action = token === null ? 'Asked to take back adult' : 'Invited adult';
  const object = `${name}, ${body.role}`;
  await appendAudit(db, { actor: staff.name, action, object, detail: { email }, at });
  return { invitationId, waits: token === null };
}

/** Confirms as the second adult that a removed one comes back. Needs a transaction. @throws not_found, other_adult_needed */
export async function confirmComeback(
  db: Db,
  deps: InviteDeps,
  { invitationId, ...by }: By & { readonly invitationId: string },
): Promise<void> {
  const { staff, at } = by;
  // Adults are locked before invitations, to avoid deadlocks.
  await lockPerson(db, staff.staffId);
  const confirmed = { invitationId, staffId: staff.staffId, at };
  const found = await confirmStaffInvitation(db, deps.random, confirmed);
  await sendLink(db, deps, found, by);
  const object = `${found.name}, ${found.role}`;
  await appendAudit(db, { actor: staff.name, action: 'Confirmed to take back adult', object, at });
}

/** Withdraws an invitation. Needs a transaction. @throws not_found */
export async function withdrawStaffLink(
  db: Db,
  { invitationId, staff, at }: By & { readonly invitationId: string },
): Promise<void> {
  await lockPerson(db, staff.staffId);
  const { name: object } = await withdrawStaffInvitation(db, invitationId, at);
  await appendAudit(db, { actor: staff.name, action: 'Withdrew invitation', object, at });
}
