import type { Db } from '../../db/db.ts';
import type { ReportedText } from '../../db/staff-tables.ts';
import { ApiError } from '../../kernel/api-error.ts';
import {
  findLastBetween,
  findMessage,
  findPost,
  findSameReport,
  type NewReport,
  type ReportableText,
} from './reports.data.ts';

const MAX_CONTEXT = 10;
/** Equal reports within this time are duplicates: a double press or a second tab. */
const SAME_MS = 60_000;

/** The reported message or post; at most one of them. */
export type Pointed = {
  readonly messageId?: string | undefined;
  readonly postId?: string | undefined;
};

/**
 * The delivered text that a report points at; null if there is none.
 * @throws not_found for a text that does not exist or that the child cannot read
 */
export async function findPointed(
  db: Db,
  userId: string,
  { messageId, postId }: Pointed,
): Promise<ReportableText | null> {
  if (messageId === undefined && postId === undefined) return null;
  const found =
    messageId === undefined
      ? await findPost(db, postId ?? '')
      : await findMessage(db, messageId, userId);
  if (!found) throw new ApiError('not_found');
  return found;
}

/**
 * The context of a report: the last texts delivered between the two children, oldest first, and the
 * reported one (SAFE-06).
 */
export async function readContext(
  db: Db,
  { one, other, pointed }: { one: string; other: string; pointed: ReportableText | null },
): Promise<ReportedText[]> {
  const last = await findLastBetween(db, { one, other, limit: MAX_CONTEXT });
  const texts = last.map(({ at, ...text }) => ({
    ...text,
    at: at.toISOString(),
    isReported: text.submissionId === pointed?.submissionId,
  }));
  if (!pointed || texts.some(({ isReported }) => isReported)) return texts;
  const { submissionId, authorId: userId, text, at } = pointed;
  const more = { submissionId, userId, text, at: at.toISOString(), isReported: true };
  return [...texts, more].sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Id of an equal report that the child sent a moment ago, if its case is open. */
export const findEqualReport = (db: Db, report: NewReport): Promise<string | undefined> =>
  findSameReport(db, report, new Date(report.at.getTime() - SAME_MS));
