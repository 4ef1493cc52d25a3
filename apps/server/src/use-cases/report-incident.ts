import type { Db } from '../db/db.ts';
import { listAccesses } from '../domains/accesses/index.ts';
import { findInClass } from '../domains/user/index.ts';
import { dayOf, GrownUpError } from './grown-up-command.ts';

const usage = `npm run incident -- FROM [child CLASS NAME | adult NAME]
  who read which child's data since a day (2026-12-21): of all, of one child, or by one adult`;

/**
 * The report for an incident: one line for each access, oldest first, with time, adult, action, object, class
 * and child, separated by tabs.
 * @throws GrownUpError for a command that cannot be run
 */
export async function reportIncident(db: Db, words: readonly string[]): Promise<string> {
  const [from, by, ...names] = words;
  if (from === undefined || (by !== undefined && by !== 'child' && by !== 'adult')) {
    throw new GrownUpError(usage);
  }
  const since = new Date(`${dayOf(from)}T00:00Z`);
  const [classCode = '', username = ''] = names;
  const userId = by === 'child' ? await findInClass(db, classCode, username) : null;
  if (userId === undefined) throw new GrownUpError(`class ${classCode} has no child ${username}`);
  const actor = by === 'adult' ? names.join(' ') : null;
  const found = await listAccesses(db, { userId, actor, since });
  const lines = found.map(row =>
    [row.at.toISOString(), row.actor, row.action, row.object, row.className, row.username].join(
      '\t',
    ),
  );
  return lines.join('\n') || 'Nobody read anything.';
}
