import type { Db } from '../db/db.ts';
import { isHelpCase, requireUntied, type StaffActor } from '../domains/cases/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Call } from './call.ts';

type OfAdult = Pick<Call<'GET desk/cases'>, 'staff' | 'now'>;

/** The adult of a call, and when it acts. */
export const actorOf = ({ staff: { staffId, name, role }, now }: OfAdult): StaffActor => ({
  ...{ staffId, name, role },
  at: new Date(now),
});

/**
 * The number of a case, unless the adult knows its child. Only leads know of a case in which a child asked for help.
 * @throws not_found
 */
export async function caseFor(
  { db, staff }: { readonly db: Db; readonly staff: OfAdult['staff'] },
  id: string,
): Promise<number> {
  const caseId = Number(id);
  await requireUntied(db, caseId, staff.staffId);
  if (staff.role !== 'lead' && (await isHelpCase(db, caseId))) throw new ApiError('not_found');
  return caseId;
}
