import type { Db } from '../../db/db.ts';
import type { NewAuditEntry } from '../audit/index.ts';
import { addToCase, isRepeated, lockOpenCase } from './cases.service.ts';
import type { Doer } from './strikes.service.ts';

/**
 * Adds a note for adults; the case is its writer's from then on. The same one again is no other.
 * @returns what is to be written into the log
 * @throws not_found, case_closed
 */
export async function writeNote(
  db: Db,
  { caseId, text }: { caseId: number; text: string },
  { staffId, name, at }: Doer,
): Promise<readonly NewAuditEntry[]> {
  await lockOpenCase(db, caseId);
  const event = { kind: 'note', actor: name, text, at } as const;
  if (await isRepeated(db, caseId, event)) return [];
  await addToCase(db, caseId, event, { ownerId: staffId });
  const deed = { action: 'Wrote note', object: `case ${caseId}`, detail: { text } };
  return [{ actor: name, ...deed, at }];
}
