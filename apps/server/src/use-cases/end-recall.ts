import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { addToCase, type StaffActor } from '../domains/cases/index.ts';
import { lockSubmission } from '../domains/messages/index.ts';
import {
  isGoneOtherwise,
  listRecallTexts,
  lockRecall,
  readRecall,
  requireSecond,
  updateRecall,
} from '../domains/recalls/index.ts';
import { findRound } from '../domains/review/index.ts';
import { lockChildren } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { takeBackAll } from './recall-texts.ts';
import { restoreText } from './restore-text.ts';

/** Locks a recall after the children of its texts, as all actions do. @throws not_found */
async function lockWithTexts(db: Db, recallId: string) {
  const texts = await listRecallTexts(db, [recallId]);
  if (texts.length === 0) throw new ApiError('not_found');
  await lockChildren(
    db,
    texts.flatMap(({ authorId, targetId }) => [authorId, targetId]),
  );
  await lockRecall(db, recallId);
  return texts;
}

/** Adds a step to the case of a recall and to the audit log. */
async function record(
  db: Db,
  { recallId, caseId }: { recallId: string; caseId: number | null },
  step: { kind: 'recallConfirmed' | 'restored'; action: string; text: string | null },
  { name, at }: StaffActor,
): Promise<void> {
  const { kind, action, text } = step;
  if (caseId !== null) {
    await addToCase(db, caseId, { kind, actor: name, text, detail: { recallId }, at });
  }
  const object = `recall ${recallId}`;
  await appendAudit(db, { actor: name, action, object, detail: { text }, at });
}

/**
 * Confirms a recall as a second adult; texts that waited for it are taken back.
 * @throws not_found, too_late, other_adult_needed
 */
export async function confirmRecall(db: Db, recallId: string, actor: StaffActor): Promise<void> {
  const texts = await lockWithTexts(db, recallId);
  const { staffId, at } = actor;
  const { row } = await readRecall(db, recallId, actor, at);
  requireSecond(row, actor, 'confirm');
  if (row.goneAt === null) await takeBackAll(db, texts, at);
  await updateRecall(db, recallId, {
    confirmed_by: staffId,
    confirmed_at: at,
    ...(row.goneAt === null && { gone_at: at }),
  });
  const action = row.goneAt === null ? 'Took back' : 'Confirmed: taken back';
  await record(db, row, { kind: 'recallConfirmed', action, text: null }, actor);
}

/**
 * Proposes to restore the texts of a recall. The second adult to do so, of another role and one of the two a
 * lead, restores them. Texts of another recall stay gone.
 * @throws not_found, too_late, other_adult_needed; still_open while two adults decide on a text of it
 */
export async function restoreRecall(
  db: Db,
  recallId: string,
  note: string,
  actor: StaffActor,
): Promise<void> {
  const texts = await lockWithTexts(db, recallId);
  const { staffId, role, at } = actor;
  const { row } = await readRecall(db, recallId, actor, at);
  requireSecond(row, actor, 'restore');
  for (const { submissionId } of texts) {
    if (await findRound(db, submissionId)) {
      throw new ApiError('still_open', { message: 'Two adults decide on a text of it.' });
    }
  }
  if (row.restoringBy === null) {
    await updateRecall(db, recallId, { restoring_by: staffId, restoring_role: role });
    const step = { kind: 'restored', action: 'Proposed to restore', text: note } as const;
    await record(db, row, step, actor);
    return;
  }
  let readable = 0;
  for (const { submissionId } of row.goneAt ? texts : []) {
    if (await isGoneOtherwise(db, { recallId, submissionId })) continue;
    const submission = await lockSubmission(db, submissionId);
    if (submission.state === 'withheld' && (await restoreText(db, submission, at))) readable += 1;
  }
  await updateRecall(db, recallId, { restored_by: staffId, restored_at: at });
  const text = `${readable} of ${texts.length} readable again: ${note}`;
  await record(db, row, { kind: 'restored', action: 'Restored', text }, actor);
}
