import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { newInvitation, tokenHash } from '../adult-sign-in/index.ts';
import {
  endInvitation,
  endInvitationsOf,
  findInvitation,
  insertInvitation,
  type OpenInvitation,
} from './invitations.data.ts';

export type { OpenInvitation } from './invitations.data.ts';

/** Whom to invite: without an e-mail anybody with the link, without a school to make one. */
type Invited = {
  readonly email: string | null;
  readonly role: 'lead' | 'teacher';
  readonly schoolId: string | null;
  readonly invitedBy: string | null;
  readonly at: Date;
};

/** Makes an invitation of one use; earlier ones of the same e-mail end. @returns its token */
export async function makeInvitation(
  db: Db,
  random: AppDeps['random'],
  { role, invitedBy, at, ...invited }: Invited,
): Promise<string> {
  const email = invited.email?.toLowerCase() ?? null;
  const { schoolId } = invited;
  await endInvitationsOf(db, { email, schoolId, at });
  const { token, row } = newInvitation(random, at);
  await insertInvitation(db, { ...row, email, role, school_id: schoolId, invited_by: invitedBy });
  return token;
}

/** The invitation of a token. Needs a transaction. @throws not_found if it ended or never was */
export async function readInvitation(db: Db, token: string, at: Date): Promise<OpenInvitation> {
  const found = await findInvitation(db, tokenHash(token), at);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Withdraws an invitation to a school. @throws not_found */
export async function withdrawInvitation(
  db: Db,
  withdrawn: { invitationId: string; schoolId: string; at: Date },
): Promise<void> {
  if (!(await endInvitation(db, withdrawn))) throw new ApiError('not_found');
}
