import { replySenders } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { findOpenLike } from './cases.data.ts';
import { addToCase, lockCase } from './cases.service.ts';

/**
 * Adds the reply to a letter to its case, so that an adult sees it: the case no longer waits, and a closed one opens
 * again, unless the child has another open case of the same group, which then gets the reply. Needs a transaction.
 * @returns the number of the case that got it
 */
export async function recordReply(
  db: Db,
  { caseId, text, isKnown }: { caseId: number; text: string; isKnown: boolean },
  at: Date,
): Promise<number> {
  const { state } = await lockCase(db, caseId);
  const isClosed = state === 'closed';
  const target = (isClosed ? await findOpenLike(db, caseId) : undefined) ?? caseId;
  const actor = isKnown ? replySenders.known : replySenders.unknown;
  const reopens = isClosed && target === caseId;
  const change = {
    ...((reopens || state === 'waitingForGrownUp') && ({ state: 'open' } as const)),
    ...(reopens && { outcome: null }),
  };
  await addToCase(db, target, { kind: 'reply', actor, text, at }, change);
  return target;
}
