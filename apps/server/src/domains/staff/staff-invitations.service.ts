import type { LanguageCode, StaffInvitation, StaffRole } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { newInvitation, tokenHash } from '../adult-sign-in/index.ts';
import type { RecordColumns } from './staff.data.ts';
import {
  confirmInvitation,
  endInvitations,
  findById,
  findByToken,
  insertStaffInvitation,
  listOpenInvitations,
  lockByToken,
  type StaffInvitationRow,
} from './staff-invitations.data.ts';

/** Vetting and languages of an adult. */
export type StaffRecord = {
  readonly languages: readonly LanguageCode[];
  readonly vettedOn: string | null;
  readonly vettedUntil: string | null;
};

/** The columns of vetting and languages. */
export const recordColumns = ({
  languages,
  vettedOn,
  vettedUntil,
}: StaffRecord): RecordColumns => ({
  languages: [...languages],
  vetted_on: vettedOn,
  vetted_until: vettedUntil,
});

type Invited = StaffRecord & {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** The removed adult who comes back. */
  readonly returningId: string | null;
  readonly invitedBy: string;
  readonly at: Date;
};

/**
 * Makes an invitation to the desk; an earlier one of the e-mail ends. That of a removed adult has no token before a
 * second adult has confirmed it.
 */
export async function makeStaffInvitation(
  db: Db,
  random: AppDeps['random'],
  { returningId, invitedBy, at, email, name, role, ...record }: Invited,
): Promise<{ invitationId: string; token: string | null }> {
  await endInvitations(db, { email }, at);
  const { token, row } = newInvitation(random, at);
  await insertStaffInvitation(db, {
    ...row,
    ...recordColumns(record),
    ...{ email, name, role },
    token_hash: returningId === null ? row.token_hash : null,
    staff_id: returningId,
    invited_by: invitedBy,
    confirmed_by: null,
  });
  return { invitationId: row.invitation_id, token: returningId === null ? token : null };
}

/**
 * Confirms as the second adult that a removed one comes back. The link is valid from then on.
 * @returns the token of its link
 * @throws not_found, other_adult_needed for the adult who made it
 */
export async function confirmStaffInvitation(
  db: Db,
  random: AppDeps['random'],
  confirmed: { invitationId: string; staffId: string; at: Date },
): Promise<StaffInvitationRow & { token: string }> {
  const { invitationId, staffId, at } = confirmed;
  const found = await findById(db, invitationId, at);
  if (!found || found.token_hash !== null) throw new ApiError('not_found');
  if (found.invited_by === staffId) throw new ApiError('other_adult_needed');
  const { token, row } = newInvitation(random, at);
  const { token_hash, expires_at } = row;
  await confirmInvitation(db, invitationId, { by: staffId, token_hash, expires_at });
  return { ...found, token };
}

/** The invitation of a link. @throws not_found if it ended or never was */
export async function readStaffInvitation(
  db: Db,
  token: string,
  at: Date,
): Promise<StaffInvitationRow> {
  const found = await findByToken(db, tokenHash(token), at);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Locks the invitation of a link. Needs a transaction. @throws not_found if it ended or never was */
export async function lockStaffInvitation(
  db: Db,
  token: string,
  at: Date,
): Promise<StaffInvitationRow> {
  const found = await lockByToken(db, tokenHash(token), at);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Withdraws an open invitation. @returns what it was @throws not_found */
export async function withdrawStaffInvitation(
  db: Db,
  invitationId: string,
  at: Date,
): Promise<StaffInvitationRow> {
  const found = await findById(db, invitationId, at);
  if (!found) throw new ApiError('not_found');
  await endInvitations(db, { invitation_id: invitationId }, at);
  return found;
}

/** The open invitations, as this adult sees them. */
export async function listStaffInvitations(
  db: Db,
  staffId: string,
  at: Date,
): Promise<StaffInvitation[]> {
  const rows = await listOpenInvitations(db, at);
  return rows.map(row => ({
    invitationId: row.invitation_id,
    email: row.email,
    name: row.name,
    role: row.role,
    at: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    by: row.by,
    comesBack: row.staff_id !== null,
    waits: row.token_hash === null,
    mayConfirm: row.token_hash === null && row.invited_by !== staffId,
  }));
}
