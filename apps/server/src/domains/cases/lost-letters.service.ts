import type { Db } from '../../db/db.ts';
import { findCaseOfLetter } from './case-events.data.ts';
import { addToCase, lockCase } from './cases.service.ts';

const text = 'The letter could not be delivered. Nobody has got it.';

/** Adds a note to the case of a letter that failed, if it has one, and reopens a case that waited for an answer. */
export async function recordLostLetter(db: Db, letterId: string, at: Date): Promise<void> {
  const caseId = await findCaseOfLetter(db, letterId);
  if (caseId === undefined) return;
  const { state } = await lockCase(db, caseId);
  const change = state === 'waitingForGrownUp' ? ({ state: 'open' } as const) : {};
  const detail = { lostLetterId: letterId };
  await addToCase(db, caseId, { kind: 'note', actor: 'System', text, detail, at }, change);
}
