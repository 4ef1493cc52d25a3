import type { Db } from '../db/db.ts';
import { recordAccess } from '../domains/accesses/index.ts';
import { findSubmission } from '../domains/messages/index.ts';

/** Records that an adult reads a text at the desk, with what its two children wrote before (RIGHTS-11). */
export async function recordTextRead(
  db: Db,
  { submissionId, actor, at }: { submissionId: string; actor: string; at: Date },
): Promise<void> {
  const found = await findSubmission(db, submissionId);
  if (!found) return;
  const userIds = [found.authorId, found.targetId];
  await recordAccess(db, {
    actor,
    action: 'Read text',
    object: `text ${submissionId}`,
    userIds,
    at,
  });
}
