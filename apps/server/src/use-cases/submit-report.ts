import { type BodyOf, type ReportReason, review, type SignalGroup } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { openOrUpdateCase } from '../domains/cases/index.ts';
import { requireVisible } from '../domains/friends/index.ts';
import {
  findEqualReport,
  findPointed,
  insertReport,
  type NewReport,
  readContext,
} from '../domains/reports/index.ts';
import { reopenAsSevere, reopenReported } from '../domains/review/index.ts';
import { ApiError } from '../kernel/api-error.ts';

const groups: Readonly<Record<ReportReason, SignalGroup>> = {
  notEnglish: 'notEnglish',
  unkind: 'unkind',
  personalInformation: 'personal',
};
/** A text that was reported for a reason of severity 3 is decided by two adults. */
const severities: Readonly<Record<ReportReason, number>> = {
  notEnglish: 1,
  unkind: 2,
  personalInformation: 2,
};

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

/**
 * Saves a report of a child with its context (GUIDE-12, SAFE-06), in a case of the child it is about, or
 * in one of the reporter if it names no other child. The reported text is reviewed again, by
 * another adult. An equal report a moment later is a duplicate.
 * @returns the id of the report, or of the one it duplicates
 */
export async function submitReport(db: Db, report: Report): Promise<string> {
  const { reporterId, reportId, reason, at } = report;
  const { reported, aboutId } = await findSubject(db, report);
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
  const child = {
    userId: other,
    group: aboutId === null ? 'report' : groups[reason],
    severity: severities[reason],
    state: 'open',
    openedBy: 'report',
  } as const;
  const event = { kind: 'reported', actor: 'System', detail: { reportId }, at } as const;
  const { submissionId } = newReport;
  const isSevere = child.severity >= review.severeFrom;
  const reopened =
    submissionId !== null && !isSevere && (await reopenReported(db, { submissionId, at }));
  const { caseId, isNew } = await openOrUpdateCase(db, child, event);
  await insertReport(db, newReport, caseId);
  if (isSevere && submissionId !== null) await reopenAsSevere(db, { submissionId, caseId, at });
  const entry = { action: isNew ? 'Opened case' : 'Added report', object: `case ${caseId}` };
  await appendAudit(db, { actor: 'System', ...entry, detail: { reportId, reopened }, at });
  return reportId;
}
