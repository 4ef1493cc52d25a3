import type { DealtWith, ReplyOutcome } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { lockReplyCase, requireUntied, type StaffActor } from '../domains/cases/index.ts';
import {
  auditedAs,
  dealtWithBy,
  listedSince,
  lockDeskReply,
  lockLostLetter,
  markLetterDone,
  outcomeOf,
  updateReply,
} from '../domains/mail/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { addReplyToCase } from './reply-to-case.ts';

/** Enough of the id to tell replies apart in the audit log. */
const objectOf = (replyId: string): string => `reply ${replyId.slice(0, 12)}`;

async function lockReply(db: Db, replyId: string, { staffId }: StaffActor) {
  const reply = await lockDeskReply(db, { replyId, leadId: staffId });
  if (!reply) throw new ApiError('not_found');
  return reply;
}

/**
 * Puts a reply into a case as an event. Does nothing if a lead has dealt with it. The case may be kept
 * from the family: leads know about it, and nobody else can file the reply.
 * @returns what the first lead did
 * @throws not_found, also for a case whose child the lead knows
 */
export async function putReplyIntoCase(
  db: Db,
  { replyId, caseId }: { replyId: string; caseId: number },
  lead: StaffActor,
): Promise<ReplyOutcome> {
  const reply = await lockReply(db, replyId, lead);
  const known = outcomeOf(reply, lead.staffId);
  if (known) return known;
  const { staffId: doneBy, name: actor, at } = lead;
  const target = await lockReplyCase(db, caseId);
  await requireUntied(db, target.caseId, doneBy);
  // The sender was compared only with the recipient of the letter's own case: in any other case it is unknown.
  // If that case is closed, the open one of the same child and group gets the reply.
  const isKnown = reply.isKnown && reply.letterCaseId === caseId;
  await updateReply(db, replyId, { caseId: target.caseId, doneBy, doneAt: at });
  await addReplyToCase(db, target, { reply: { ...reply, isKnown }, at });
  const entry = { actor, action: 'Put reply into case', object: `case ${target.caseId}` };
  await appendAudit(db, { ...entry, detail: { replyId }, at });
  return { caseId: String(target.caseId), by: actor, at: at.toISOString(), isOwn: true };
}

/**
 * Says that a reply needs no answer. Does nothing if a lead has dealt with it.
 * @returns what the first lead did
 * @throws not_found
 */
export async function endReply(db: Db, replyId: string, lead: StaffActor): Promise<ReplyOutcome> {
  const reply = await lockReply(db, replyId, lead);
  const known = outcomeOf(reply, lead.staffId);
  if (known) return known;
  const { staffId: doneBy, name: actor, at } = lead;
  await updateReply(db, replyId, { doneBy, doneAt: at });
  const entry = { actor, action: 'Reply needs no answer', object: objectOf(replyId) };
  await appendAudit(db, { ...entry, detail: { replyId }, at });
  return { caseId: null, by: actor, at: at.toISOString(), isOwn: true };
}

/**
 * Undoes that a reply needs no answer. Does nothing to a reply that waits.
 * @throws not_found, forbidden for what another lead said, too_late for a reply that is in a case or no longer listed
 */
export async function reopenReply(db: Db, replyId: string, lead: StaffActor): Promise<void> {
  const reply = await lockReply(db, replyId, lead);
  if (reply.caseId !== null) throw new ApiError('too_late', { message: 'It is in a case.' });
  if (reply.doneAt === null) return;
  if (reply.doneById !== lead.staffId) throw new ApiError('forbidden');
  if (reply.doneAt <= listedSince(lead.at)) {
    throw new ApiError('too_late', { message: 'It was said more than seven days ago.' });
  }
  await updateReply(db, replyId, { doneBy: null, doneAt: null });
  const { name: actor, at } = lead;
  const entry = { actor, action: 'Reply waits again', object: objectOf(replyId) };
  await appendAudit(db, { ...entry, detail: { replyId }, at });
}

/**
 * Says that a letter that was given up is dealt with. Does nothing if a lead has said so.
 * @returns which lead was first
 * @throws not_found
 */
export async function dealWithLetter(
  db: Db,
  letterId: string,
  { staffId, name: actor, at }: StaffActor,
): Promise<DealtWith> {
  const letter = await lockLostLetter(db, { letterId, leadId: staffId });
  if (!letter) throw new ApiError('not_found');
  const known = dealtWithBy(letter, staffId);
  if (known) return known;
  await markLetterDone(db, { letterId, doneBy: staffId, doneAt: at });
  const entry = { actor, action: 'Dealt with lost letter', object: auditedAs(letter) };
  await appendAudit(db, { ...entry, detail: { letterId }, at });
  return { by: actor, at: at.toISOString(), isOwn: true };
}
