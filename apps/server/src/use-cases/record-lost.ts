import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { recordLostLetter } from '../domains/cases/index.ts';
import { auditedAs, findThreadOf } from '../domains/mail/index.ts';

/** Records that a letter was given up or came back, in its case and in the audit log. Needs a transaction. */
export async function recordLost(db: Db, letterId: string, at: Date): Promise<void> {
  await recordLostLetter(db, letterId, at);
  const letter = await findThreadOf(db, letterId);
  // Letters that waited before all had numbers have none.
  const object = letter ? auditedAs(letter) : 'letter without number';
  const entry = { actor: 'System', action: 'Letter did not arrive', object, detail: { letterId } };
  await appendAudit(db, { ...entry, at });
}
