import type { Db } from '../db/db.ts';
import { mayHaveContact, readReach } from '../domains/friends/index.ts';
import { mayWrite, type Submission } from '../domains/messages/index.ts';

/**
 * Whether a text may still be delivered: its author has not withdrawn it and may still write to the
 * recipient. Needs the locks of both children.
 */
export async function mayReach(db: Db, submission: Submission): Promise<boolean> {
  const { kind, authorId, targetId, withdrawnAt } = submission;
  if (withdrawnAt) return false;
  const bond = await readReach(db, authorId, targetId);
  return bond !== null && mayWrite(kind, bond, authorId);
}

/**
 * Whether a text must be kept: a grown-up has withdrawn contact, which may be given again (CONSENT-09). Needs the
 * locks of both children.
 */
export const mustKeep = async (
  db: Db,
  { authorId, targetId, withdrawnAt }: Submission,
): Promise<boolean> => !withdrawnAt && !(await mayHaveContact(db, [authorId, targetId]));
