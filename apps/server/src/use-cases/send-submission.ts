import { type FrameSource, review, type Sent, type SubmissionKind } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit, type NewAuditEntry } from '../domains/audit/index.ts';
import { countStrikes } from '../domains/cases/index.ts';
import { requireContact, requirePermission } from '../domains/friends/index.ts';
import { requireMayWrite } from '../domains/measures/index.ts';
import {
  hasFirstPost,
  isFirstContact,
  lockSubmissionRow,
  mayWrite,
  readPast,
  saveSubmission,
} from '../domains/messages/index.ts';
import { deleteNotification } from '../domains/notifications/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { ownBond } from '../kernel/bond.ts';
import { openSevereCase } from './open-case.ts';
import { returnedRef } from './return-submission.ts';

const ID_BYTES = 16;

/** A text to send to review. */
export type NewText = {
  readonly authorId: string;
  readonly kind: SubmissionKind;
  readonly targetId: string;
  readonly text: string;
  /** The returned text that this one replaces. */
  readonly submissionId: string | undefined;
  /** The frame that a message came from. */
  readonly frame?: FrameSource | undefined;
  readonly now: number;
};

/**
 * @throws forbidden if the child may not write to the recipient or has no permission, not_found for a
 * recipient that it may not know of
 */
async function requireReader(db: Db, written: NewText): Promise<void> {
  const { authorId, kind, targetId } = written;
  const isOwn = kind !== 'message' && authorId === targetId;
  if (isOwn) await requirePermission(db, authorId);
  const bond = isOwn ? ownBond : await requireContact(db, authorId, targetId);
  if (!mayWrite(kind, bond, authorId)) throw new ApiError('forbidden');
  if (isFirstContact(bond, authorId) && (await hasFirstPost(db, written))) {
    throw new ApiError('forbidden');
  }
}

/**
 * Screens a message, a DigiPost or a status and puts it into the review queue (SAFE-01). Screening runs
 * before the transaction, so that no lock is held meanwhile. The case of a severe text is opened in it.
 */
export async function sendSubmission(
  { screener, random }: Pick<AppDeps, 'screener' | 'random'>,
  db: Db,
  written: NewText,
): Promise<(transaction: Db) => Promise<Sent>> {
  const { kind, text, authorId, submissionId } = written;
  const strikes = await countStrikes(db, authorId, new Date(written.now));
  const past = { ...(await readPast(db, written)), strikes };
  const screening = await screener.screen({ text, kind, ...past });
  const newId = (): string => random(ID_BYTES).toString('base64url');
  const newIds = { submissionId: newId(), conversationId: newId() };
  return async transaction => {
    await requireReader(transaction, written);
    // After the lock of the child: an adult may have paused it meanwhile.
    await requireMayWrite(transaction, authorId, new Date(written.now));
    const sent = await saveSubmission(transaction, { ...written, screening, newIds });
    const severe = screening.signals.some(({ severity }) => severity >= review.severeFrom)
      ? await openSevere(transaction, written, sent.submission.submissionId)
      : null;
    if (submissionId !== undefined) {
      await deleteNotification(transaction, authorId, returnedRef(submissionId));
    }
    if (severe) await appendAudit(transaction, severe);
    return sent;
  };
}

/** Opens the case of a severe text. @returns the entry for the audit log */
async function openSevere(
  db: Db,
  { authorId: userId, now }: NewText,
  submissionId: string,
): Promise<NewAuditEntry> {
  const submission = await lockSubmissionRow(db, submissionId);
  if (!submission) throw new Error('a text that was just saved is not there');
  const at = new Date(now);
  const found = { userId, submissionId, rev: submission.rev, origin: 'signal' } as const;
  const { caseId, isNew } = await openSevereCase(db, { ...found, by: 'System', text: null, at });
  const action = isNew ? 'Opened case' : 'Added severe text';
  return { actor: 'System', action, object: `case ${caseId}`, detail: { submissionId }, at };
}
