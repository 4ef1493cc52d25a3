import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { recordLostLetter } from '../domains/cases/index.ts';

/** Records that a letter was given up or came back, in its case and in the audit log. Needs a transaction. */
export async function recordLost(db: Db, letterId: string, at: Date): Promise<void> {
  const caseId = await recordLostLetter(db, letterId, at);
  const object = caseId === null ? `letter ${letterId}` : `case ${caseId}`;
  const entry = { actor: 'System', action: 'Letter did not arrive', object, detail: { letterId } };
  await appendAudit(db, { ...entry, at });
}
