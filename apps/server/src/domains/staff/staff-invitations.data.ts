import type { StaffRole } from '@digipals/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';

/** A stored invitation to the desk. */
export type StaffInvitationRow = Selectable<Tables['staff_invitations']>;

export async function insertStaffInvitation(
  db: Db,
  invitation: Insertable<Tables['staff_invitations']>,
): Promise<void> {
  await db.insertInto('staff_invitations').values(invitation).execute();
}

/** Invitations that were neither used nor withdrawn, and are not too old. */
const open = (db: Db, at: Date) =>
  db
    .selectFrom('staff_invitations')
    .where('staff_invitations.ended_at', 'is', null)
    .where('staff_invitations.expires_at', '>', at);

/** An open invitation by its token. */
const byToken = (db: Db, tokenHash: Buffer, at: Date) =>
  open(db, at).selectAll().where('token_hash', '=', tokenHash);

/** An open invitation by its token. */
export const findByToken = (
  db: Db,
  tokenHash: Buffer,
  at: Date,
): Promise<StaffInvitationRow | undefined> => byToken(db, tokenHash, at).executeTakeFirst();

/** An open invitation by its token, locked. */
export const lockByToken = (
  db: Db,
  tokenHash: Buffer,
  at: Date,
): Promise<StaffInvitationRow | undefined> =>
  byToken(db, tokenHash, at).forUpdate().executeTakeFirst();

/** An open invitation by its id, locked. */
export const findById = (
  db: Db,
  invitationId: string,
  at: Date,
): Promise<StaffInvitationRow | undefined> =>
  open(db, at).selectAll().where('invitation_id', '=', invitationId).forUpdate().executeTakeFirst();

/** An open invitation, with the name of who made it. */
export type ListedInvitation = Pick<
  StaffInvitationRow,
  'invitation_id' | 'email' | 'name' | 'created_at' | 'expires_at' | 'staff_id' | 'invited_by'
> & { readonly role: StaffRole; readonly by: string; readonly token_hash: Buffer | null };

/** The open invitations, the newest first. */
export const listOpenInvitations = (db: Db, at: Date): Promise<ListedInvitation[]> =>
  open(db, at)
    .innerJoin('staff as inviter', 'inviter.staff_id', 'staff_invitations.invited_by')
    .select([
      'invitation_id',
      'token_hash',
      'staff_invitations.email',
      'staff_invitations.name',
      'staff_invitations.role',
      'staff_invitations.created_at',
      'expires_at',
      'staff_invitations.staff_id',
      'invited_by',
      'inviter.name as by',
    ])
    .orderBy('staff_invitations.created_at', 'desc')
    .execute();

/** Gives an invitation its token, once a second adult has confirmed it. */
export async function confirmInvitation(
  db: Db,
  invitationId: string,
  { by, ...token }: { by: string; token_hash: Buffer; expires_at: Date },
): Promise<void> {
  await db
    .updateTable('staff_invitations')
    .set({ confirmed_by: by, ...token })
    .where('invitation_id', '=', invitationId)
    .execute();
}

/** Which invitations to end: one, those of an e-mail, or those that an adult has made. */
type Which = { invitation_id: string } | { email: string } | { invited_by: string };

/** Ends invitations. */
export async function endInvitations(db: Db, which: Which, at: Date): Promise<void> {
  const [column, value] = Object.entries(which)[0] as [keyof StaffInvitationRow, string];
  await db
    .updateTable('staff_invitations')
    .set({ ended_at: at })
    .where(column, '=', value)
    .where('ended_at', 'is', null)
    .execute();
}
