import type { BodyOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { NewAuditEntry } from '../domains/audit/index.ts';
import {
  addressMarkOf,
  addToCase,
  isRepeated,
  lockOpenCase,
  type StaffActor,
} from '../domains/cases/index.ts';
import { readGrownUp } from '../domains/grown-ups/index.ts';
import { findRequest } from '../domains/help-requests/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { findVerifiedContact } from '../domains/safe-contacts/index.ts';
import { readIdentity } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { listQuotes, quotesAbove } from './quote-replies.ts';

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
type To = { readonly userId: string; readonly to: CaseLetter['to'] };

/** The address of a recipient. @returns undefined if none is known */
export async function findAddress(db: Db, { userId, to }: To): Promise<string | undefined> {
  const found =
    to === 'grownUp' ? await readGrownUp(db, userId) : await findVerifiedContact(db, userId, to);
  return found?.email;
}

/**
 * Queues a letter to the grown-up of the child of a case, or to a safe contact of its school (SAFE-06). Name and address
 * are filled in here; the desk sees neither. It begins with the replies that it answers, if they came from the same
 * address. Sending the same letter twice has no effect, unless the first was lost. Forbidden in a case about a report
 * that names no other child, and to the family of a child that asked for help until leads have decided that it may know.
 * @returns the entries for the audit log
 * @throws forbidden, not_found, case_closed, no_address
 */
export async function sendLetterHome(
  db: Db,
  { caseId, letterId, to, language, subject, body }: CaseLetter,
  { staffId, name, at }: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  const { userId, group } = await lockOpenCase(db, caseId);
  if (group === 'report') throw new ApiError('forbidden');
  const isHelp = group === 'help';
  const heading = to === 'grownUp' ? '' : `${contactWords[to]}\n\n`;
  const text = `${heading}${subject}\n\n${body}`;
  if (await isRepeated(db, caseId, { kind: 'letter', text, at })) return [];
  if (to === 'grownUp' && isHelp && !(await findRequest(db, caseId)).homeAt) {
    throw new ApiError('forbidden');
  }
  const email = await findAddress(db, { userId, to });
  const child = await readIdentity(db, userId);
  if (email === undefined || !child) throw new ApiError('no_address');
  const filled = (text: string) => text.replace(NAME_PLACEHOLDER, () => child.username);
  const replies = await listQuotes(db, { caseId, address: email });
  // A reply in a case has these in place of the name and the address.
  const above = filled(quotesAbove(replies, language)).replaceAll('{address}', () => email);
  const letter = { to: email, subject: filled(subject), text: `${above}${filled(body)}` };
  // What is sent to a safe contact is none of the family's letters.
  const about = to === 'grownUp' ? { userId } : {};
  await queueLetter(db, { id: letterId, ...about, caseId, language, ...letter }, at);
  const quotes = replies.length > 0 ? { quotes: replies.map(({ id }) => id) } : {};
  const recipient = addressMarkOf(caseId, email);
  const detail = { letterId, to, language, recipient, ...quotes };
  const event = { kind: 'letter', actor: name, text, detail, at } as const;
  // A child that waits for help stays with the lead.
  const next = isHelp ? 'withLead' : 'waitingForGrownUp';
  await addToCase(db, caseId, event, { ownerId: staffId, state: next });
  const entry = { action: 'Sent letter', object: `case ${caseId}` };
  const sent = { letterId, to: email, subject, body, ...quotes };
  return [{ actor: name, ...entry, detail: sent, at }];
}
