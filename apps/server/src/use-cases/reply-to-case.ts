import type { Db } from '../db/db.ts';
import { type ReplyCase, recordReply } from '../domains/cases/index.ts';
import { replaceWords } from '../domains/pseudonyms/index.ts';
import { readIdentity } from '../domains/user/index.ts';

/** What a case gets of a reply. `isKnown`: its sender has the address of the newest letter of this case. */
type CaseReply = { readonly from: string; readonly text: string; readonly isKnown: boolean };

/**
 * Makes a reply an event of a case that is locked. Whoever reads a case sees neither the name of the child nor addresses, so
 * they are not stored.
 */
export async function addReplyToCase(
  db: Db,
  target: ReplyCase,
  { reply: { from, text, isKnown }, at }: { reply: CaseReply; at: Date },
): Promise<void> {
  const username = (await readIdentity(db, target.userId))?.username ?? '';
  const [first = ''] = username.split(/\s/);
  const hidden = replaceWords(text, [
    [from, '{address}'],
    [username, '{name}'],
    [first, '{name}'],
  ]);
  await recordReply(db, target, { text: hidden, isKnown, at });
}
