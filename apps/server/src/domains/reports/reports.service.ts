import type { Db } from '../../db/db.ts';
import type { ReportedText } from '../../db/staff-tables.ts';
import { ApiError } from '../../kernel/api-error.ts';
import {
  findLastBetween,
  findMessage,
  findPost,
  findSameReport,
  type NewReport,
  type Told,
} from './reports.data.ts';

const MOST_CONTEXT = 10;
/** A press more, or a second tab, is no other report. */
const SAME_MS = 60_000;

/** What a child points at: a delivered message or post; at most one of them. */
export type Pointed = {
  readonly messageId?: string | undefined;
  readonly postId?: string | undefined;
};

/**
 * The delivered text that a child points at, null when it points at none.
 * @throws not_found for one that is not there or not in its conversations
 */
export async function findPointed(
  db: Db,
  userId: string,
  { messageId, postId }: Pointed,
): Promise<Told | null> {
  if (messageId === undefined && postId === undefined) return null;
  const told =
    messageId === undefined
      ? await findPost(db, postId ?? '')
      : await findMessage(db, messageId, userId);
  if (!told) throw new ApiError('not_found');
  return told;
}

/**
 * What was delivered last between a child and the one it tells of, the oldest first, and what it
 * points at (SAFE-06).
 */
export async function readContext(
  db: Db,
  { one, other, pointed }: { one: string; other: string; pointed: Told | null },
): Promise<ReportedText[]> {
  const last = await findLastBetween(db, { one, other, most: MOST_CONTEXT });
  const texts = last.map(({ submissionId, at, ...text }) => ({
    ...text,
    at: at.toISOString(),
    isReported: submissionId === pointed?.submissionId,
  }));
  if (!pointed || texts.some(({ isReported }) => isReported)) return texts;
  const { authorId: userId, text, at } = pointed;
  const more = { userId, text, at: at.toISOString(), isReported: true };
  return [...texts, more].sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Id of the report by which a child has told just the same a moment ago, while its case is open. */
export const findToldBefore = (db: Db, report: NewReport): Promise<string | undefined> =>
  findSameReport(db, report, new Date(report.at.getTime() - SAME_MS));
