import type { ResponseOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { recordAccess } from '../domains/accesses/index.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { addToCase, lockCase, type StaffActor } from '../domains/cases/index.ts';
import { readGrownUp } from '../domains/grown-ups/index.ts';
import { readIdentity } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';

/**
 * Reveals the child of a case to a lead who has proved again who it is. The reason is recorded in the case and the audit log (SAFE-07).
 * @throws not_found
 */
export async function showIdentity(
  db: Db,
  { caseId, reason }: { readonly caseId: number; readonly reason: string },
  { name, at }: StaffActor,
): Promise<ResponseOf<'POST desk/cases/{caseId}/identity'>> {
  const { userId } = await lockCase(db, caseId);
  const child = await readIdentity(db, userId);
  if (!child) throw new ApiError('not_found');
  const grownUp = await readGrownUp(db, userId);
  await addToCase(db, caseId, { kind: 'identity', actor: name, text: reason, at });
  const shown = { actor: name, action: 'Showed identity', object: `case ${caseId}`, at };
  await recordAccess(db, { ...shown, userIds: [userId] });
  await appendAudit(db, { ...shown, detail: { userId, reason } });
  return { ...child, grownUpEmail: grownUp?.email ?? null };
}
