import { type BodyOf, identityReasons, type ResponseOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { recordAccess } from '../domains/accesses/index.ts';
import { appendAudit, type NewAuditEntry } from '../domains/audit/index.ts';
import {
  addToCase,
  findOwnReveal,
  findReveal,
  insertReveal,
  lockCase,
  mayConfirmReveal,
  type StaffActor,
  updateReveal,
} from '../domains/cases/index.ts';
import { readGrownUp } from '../domains/grown-ups/index.ts';
import { readIdentity } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';

type Need = BodyOf<'POST desk/cases/{caseId}/identity/requests'>;
type OfCase = { readonly caseId: number; readonly revealId: string };

/** Stores why a lead needs to know who a child is, in the case too. */
async function askReveal(
  db: Db,
  { caseId, revealId }: OfCase,
  { reason, note, isUrgent }: Need & { readonly isUrgent: boolean },
  { staffId, name, at }: StaffActor,
): Promise<void> {
  await insertReveal(db, caseId, { revealId, staffId, reason, note, isUrgent, at });
  const text = `${identityReasons[reason]}: ${note}`;
  const kind = isUrgent ? 'identity' : 'identityAsked';
  await addToCase(db, caseId, { kind, actor: name, text, detail: { revealId, isUrgent }, at });
}

/**
 * Asks a second adult to confirm that a lead may see who the child of a case is (SAFE2-71).
 * @returns the entries for the audit log
 * @throws not_found, still_open when another lead has asked
 */
export async function requestIdentity(
  db: Db,
  ids: OfCase,
  need: Need,
  actor: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  await lockCase(db, ids.caseId);
  const before = await findReveal(db, ids.caseId, actor.at);
  if (before && before.confirmedAt === null) {
    // A retry after a lost answer.
    if (before.staffId === actor.staffId) return [];
    throw new ApiError('still_open', { message: 'Another lead has asked already.' });
  }
  await askReveal(db, ids, { ...need, isUrgent: false }, actor);
  const object = `case ${ids.caseId}`;
  const { name, at } = actor;
  return [{ actor: name, action: 'Asked to show identity', object, detail: need, at }];
}

/**
 * Confirms as a second adult that a lead may see who the child of a case is, or might see it in an emergency.
 * @returns the entries for the audit log
 * @throws not_found, too_late when it is confirmed, other_adult_needed for the lead who asked
 */
export async function confirmIdentity(
  db: Db,
  caseId: number,
  actor: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  await lockCase(db, caseId);
  const { name, at } = actor;
  const reveal = await findReveal(db, caseId, at);
  if (!reveal) throw new ApiError('not_found');
  if (reveal.confirmedAt) throw new ApiError('too_late', { message: 'It is confirmed already.' });
  if (!mayConfirmReveal(reveal, actor)) {
    throw new ApiError('other_adult_needed', { message: 'Another adult must confirm it.' });
  }
  const { revealId, by } = reveal;
  await updateReveal(db, revealId, actor);
  const detail = { revealId };
  await addToCase(db, caseId, { kind: 'identityConfirmed', actor: name, text: null, detail, at });
  const action = 'Confirmed showing identity';
  return [{ actor: name, action, object: `case ${caseId}`, detail: { revealId, by }, at }];
}

/**
 * Shows the child of a case to a lead who has proved again who it is, once a second adult has confirmed it; in an
 * emergency at once. The reason is recorded in the case and the audit log (SAFE-07, SAFE2-71).
 * @throws not_found; other_adult_needed before a second adult has confirmed
 */
export async function showIdentity(
  db: Db,
  { caseId, revealId, urgent }: OfCase & { readonly urgent: Need | undefined },
  actor: StaffActor,
): Promise<ResponseOf<'POST desk/cases/{caseId}/identity'>> {
  const { name, at } = actor;
  const { userId } = await lockCase(db, caseId);
  const child = await readIdentity(db, userId);
  if (!child) throw new ApiError('not_found');
  const allowed = await findOwnReveal(db, caseId, actor.staffId, at);
  const need = allowed ?? urgent;
  if (!need) {
    throw new ApiError('other_adult_needed', { message: 'A second adult must confirm it first.' });
  }
  const { reason, note } = need;
  if (allowed) await addToCase(db, caseId, { kind: 'identity', actor: name, text: null, at });
  else await askReveal(db, { caseId, revealId }, { reason, note, isUrgent: true }, actor);
  const grownUp = await readGrownUp(db, userId);
  const shown = { actor: name, action: 'Showed identity', object: `case ${caseId}`, at };
  await recordAccess(db, { ...shown, userIds: [userId] });
  const isUrgent = allowed?.isUrgent ?? true;
  await appendAudit(db, { ...shown, detail: { userId, reason, note, isUrgent } });
  return { ...child, grownUpEmail: grownUp?.email ?? null };
}
