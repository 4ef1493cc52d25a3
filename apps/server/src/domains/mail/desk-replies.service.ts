import type { DealtWith, DeskReply, LostLetter, ReplyOutcome } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { recordAccess } from '../accesses/index.ts';
import {
  type DeskReplyRow,
  findDeskReplies,
  findLostLetters,
  type LostLetterRow,
} from './desk-replies.data.ts';
import { numberOf } from './letter-ids.ts';

type Lead = { readonly staffId: string; readonly name: string };

type Done = Pick<LostLetterRow, 'doneById' | 'doneBy' | 'doneAt'>;

/** Which lead dealt with something, as another one reads it. */
export const dealtWithBy = (
  { doneById, doneBy, doneAt }: Done,
  staffId: string,
): DealtWith | null =>
  doneAt && { by: doneBy ?? '', at: doneAt.toISOString(), isOwn: doneById === staffId };

/** What a lead did with a reply, as another one reads it. */
export function outcomeOf(row: DeskReplyRow, staffId: string): ReplyOutcome | null {
  const dealtWith = dealtWithBy(row, staffId);
  return dealtWith && { ...dealtWith, caseId: wordOf(row.caseId) };
}

const wordOf = (caseId: number | null): string | null => (caseId === null ? null : String(caseId));

function reasonOf({ threadNo, letterCaseId, isKnown }: DeskReplyRow): DeskReply['reason'] {
  if (threadNo === null) return 'noLetter';
  if (letterCaseId === null) return 'noCase';
  return isKnown ? 'withheld' : 'otherAddress';
}

/** Replies that wait for a lead or were dealt with lately. Each is entered in the register of its child. */
export async function readDeskReplies(
  db: Db,
  { staffId, name }: Lead,
  at: Date,
): Promise<DeskReply[]> {
  const rows = await findDeskReplies(db, { leadId: staffId, now: at });
  for (const { userId, letterCaseId, caseId } of rows) {
    if (userId === null || caseId !== null) continue;
    // As a case has it, of which the family of the child may not know.
    const object = letterCaseId === null ? 'replies' : `case ${letterCaseId}`;
    await recordAccess(db, { actor: name, action: 'Read text', object, userIds: [userId], at });
  }
  return rows.map(row => {
    const { replyId, threadNo, letterCaseId: caseId, from, subject, text } = row;
    return {
      ...{ replyId, at: row.at.toISOString(), reason: reasonOf(row), from, subject, text },
      number: threadNo === null ? null : numberOf({ threadNo, caseId }),
      namedCaseId: wordOf(caseId),
      outcome: outcomeOf(row, staffId),
    };
  });
}

/** Letters that were given up, as a lead reads them. */
export async function readLostLetters(db: Db, { staffId }: Lead): Promise<LostLetter[]> {
  const rows = await findLostLetters(db, staffId);
  return rows.map(row => ({
    ...{ letterId: row.letterId, number: numberOf(row), kind: row.kind, tries: row.tries },
    caseId: wordOf(row.caseId),
    failedAt: row.failedAt.toISOString(),
    dealtWith: dealtWithBy(row, staffId),
  }));
}
