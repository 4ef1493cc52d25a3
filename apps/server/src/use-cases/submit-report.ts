import { type BodyOf, review } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { openOrUpdateCase } from '../domains/cases/index.ts';
import { requireVisible } from '../domains/friends/index.ts';
import {
  countRecalled,
  findHiddenByReport,
  invalidateRecipient,
  lockSubmission,
  type Submission,
} from '../domains/messages/index.ts';
import { lockNotifications } from '../domains/notifications/index.ts';
import {
  countReporters,
  findEqualReport,
  findPointed,
  insertReport,
  kindOf,
  type NewReport,
  readContext,
} from '../domains/reports/index.ts';
import { reopenAsSevere, reopenReported } from '../domains/review/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { hideText } from './hide-text.ts';

type Report = BodyOf<'POST reportButton'> & {
  readonly reportId: string;
  readonly reporterId: string;
  readonly at: Date;
};

/** The reported text and the child the report is about. @throws forbidden, not_found */
async function findSubject(db: Db, report: Report) {
  const { reporterId, userId, messageId, postId } = report;
  const reported = await findPointed(db, reporterId, { messageId, postId });
  const aboutId = reported?.authorId ?? userId ?? null;
  // If author and text do not match, the answer is that of an unknown text.
  if (userId !== undefined && aboutId !== userId) throw new ApiError('not_found');
  if (aboutId === reporterId) throw new ApiError('forbidden');
  if (aboutId !== null) await requireVisible(db, reporterId, aboutId);
  if (reported && postId !== undefined) await requireReader(db, reporterId, reported.ownerId);
  return { reported, aboutId };
}

/** Only a child and its friends can read its wall. @throws not_found */
async function requireReader(db: Db, userId: string, ownerId: string): Promise<void> {
  const { relation } = await requireVisible(db, userId, ownerId);
  if (relation !== 'self' && relation !== 'friend') throw new ApiError('not_found');
}

const REPORTERS_THAT_HIDE = 2;

/**
 * Folds a reported text for its reporter. A severe reason, or a second child, hides it from everybody but its author
 * until adults have decided (SAFE2-101, SAFE2-102). Needs `lockSubmission`.
 * @returns whether it is hidden
 */
async function foldReported(
  db: Db,
  submission: Submission,
  { isSevere, at }: { isSevere: boolean; at: Date },
): Promise<boolean> {
  const { submissionId, authorId, targetId } = submission;
  await invalidateRecipient(db, submission);
  if ((await countRecalled(db, [submissionId])) > 0) return false;
  if (await findHiddenByReport(db, submissionId)) return true;
  if (!isSevere && (await countReporters(db, submissionId)) < REPORTERS_THAT_HIDE) return false;
  await lockNotifications(db, [authorId, targetId]);
  await hideText(db, submission, { at, byReport: true });
  return true;
}

/**
 * Saves a report of a child with its context (GUIDE-12, SAFE-06), in a case of the child it is about, or
 * in one of the reporter if it names no other child. The reported text is folded and reviewed again, by
 * another adult. An equal report a moment later is a duplicate.
 * @returns the id of the report, or of the one it duplicates
 */
export async function submitReport(db: Db, report: Report): Promise<string> {
  const { reporterId, reportId, reason, at } = report;
  const { reported, aboutId } = await findSubject(db, report);
  // Every action locks the children and the text before its case.
  const submission = reported && (await lockSubmission(db, reported.submissionId));
  const other = aboutId ?? reporterId;
  const newReport: NewReport = {
    reportId,
    reporterId,
    reason,
    aboutId,
    submissionId: reported?.submissionId ?? null,
    text: report.text || null,
    page: report.page ?? null,
    context: await readContext(db, { one: reporterId, other, pointed: reported }),
    at,
  };
  const before = await findEqualReport(db, newReport);
  if (before !== undefined) return before;
  const { group, severity } = kindOf(reason);
  const child = {
    userId: other,
    group: aboutId === null ? 'report' : group,
    severity,
    state: 'open',
    openedBy: 'report',
  } as const;
  const event = { kind: 'reported', actor: 'System', detail: { reportId }, at } as const;
  const { submissionId } = newReport;
  const isSevere = severity >= review.severeFrom;
  const reopened =
    submissionId !== null && !isSevere && (await reopenReported(db, { submissionId, at }));
  const { caseId, isNew } = await openOrUpdateCase(db, child, event);
  await insertReport(db, newReport, caseId);
  if (isSevere && submissionId !== null) await reopenAsSevere(db, { submissionId, caseId, at });
  const hidden = submission !== null && (await foldReported(db, submission, { isSevere, at }));
  const entry = { action: isNew ? 'Opened case' : 'Added report', object: `case ${caseId}` };
  await appendAudit(db, { actor: 'System', ...entry, detail: { reportId, reopened, hidden }, at });
  return reportId;
}
