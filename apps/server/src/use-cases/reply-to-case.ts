import type { Db } from '../db/db.ts';
import { lockCase, recordReply } from '../domains/cases/index.ts';
import { readIdentity } from '../domains/user/index.ts';

/** The text without the name of the child and the address of the sender, which who reads a case does not see. */
function withoutIdentity(text: string, hidden: readonly (readonly [string, string])[]): string {
  return hidden.reduce(
    (rest, [word, instead]) =>
      rest.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'giu'),
        () => instead,
      ),
    text,
  );
}

/** A reply that becomes an event of a case. */
type CaseReply = { readonly from: string; readonly text: string; readonly isKnown: boolean };

/**
 * Makes a reply an event of a case. Needs a transaction.
 * @returns the number of the case that got it
 * @throws not_found
 */
export async function addReplyToCase(
  db: Db,
  caseId: number,
  { reply: { from, text, isKnown }, at }: { reply: CaseReply; at: Date },
): Promise<number> {
  const { userId } = await lockCase(db, caseId);
  const child = await readIdentity(db, userId);
  const hidden = [
    [from, '{address}'],
    ...(child ? [[child.username, '{name}'] as const] : []),
  ] as const;
  return recordReply(db, { caseId, text: withoutIdentity(text, hidden), isKnown }, at);
}
