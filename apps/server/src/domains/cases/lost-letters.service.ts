import type { Db } from '../../db/db.ts';
import { findCaseOfLetter } from './cases.data.ts';
import { addToCase, lockCase } from './cases.service.ts';

const text = 'The letter could not be delivered. Nobody has got it.';

/**
 * Says in its case that a letter will not arrive; a case that waited for an answer is open again.
 * @returns the number of the case; null for a letter of none
 */
export async function noteLostLetter(db: Db, letterId: string, at: Date): Promise<number | null> {
  const caseId = await findCaseOfLetter(db, letterId);
  if (caseId === undefined) return null;
  const { state } = await lockCase(db, caseId);
  const change = state === 'waitingForGrownUp' ? ({ state: 'open' } as const) : {};
  await addToCase(db, caseId, { kind: 'note', actor: 'System', text, at }, change);
  return caseId;
}
