import { ApiError } from '../app/api-error.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { addToCase, type CaseActions, requireCase } from '../domains/cases/index.ts';
import { readGrownUp } from '../domains/grown-ups/index.ts';
import { readIdentity } from '../domains/user/index.ts';

/** The lead asks who the child of a case is, with a reason that stays in the case and in the log (SAFE-07). */
export const showIdentity: CaseActions['showIdentity'] = async (
  db,
  { caseId, reason },
  { name, at },
) => {
  const { userId } = await requireCase(db, caseId);
  const child = await readIdentity(db, userId);
  if (!child) throw new ApiError('not_found');
  const grownUp = await readGrownUp(db, userId);
  await addToCase(db, caseId, { kind: 'identity', actor: name, text: reason, at });
  const deed = { action: 'Showed identity', object: `case ${caseId}`, detail: { userId, reason } };
  await appendAudit(db, { actor: name, ...deed, at });
  return { ...child, grownUpEmail: grownUp?.email ?? null };
};
