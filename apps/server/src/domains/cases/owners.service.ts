import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { NewAuditEntry } from '../audit/index.ts';
import { addToCase, lockOpenCase } from './cases.service.ts';
import { listNextOwners } from './owners.data.ts';
import type { StaffActor } from './staff-actor.ts';

/**
 * Takes a case over, or hands it to another adult. Nothing changes for its owner.
 * @returns the entries for the audit log
 * @throws not_found, case_closed; forbidden for another adult unless a lead hands it over
 */
export async function setOwner(
  db: Db,
  { caseId, ownerId }: { readonly caseId: number; readonly ownerId: string },
  actor: StaffActor,
): Promise<readonly NewAuditEntry[]> {
  const { staffId, name, role, at } = actor;
  const before = await lockOpenCase(db, caseId);
  const isOwn = ownerId === staffId;
  if (!isOwn && role !== 'lead') throw new ApiError('forbidden');
  if (before.ownerId === ownerId) return [];
  const able = await listNextOwners(db, caseId, actor);
  const owner = able.find(one => one.staffId === ownerId);
  // The same answer for everybody else: it would tell whom an adult knows.
  if (!owner) throw new ApiError('not_found', { message: 'This adult cannot have the case.' });
  const event = isOwn
    ? ({ kind: 'tookOver', actor: name, detail: { ownerId }, at } as const)
    : ({ kind: 'handedOver', actor: name, text: owner.name, detail: { ownerId }, at } as const);
  await addToCase(db, caseId, event, { ownerId });
  const entry = isOwn
    ? { action: 'Took over case', object: `case ${caseId}` }
    : { action: 'Handed over case', object: `case ${caseId}, to ${owner.name}` };
  return [{ actor: name, ...entry, detail: { ownerId }, at }];
}
