import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { addToCase } from '../domains/cases/index.ts';
import { erasureSeries, queueLetter } from '../domains/mail/index.ts';
import { pseudonymsOf } from '../domains/pseudonyms/index.ts';
import { caseOfHold, type Hold } from '../domains/rights/index.ts';
import { listStaff } from '../domains/staff/index.ts';

const LETTER_BYTES = 16;

/** What holds a child, as the desk and operators read it: `case 2001 (Lead 01), until adults have decided`. */
export const describeHold = ({ what, lead, endsAt }: Hold): string => {
  const end = endsAt ? `until ${endsAt.toISOString().slice(0, 10)}` : 'until adults have decided';
  return `${what} (${lead ?? 'no lead yet'}), ${end}`;
};

/**
 * Writes to each lead of the desk, and into every open case that holds the child, that an erasure waits for a hold
 * (RIGHTS-20). The letter goes with the erasure. Needs a transaction.
 */
export async function notifyLeads(
  db: Db,
  { random }: Pick<AppDeps, 'random'>,
  { userId, holds, at }: { userId: string; holds: readonly Hold[]; at: Date },
): Promise<void> {
  const note = 'The erasure of this child was asked for, and waits for this case.';
  for (const caseId of holds.flatMap(hold => caseOfHold(hold) ?? [])) {
    await addToCase(db, caseId, { kind: 'note', actor: 'System', text: note, at });
  }
  const child = (await pseudonymsOf(db, [userId])).get(userId) ?? '';
  const subject = `An erasure waits: ${child}`;
  const text = [
    'Hello,',
    `the erasure of ${child} was asked for. The account is closed, and everything is kept, because of:`,
    holds.map(hold => `- ${describeHold(hold)}`).join('\n'),
    'The child is erased when this has ended. Please sign in at the desk, and decide what is still needed.',
    'DigiPals',
  ].join('\n\n');
  const leads = (await listStaff(db)).filter(({ role, isActive }) => role === 'lead' && isActive);
  for (const { email: to } of leads) {
    const id = random(LETTER_BYTES).toString('base64url');
    await queueLetter(db, { id, to, subject, text, userId, series: erasureSeries }, at);
  }
}
