import type { Db } from '../../db/db.ts';
import { appendAudit } from '../audit/index.ts';
import { addToCase, holdCase } from './cases.service.ts';
import type { Doer } from './strikes.service.ts';

/** Adds a note for adults; the case is its writer's from then on. @throws not_found, case_closed */
export async function writeNote(
  db: Db,
  { caseId, text }: { caseId: number; text: string },
  { staffId, name, at }: Doer,
): Promise<void> {
  await holdCase(db, caseId);
  await addToCase(db, caseId, { kind: 'note', actor: name, text, at }, { ownerId: staffId });
  const deed = { action: 'Wrote note', object: `case ${caseId}`, detail: { text } };
  await appendAudit(db, { actor: name, ...deed, at });
}
