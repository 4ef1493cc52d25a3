import type { Db } from '../../db/db.ts';
import type { NewAuditEntry } from '../audit/index.ts';
import { addToCase, isRepeated, lockOpenCase } from './cases.service.ts';
import type { StaffActor } from './staff-actor.ts';

/**
 * Adds a note for adults and makes its author the owner of the case. Ignores a duplicate.
 * @returns the entries for the audit log
 * @throws not_found, case_closed
 */
export async function writeNote(
  db: Db,
  { caseId, text }: { caseId: number; text: string },
  { staffId, name, at }: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  await lockOpenCase(db, caseId);
  const event = { kind: 'note', actor: name, text, at } as const;
  if (await isRepeated(db, caseId, event)) return [];
  await addToCase(db, caseId, event, { ownerId: staffId });
  const entry = { action: 'Wrote note', object: `case ${caseId}`, detail: { text } };
  return [{ actor: name, ...entry, at }];
}
