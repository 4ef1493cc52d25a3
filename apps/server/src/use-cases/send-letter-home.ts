import type { BodyOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { NewAuditEntry } from '../domains/audit/index.ts';
import { addToCase, isRepeated, lockOpenCase, type StaffActor } from '../domains/cases/index.ts';
import { readGrownUp } from '../domains/grown-ups/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { readIdentity } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';

type CaseLetter = BodyOf<'POST desk/cases/{caseId}/letters'> & {
  readonly caseId: number;
  readonly letterId: string;
};

const NAME_PLACEHOLDER = /\{name\}/g;

/**
 * Queues a letter to the grown-up of the child of a case (SAFE-06). Name and address are filled in here;
 * the desk sees neither. Sending the same letter twice has no effect. Forbidden in a case about a report
 * that names no other child.
 * @returns the entries for the audit log
 * @throws forbidden, not_found, case_closed, no_address
 */
export async function sendLetterHome(
  db: Db,
  { caseId, letterId, language, subject, body }: CaseLetter,
  { staffId, name, at }: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  const { userId, group, state } = await lockOpenCase(db, caseId);
  if (group === 'report') throw new ApiError('forbidden');
  const text = `${subject}\n\n${body}`;
  // A lost letter reopens the case, so that it can be sent again.
  const isSent = state === 'waitingForGrownUp';
  if (isSent && (await isRepeated(db, caseId, { kind: 'letter', text, at }))) return [];
  const grownUp = await readGrownUp(db, userId);
  const child = await readIdentity(db, userId);
  if (!grownUp || !child) throw new ApiError('no_address');
  const filled = (text: string) => text.replace(NAME_PLACEHOLDER, () => child.username);
  const letter = { to: grownUp.email, subject: filled(subject), text: filled(body) };
  await queueLetter(db, { id: letterId, userId, caseId, language, ...letter }, at);
  const event = { kind: 'letter', actor: name, text, detail: { letterId, language }, at } as const;
  await addToCase(db, caseId, event, { ownerId: staffId, state: 'waitingForGrownUp' });
  const entry = { action: 'Sent letter', object: `case ${caseId}` };
  const detail = { letterId, to: grownUp.email, subject, body };
  return [{ actor: name, ...entry, detail, at }];
}
