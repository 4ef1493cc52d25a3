import type { ResponseOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import {
  addStaff,
  endInvitations,
  findStaff,
  insertRoleChange,
  lockPerson,
  lockStaff,
  lockStaffInvitation,
  readStaffInvitation,
  takeBack,
} from '../domains/staff/index.ts';
import { ApiError } from '../kernel/api-error.ts';

type JoinDeps = Pick<AppDeps, 'database' | 'random' | 'config'>;

/** What the link of an invitation to the desk is for. @throws not_found */
export async function showStaffInvitation(
  db: Db,
  token: string,
  at: Date,
): Promise<ResponseOf<'POST desk/invitation'>> {
  const { email, name, role, staff_id } = await readStaffInvitation(db, token, at);
  return { email, name, role, comesBack: staff_id !== null };
}

/**
 * Uses an invitation: its adult gets the password and role, and sets up a second factor at its first sign-in. Needs a
 * transaction.
 * @returns the e-mail by which it signs in
 * @throws not_found
 */
export async function joinDesk(
  db: Db,
  deps: JoinDeps,
  { token, password, at }: { token: string; password: string; at: Date },
): Promise<string> {
  const { invited_by } = await readStaffInvitation(db, token, at);
  // Adults are locked before invitations, to avoid deadlocks.
  await lockPerson(db, invited_by);
  const invitation = await lockStaffInvitation(db, token, at);
  const { email, name, role, languages, vetted_on, vetted_until } = invitation;
  const record = { languages, vetted_on, vetted_until };
  const known = await findStaff(db, email);
  let staffId = invitation.staff_id;
  if (staffId === null) {
    // Somebody was added by command in the meantime.
    if (known) throw new ApiError('not_found');
    staffId = await addStaff(db, deps, { email, name, role, password, record, at });
  } else {
    const adult = await lockStaff(db, staffId);
    if (adult?.state !== 'removed') throw new ApiError('not_found');
    await takeBack(db, deps, { staffId, role, password, record });
  }
  // Neither can confirm for a while what the other has decided.
  for (const byId of [invitation.invited_by, invitation.confirmed_by]) {
    if (byId !== null) await insertRoleChange(db, { staffId, role, byId, at });
  }
  await endInvitations(db, { invitation_id: invitation.invitation_id }, at);
  await appendAudit(db, { actor: name, action: `Joined as ${role}`, object: 'desk', at });
  return email;
}
