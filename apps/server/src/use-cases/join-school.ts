import type { BodyOf, Invitation } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import {
  addAdult,
  endInvitation,
  endInvitationsOf,
  findAdult,
  grant,
  type OpenInvitation,
  readInvitation,
} from '../domains/adults/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { readSchool } from '../domains/schools/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { AdultCaller } from '../kernel/caller.ts';

type JoinDeps = Pick<AppDeps, 'database' | 'random' | 'config'>;

/** What the link of an invitation is for. Needs a transaction. @throws not_found */
export async function showInvitation(db: Db, token: string, at: Date): Promise<Invitation> {
  const { role, email, schoolId } = await readInvitation(db, token, at);
  const school = schoolId === null ? null : await readSchool(db, schoolId, at);
  const known = email === null ? undefined : await findAdult(db, email);
  return { role, email, schoolName: school?.schoolName ?? null, hasAccount: known !== undefined };
}

/** Gives an adult the rights of an invitation, which ends. */
async function useInvitation(
  db: Db,
  { invitationId, role, schoolId, email }: OpenInvitation,
  { adultId, name, at }: { adultId: string; name: string; at: Date },
): Promise<void> {
  await grant(db, { adultId, role, schoolId, at });
  await endInvitation(db, { invitationId, at });
  // Every start of a server without a lead prints a link.
  if (email === null) await endInvitationsOf(db, { email, schoolId, at });
  const object = schoolId === null ? 'new school' : (await readSchool(db, schoolId, at)).schoolName;
  await appendAudit(db, { actor: name, action: `Joined as ${role}`, object, at });
}

/**
 * Makes the account of an invited adult. Needs a transaction.
 * @returns the e-mail by which it signs in
 * @throws not_found, email_taken, invalid_request without an e-mail
 */
export async function joinSchool(
  db: Db,
  deps: JoinDeps,
  { body, at }: { body: BodyOf<'POST grown-ups/join'>; at: Date },
): Promise<string> {
  const invitation = await readInvitation(db, body.token, at);
  const { name, password } = body;
  const email = invitation.email ?? body.email;
  if (email === undefined) {
    const fields = [{ path: 'body.email', reason: 'is needed, the invitation names none' }];
    throw new ApiError('invalid_request', { fields });
  }
  if (await findAdult(db, email)) throw new ApiError('email_taken');
  const adultId = await addAdult(db, deps, { email, name, password, at });
  await useInvitation(db, invitation, { adultId, name, at });
  return email;
}

/** Uses an invitation for the adult that it names, or for anybody. Needs a transaction. @throws not_found */
export async function acceptInvitation(
  db: Db,
  { adult, token, at }: { adult: AdultCaller; token: string; at: Date },
): Promise<void> {
  const invitation = await readInvitation(db, token, at);
  const isTheirs = invitation.email === null || invitation.email === adult.email;
  if (!isTheirs) throw new ApiError('not_found');
  await useInvitation(db, invitation, { ...adult, at });
}
