import type {
  DealtWith,
  DeskReply,
  LostLetter,
  ReplyOutcome,
  ResponseOf,
} from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { recordAccesses } from '../accesses/index.ts';
import { readPeopleInAll } from '../pseudonyms/index.ts';
import {
  type DeskReplyRow,
  findDeskReplies,
  findWaitingReplies,
  type WaitingReplyRow,
} from './desk-replies.data.ts';
import { numberOf } from './letter-ids.ts';
import type { Done } from './listed.ts';
import { findLostLetters, type LostLetterRow } from './lost-letters.data.ts';

type Lead = { readonly staffId: string; readonly name: string };

/** Which lead dealt with something, as another one reads it. */
export const dealtWithBy = (
  { doneById, doneBy, doneAt }: Done,
  staffId: string,
): DealtWith | null =>
  doneAt && { by: doneBy ?? '', at: doneAt.toISOString(), isOwn: doneById === staffId };

/** What a lead did with a reply, as another one reads it. */
export function outcomeOf(row: DeskReplyRow, staffId: string): ReplyOutcome | null {
  const dealtWith = dealtWithBy(row, staffId);
  return dealtWith && { ...dealtWith, caseId: caseIdOf(row.caseId) };
}

const caseIdOf = (caseId: number | null): string | null =>
  caseId === null ? null : String(caseId);

/** The number of the letter that a reply answers. */
const letterNumberOf = ({ threadNo, letterCaseId }: WaitingReplyRow): string | null =>
  threadNo === null ? null : numberOf({ threadNo, caseId: letterCaseId });

function reasonOf({ threadNo, letterCaseId, isKnown }: DeskReplyRow): DeskReply['reason'] {
  if (threadNo === null) return 'noLetter';
  if (letterCaseId === null) return 'noCase';
  return isKnown ? 'withheld' : 'otherAddress';
}

/** Whether a row shows the text of a reply about a child. The text of a reply in a case is read in the case. */
const isAboutChild = (row: DeskReplyRow): row is DeskReplyRow & { userId: string } =>
  row.userId !== null && row.caseId === null;

/** Enters the lead in the register of each child whose replies it reads. */
async function recordRead(
  db: Db,
  rows: readonly DeskReplyRow[],
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  const read = rows.filter(isAboutChild).map(({ userId, letterCaseId }) => ({
    userId,
    // Entries that name a help case are kept from the family, as those of a lead who reads the case itself.
    object: letterCaseId === null ? 'replies' : `case ${letterCaseId}`,
  }));
  await recordAccesses(db, { actor, action: 'Read text', at }, read);
}

/** Replies as a lead reads them: those about a child have pseudonyms instead of known names. */
async function shownTo(
  db: Db,
  rows: readonly DeskReplyRow[],
  staffId: string,
): Promise<DeskReply[]> {
  const { namesFor } = await readPeopleInAll(
    db,
    rows
      .filter(isAboutChild)
      .map(({ userId, subject, text }) => ({ about: [userId], texts: [subject, text] })),
  );
  return rows.map(row => {
    const { replyId, letterCaseId, from } = row;
    const read = (text: string) => (isAboutChild(row) ? namesFor([row.userId]).hide(text) : text);
    return {
      ...{ replyId, at: row.at.toISOString(), reason: reasonOf(row), from },
      ...{ subject: read(row.subject), text: read(row.text) },
      number: letterNumberOf(row),
      letterCaseId: caseIdOf(letterCaseId),
      outcome: outcomeOf(row, staffId),
    };
  });
}

const letterShownTo = (row: LostLetterRow, staffId: string): LostLetter => ({
  ...{ letterId: row.letterId, number: numberOf(row), kind: row.kind, tries: row.tries },
  caseId: caseIdOf(row.caseId),
  failedAt: row.failedAt.toISOString(),
  dealtWith: dealtWithBy(row, staffId),
});

/** Replies and lost letters that wait for a lead, or that leads dealt with lately. */
export async function readDeskReplies(
  db: Db,
  { staffId, name }: Lead,
  at: Date,
): Promise<ResponseOf<'GET desk/replies'>> {
  const lead = { leadId: staffId, now: at };
  const replies = await findDeskReplies(db, lead);
  const letters = await findLostLetters(db, lead);
  await recordRead(db, replies.rows, { actor: name, at });
  return {
    replies: await shownTo(db, replies.rows, staffId),
    letters: letters.rows.map(row => letterShownTo(row, staffId)),
    hasMore: replies.hasMore || letters.hasMore,
  };
}

/** When replies came that wait for a lead, and to which letter. Operators read no more of them. */
export async function listWaitingReplies(
  db: Db,
): Promise<{ readonly at: Date; readonly number: string | null }[]> {
  const rows = await findWaitingReplies(db);
  return rows.map(row => ({ at: row.at, number: letterNumberOf(row) }));
}
