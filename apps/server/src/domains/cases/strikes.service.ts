import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { NewAuditEntry } from '../audit/index.ts';
import { addToCase, lockOpenCase, SAME_MS } from './cases.service.ts';
import { hasStrike, insertStrike, revokeStrike } from './strikes.data.ts';

const DAY_MS = 86_400_000;

/** An adult does something in a case. */
export type Doer = { readonly staffId: string; readonly name: string; readonly at: Date };

/**
 * Gives the child of a case a strike, which ends by itself. The same one again is no other.
 * @returns what is to be written into the log
 * @throws not_found, case_closed; forbidden where the child is who told and nobody else is known
 */
export async function giveStrike(
  db: Db,
  {
    caseId,
    strikeId,
    days,
    text,
  }: { caseId: number; strikeId: string; days: number; text: string },
  { staffId, name, at }: Doer,
): Promise<readonly NewAuditEntry[]> {
  const { userId, group } = await lockOpenCase(db, caseId);
  if (group === 'report') throw new ApiError('forbidden');
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
 * Takes a strike back; once more is no other.
 * @returns the case it belongs to, and what is to be written into the log
 * @throws not_found
 */
export async function takeStrikeBack(
  db: Db,
  strikeId: string,
  { staffId, name, at }: Doer,
): Promise<{ caseId: number; entries: readonly NewAuditEntry[] }> {
  const revoked = await revokeStrike(db, { strikeId, staffId, at });
  if (!revoked) throw new ApiError('not_found');
  const { caseId, wasGiven } = revoked;
  if (!wasGiven) return { caseId, entries: [] };
  await addToCase(db, caseId, { kind: 'strikeRevoked', actor: name, detail: { strikeId }, at });
  const deed = { action: 'Took strike back', object: `case ${caseId}`, detail: { strikeId } };
  return { caseId, entries: [{ actor: name, ...deed, at }] };
}
