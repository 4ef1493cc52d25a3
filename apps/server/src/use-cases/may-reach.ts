import type { Db } from '../db/db.ts';
import { readReach } from '../domains/friends/index.ts';
import { mayWrite, type Submission } from '../domains/messages/index.ts';

/**
 * Whether a text may still come to whom it was written to: its author has not taken it back, and
 * might write it now as well. The children are held.
 */
export async function mayReach(db: Db, submission: Submission): Promise<boolean> {
  const { kind, authorId, targetId, withdrawnAt } = submission;
  if (withdrawnAt) return false;
  const bond = await readReach(db, authorId, targetId);
  return bond !== null && mayWrite(kind, bond, authorId);
}
