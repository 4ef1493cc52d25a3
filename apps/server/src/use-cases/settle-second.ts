import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { lockSubmission } from '../domains/messages/index.ts';
import {
  type DueOpinion,
  findCaseGroup,
  markOpinionSettled,
  moveToLead,
} from '../domains/review/index.ts';
import { openCase } from './open-case.ts';

/** The least severity of a case about a text that should not have gone out. */
const GRAVE = 2;

/**
 * A text that went out, and that the second adult would have kept back, is shown to the lead, whoever
 * reads it again meanwhile; one that was taken back by then needs nobody.
 * @returns whether that is done: not before a decision on it has gone out, and it is not set aside
 */
async function showGrave(db: Db, opinion: DueOpinion, at: Date): Promise<boolean> {
  const { submissionId, rev, reviewer: by, note: text } = opinion;
  const { state, authorId: userId } = await lockSubmission(db, submissionId);
  if (state === 'decided' || state === 'held') return false;
  const isSeen = state === 'delivered' || state === 'waiting';
  if (!isSeen && state !== 'escalated') return true;
  if (isSeen) await moveToLead(db, submissionId, at);
  const { group, severity } = await findCaseGroup(db, submissionId);
  const about = { group, severity: Math.max(GRAVE, severity) };
  await openCase(db, { userId, submissionId, rev, ...about, by, text, at });
  return true;
}

/**
 * Does what follows from a second opinion that is taken, and that cannot be undone any more. A grave one
 * may have to be taken again later.
 */
export async function settleSecond(db: Db, opinion: DueOpinion, at: Date): Promise<void> {
  const { decisionId, submissionId, isGrave } = opinion;
  if (isGrave && !(await showGrave(db, opinion, at))) return;
  await markOpinionSettled(db, decisionId, at);
  if (!isGrave) return;
  const object = `submission ${submissionId}`;
  await appendAudit(db, { actor: 'System', action: 'Sent to the lead', object, at });
}
