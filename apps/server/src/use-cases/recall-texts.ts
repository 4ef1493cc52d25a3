import type { BodyOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { addToCase, type StaffActor } from '../domains/cases/index.ts';
import { countRecalled, lockSubmission } from '../domains/messages/index.ts';
import {
  hasWaiting,
  insertRecall,
  mayTakeBackAlone,
  requireMayTakeBack,
} from '../domains/recalls/index.ts';
import { lockStaff } from '../domains/staff/index.ts';
import { lockChildren } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { takeBack } from './withhold-submission.ts';

/** Locks texts with all their children. Every action locks children first, to avoid deadlocks. */
async function lockTexts(
  db: Db,
  texts: readonly { submissionId: string; authorId: string; targetId: string }[],
) {
  await lockChildren(
    db,
    texts.flatMap(({ authorId, targetId }) => [authorId, targetId]),
  );
  const locked = [];
  for (const { submissionId } of texts) locked.push(await lockSubmission(db, submissionId));
  return locked;
}

/** Takes back texts that are not gone yet. */
export async function takeBackAll(
  db: Db,
  texts: Parameters<typeof lockTexts>[1],
  at: Date,
): Promise<void> {
  for (const submission of await lockTexts(db, texts)) {
    if ((await countRecalled(db, [submission.submissionId])) === 0) {
      await takeBack(db, submission, at);
    }
  }
}

/**
 * Takes back delivered texts of one child at once, until a second adult confirms or two restore them (SAFE2-31). More
 * than an adult may take back alone wait for the second adult. No strike, and the Lingos stay.
 * @throws not_found, forbidden for texts of several authors, submission_gone for one that is taken back already, or that
 *   waits for the second adult already
 */
export async function recallTexts(
  db: Db,
  {
    recallId,
    submissionIds,
    reason,
    note,
  }: BodyOf<'POST desk/recalls'> & { readonly recallId: string },
  { staffId, name, role, at }: StaffActor,
): Promise<void> {
  const ids = [...new Set(submissionIds)];
  // Recalls of one adult happen one after the other, so that each counts the texts of those before.
  await lockStaff(db, staffId);
  const { authorId, caseId, texts } = await requireMayTakeBack(db, ids, { staffId, role }, at);
  await lockTexts(db, texts);
  if ((await countRecalled(db, ids)) > 0) throw new ApiError('submission_gone');
  const isAlone = await mayTakeBackAlone(db, staffId, ids.length, at);
  if (!isAlone && (await hasWaiting(db, ids))) throw new ApiError('submission_gone');
  if (isAlone) await takeBackAll(db, texts, at);
  const recall = { recallId, authorId, caseId, reason, note, staffId, at, submissionIds: ids };
  await insertRecall(db, { ...recall, goneAt: isAlone ? at : null });
  const detail = { recallId, submissionIds: ids, reason };
  if (caseId !== null) {
    await addToCase(db, caseId, { kind: 'recalled', actor: name, text: note, detail, at });
  }
  await appendAudit(db, {
    actor: name,
    action: isAlone ? 'Took back' : 'Asked to take back',
    object: `recall ${recallId}`,
    detail: { ...detail, note },
    at,
  });
}
