import { type CaseItem, replySenders } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { addressHashOf } from '../mail/index.ts';
import { findUnansweredReplies, type ReplyRow } from './case-events.data.ts';
import { findOpenLike } from './cases.data.ts';
import { addToCase, lockCase } from './cases.service.ts';

/** A case that gets a reply. */
export type ReplyCase = {
  readonly caseId: number;
  readonly userId: string;
  readonly state: CaseItem['state'];
};

/**
 * The case that gets a reply to this one: the case itself, or if it is closed the open case of the same child and group, if
 * there is one. Locks it until the transaction ends.
 * @throws not_found
 */
export async function lockReplyCase(db: Db, caseId: number): Promise<ReplyCase> {
  const { userId, state } = await lockCase(db, caseId);
  const open = state === 'closed' ? await findOpenLike(db, caseId) : undefined;
  if (open === undefined) return { caseId, userId, state };
  return { ...(await lockCase(db, open)), caseId: open };
}

/** What the letters and replies of a case have instead of an address. */
export const addressMarkOf = (caseId: number, address: string): string =>
  addressHashOf(`case ${caseId}`, address).toString('hex');

/** Adds a reply to a case that is locked, so that an adult sees it: the case no longer waits, and a closed one opens again. */
export async function recordReply(
  db: Db,
  { caseId, state }: ReplyCase,
  { text, from, isKnown, at }: { text: string; from: string; isKnown: boolean; at: Date },
): Promise<void> {
  const actor = isKnown ? replySenders.known : replySenders.unknown;
  const reopens = state === 'closed';
  const change = {
    ...((reopens || state === 'waitingForGrownUp') && ({ state: 'open' } as const)),
    ...(reopens && { outcome: null }),
  };
  const detail = isKnown ? { sender: addressMarkOf(caseId, from) } : {};
  await addToCase(db, caseId, { kind: 'reply', actor, text, detail, at }, change);
}

/** The newest replies from an address since the last letter of the case that reached it, the oldest first. */
export async function listUnansweredReplies(
  db: Db,
  { caseId, address, most }: { caseId: number; address: string; most: number },
): Promise<ReplyRow[]> {
  const sender = addressMarkOf(caseId, address);
  return (await findUnansweredReplies(db, { caseId, sender, most })).toReversed();
}
