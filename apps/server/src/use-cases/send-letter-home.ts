import type { BodyOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { NewAuditEntry } from '../domains/audit/index.ts';
import { addToCase, isRepeated, lockOpenCase, type StaffActor } from '../domains/cases/index.ts';
import { readGrownUp } from '../domains/grown-ups/index.ts';
import { findRequest } from '../domains/help-requests/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { findVerifiedContact } from '../domains/safe-contacts/index.ts';
import { readIdentity } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';

type CaseLetter = BodyOf<'POST desk/cases/{caseId}/letters'> & {
  readonly caseId: number;
  readonly letterId: string;
};

const NAME_PLACEHOLDER = /\{name\}/g;

/** Begins a letter in the events of a case, unless it goes to the grown-up. */
const contactWords = {
  safeguarding: 'To the safeguarding person of the school',
  deputy: 'To the deputy of the school',
} as const;

/** Whose address a letter goes to. */
type To = { readonly caseId: number; readonly userId: string; readonly to: CaseLetter['to'] };

/**
 * The address of a recipient. The family of a child that asked for help is written to only after leads have decided that
 * it may know.
 * @throws forbidden, no_address
 */
async function addressOf(db: Db, { caseId, userId, to }: To, isHelp: boolean): Promise<string> {
  if (to === 'grownUp' && isHelp && !(await findRequest(db, caseId)).homeAt) {
    throw new ApiError('forbidden');
  }
  const found =
    to === 'grownUp' ? await readGrownUp(db, userId) : await findVerifiedContact(db, userId, to);
  if (!found) throw new ApiError('no_address');
  return found.email;
}

/**
 * Queues a letter to the grown-up of the child of a case, or to a safe contact of its school (SAFE-06). Name and address
 * are filled in here; the desk sees neither. Sending the same letter twice has no effect. Forbidden in a case about a
 * report that names no other child.
 * @returns the entries for the audit log
 * @throws forbidden, not_found, case_closed, no_address
 */
export async function sendLetterHome(
  db: Db,
  { caseId, letterId, to, language, subject, body }: CaseLetter,
  { staffId, name, at }: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  const { userId, group, state } = await lockOpenCase(db, caseId);
  if (group === 'report') throw new ApiError('forbidden');
  const isHelp = group === 'help';
  const heading = to === 'grownUp' ? '' : `${contactWords[to]}\n\n`;
  const text = `${heading}${subject}\n\n${body}`;
  // A lost letter reopens the case, so that it can be sent again.
  const isSent = state === 'waitingForGrownUp' || isHelp;
  if (isSent && (await isRepeated(db, caseId, { kind: 'letter', text, at }))) return [];
  const email = await addressOf(db, { caseId, userId, to }, isHelp);
  const child = await readIdentity(db, userId);
  if (!child) throw new ApiError('no_address');
  const filled = (text: string) => text.replace(NAME_PLACEHOLDER, () => child.username);
  const letter = { to: email, subject: filled(subject), text: filled(body) };
  // What is sent to a safe contact is none of the family's letters.
  const about = to === 'grownUp' ? { userId } : {};
  await queueLetter(db, { id: letterId, ...about, caseId, language, ...letter }, at);
  const detail = { letterId, to, language };
  const event = { kind: 'letter', actor: name, text, detail, at } as const;
  // A child that waits for help stays with the lead.
  const next = isHelp ? 'withLead' : 'waitingForGrownUp';
  await addToCase(db, caseId, event, { ownerId: staffId, state: next });
  const entry = { action: 'Sent letter', object: `case ${caseId}` };
  const sent = { letterId, to: email, subject, body };
  return [{ actor: name, ...entry, detail: sent, at }];
}
