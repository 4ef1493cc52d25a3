import type { Db } from '../db/db.ts';
import { type ReplyCase, recordReply } from '../domains/cases/index.ts';
import { replaceWords } from '../domains/pseudonyms/index.ts';
import { readIdentity } from '../domains/user/index.ts';

/** What a case gets of a reply. */
type CaseReply = {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** Null for a reply that names no letter. */
  readonly threadNo: number | null;
  /** The child that the letter is about. */
  readonly userId: string | null;
  /** The sender has the address of the newest letter of the case that the reply answers, and this case gets replies to that one. */
  readonly isKnown: boolean;
};

/** Both names of a child, with what a case has instead of them. */
async function namesOf(db: Db, userId: string, instead: string): Promise<[string, string][]> {
  const username = (await readIdentity(db, userId))?.username ?? '';
  const [first = ''] = username.split(/\s/);
  return [username, first].map(name => [name, instead]);
}

/**
 * Makes a reply an event of a case that is locked. Whoever reads a case sees neither the name of its child, nor that of the child
 * of the letter, nor addresses, so they are not stored.
 */
export async function addReplyToCase(
  db: Db,
  target: ReplyCase,
  { reply, at }: { reply: CaseReply; at: Date },
): Promise<void> {
  const { from, subject, text, threadNo, userId, isKnown } = reply;
  const isOfOther = userId !== null && userId !== target.userId;
  // The subject of other replies is that of the letter.
  const words = threadNo === null && subject !== '' ? `${subject}\n\n${text}` : text;
  const hidden = replaceWords(words, [
    [from, '{address}'],
    ...(isOfOther ? await namesOf(db, userId, '{other child}') : []),
    ...(await namesOf(db, target.userId, '{name}')),
  ]);
  await recordReply(db, target, { text: hidden, from, isKnown, at });
}
