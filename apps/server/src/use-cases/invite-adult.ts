import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { makeInvitation } from '../domains/adults/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { queueLetter, writtenOf } from '../domains/mail/index.ts';
import { listPeople, readSchool } from '../domains/schools/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { AdultCaller } from '../kernel/caller.ts';
import { invitationLetter } from './invitation-letter.ts';

/** Dependencies of invitations. */
export type InviteDeps = Pick<AppDeps, 'random' | 'config'>;

/** The link of an invitation. The token is behind a #, which browsers send to nobody. */
export const joinLink = ({ config }: Pick<AppDeps, 'config'>, token: string): string =>
  `${config.publicUrl}/grown-ups/join#${token}`;

const LETTER_BYTES = 16;

/**
 * Invites an adult to a school and queues the letter with the link. The same e-mail again gets a new link.
 * Needs a transaction.
 * @throws already_there, own_account
 */
export async function inviteAdult(
  db: Db,
  deps: InviteDeps,
  invited: {
    adult: AdultCaller;
    schoolId: string;
    email: string;
    role: 'lead' | 'teacher';
    at: Date;
  },
): Promise<void> {
  const { adult, schoolId, role, at } = invited;
  const email = invited.email.toLowerCase();
  const people = await listPeople(db, schoolId, at);
  const known = people.find(person => person.email === email);
  const isThere = role === 'lead' ? known?.isLead : known?.isTeacher;
  if (isThere) throw new ApiError('already_there');
  if (known?.adultId === adult.adultId) throw new ApiError('own_account');
  const made = { email, role, schoolId, invitedBy: adult.adultId, at };
  const token = await makeInvitation(db, deps.random, made);
  const { schoolName, language } = await readSchool(db, schoolId, at);
  const link = joinLink(deps, token);
  const parts = invitationLetter({ language, schoolName, role, from: adult.name, link });
  const id = deps.random(LETTER_BYTES).toString('base64url');
  await queueLetter(db, { id, to: email, schoolId, ...writtenOf(parts) }, at);
  await appendAudit(db, { actor: adult.name, action: 'Invited adult', object: schoolName, at });
}
