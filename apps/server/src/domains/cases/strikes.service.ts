import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { NewAuditEntry } from '../audit/index.ts';
import { addToCase, lockOpenCase, SAME_MS } from './cases.service.ts';
import type { StaffActor } from './staff-actor.ts';
import { hasStrike, insertStrike, markStrikeRevoked } from './strikes.data.ts';

const DAY_MS = 86_400_000;

/**
 * Gives the child of a case a strike with an expiry. Ignores a duplicate.
 * @returns the entries for the audit log
 * @throws not_found, case_closed; forbidden in a case about the reporter, when no other child is known, or in which it asked for
 * help
 */
export async function giveStrike(
  db: Db,
  {
    caseId,
    strikeId,
    days,
    text,
  }: { caseId: number; strikeId: string; days: number; text: string },
  { staffId, name, at }: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  const { userId, group } = await lockOpenCase(db, caseId);
  if (group === 'report' || group === 'help') throw new ApiError('forbidden');
  const same = { caseId, reason: text, days, since: new Date(at.getTime() - SAME_MS) };
  if (await hasStrike(db, same)) return [];
  const expiresAt = new Date(at.getTime() + days * DAY_MS);
  await insertStrike(db, { strikeId, userId, caseId, staffId, reason: text, at, expiresAt });
  const event = { kind: 'strike', actor: name, text, detail: { strikeId }, at } as const;
  await addToCase(db, caseId, event, { ownerId: staffId });
  const object = `case ${caseId}, ends ${expiresAt.toISOString().slice(0, 10)}`;
  const detail = { strikeId, userId, text };
  return [{ actor: name, action: 'Gave strike', object, detail, at }];
}

/**
 * Revokes a strike. Idempotent.
 * @returns its case, and the entries for the audit log
 * @throws not_found
 */
export async function revokeStrike(
  db: Db,
  strikeId: string,
  { staffId, name, at }: StaffActor,
): Promise<{ caseId: number; entries: readonly NewAuditEntry[] }> {
  const revoked = await markStrikeRevoked(db, { strikeId, staffId, at });
  if (!revoked) throw new ApiError('not_found');
  const { caseId, wasGiven } = revoked;
  if (!wasGiven) return { caseId, entries: [] };
  await addToCase(db, caseId, { kind: 'strikeRevoked', actor: name, detail: { strikeId }, at });
  const entry = { action: 'Took strike back', object: `case ${caseId}`, detail: { strikeId } };
  return { caseId, entries: [{ actor: name, ...entry, at }] };
}
