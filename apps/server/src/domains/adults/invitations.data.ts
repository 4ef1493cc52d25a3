import type { Insertable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';

/** An invitation that can still be used. */
export type OpenInvitation = {
  readonly invitationId: string;
  readonly email: string | null;
  readonly role: 'lead' | 'teacher';
  readonly schoolId: string | null;
};

export async function insertInvitation(
  db: Db,
  invitation: Insertable<Tables['adult_invitations']>,
): Promise<void> {
  await db.insertInto('adult_invitations').values(invitation).execute();
}

/** An invitation by its token, locked; undefined if it is unknown, used, withdrawn or too old. */
export const findInvitation = (
  db: Db,
  tokenHash: Buffer,
  at: Date,
): Promise<OpenInvitation | undefined> =>
  db
    .selectFrom('adult_invitations')
    .select(['invitation_id as invitationId', 'email', 'role', 'school_id as schoolId'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();

/** The invitations to a school that can still be used, the newest first. */
export const listInvitations = (db: Db, schoolId: string, at: Date) =>
  db
    .selectFrom('adult_invitations')
    .select([
      'invitation_id as invitationId',
      'email',
      'role',
      'created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .where('school_id', '=', schoolId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .execute();

/** Ends an invitation. @returns false if it had ended before */
export async function endInvitation(
  db: Db,
  { invitationId, schoolId, at }: { invitationId: string; schoolId?: string; at: Date },
): Promise<boolean> {
  const ended = await db
    .updateTable('adult_invitations')
    .set({ ended_at: at })
    .where('invitation_id', '=', invitationId)
    .where('ended_at', 'is', null)
    .$if(schoolId !== undefined, query => query.where('school_id', '=', schoolId ?? ''))
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Ends the invitations to a school that an adult made. */
export async function endInvitationsBy(
  db: Db,
  { adultId, schoolId, at }: { adultId: string; schoolId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('adult_invitations')
    .set({ ended_at: at })
    .where('invited_by', '=', adultId)
    .where('school_id', '=', schoolId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends earlier invitations of an e-mail to a school; null ends the links for anybody to the first school. */
export async function endInvitationsOf(
  db: Db,
  { email, schoolId, at }: { email: string | null; schoolId: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('adult_invitations')
    .set({ ended_at: at })
    .where('email', 'is not distinct from', email)
    .where('school_id', 'is not distinct from', schoolId)
    .where('ended_at', 'is', null)
    .execute();
}
