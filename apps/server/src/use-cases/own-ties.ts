import { type BodyOf, type OwnTies, tieRules } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { endLeasesOf } from '../domains/review/index.ts';
import { lockPerson, readTiesTold, updateStaff } from '../domains/staff/index.ts';
import {
  askEndOfTie,
  endAskedTies,
  existsTied,
  findTied,
  insertTie,
  listOwnTies,
  listTieSchools,
  type Tied,
} from '../domains/ties/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { StaffCaller } from '../kernel/caller.ts';

type By = { readonly staff: StaffCaller; readonly at: Date };

/** Whom the adult knows, and whether it is to tell it again. */
export async function readOwnTies(db: Db, { staff, at }: By): Promise<OwnTies> {
  const toldAt = await readTiesTold(db, staff.staffId);
  const isOld = toldAt === null || at.getTime() - toldAt.getTime() >= tieRules.askAgainMs;
  return {
    ties: await listOwnTies(db, staff.staffId),
    schools: await listTieSchools(db),
    toldAt: toldAt?.toISOString() ?? null,
    // Admins read no texts.
    isDue: isOld && staff.role !== 'admin',
  };
}

/** Stores that an adult knows somebody, and ends its leases. Needs a transaction. */
export async function addTie(
  db: Db,
  tie: { staffId: string; name: string; tied: Tied; isTold: boolean; actor: string; at: Date },
): Promise<void> {
  const { staffId, name, tied, isTold, actor, at } = tie;
  await insertTie(db, staffId, { tied, isTold, at });
  await endLeasesOf(db, staffId);
  await appendAudit(db, { actor, action: 'Added tie', object: name, detail: tied, at });
}

/** Stores whom the adult says that it knows. Needs a transaction. @throws not_found */
export async function tellTie(
  db: Db,
  { body, staff, at }: By & { readonly body: BodyOf<'POST desk/own/ties'> },
): Promise<void> {
  const { staffId, name } = staff;
  const tied = 'schoolId' in body ? { schoolId: body.schoolId } : await findTied(db, body);
  if (!tied || !(await existsTied(db, tied))) throw new ApiError('not_found');
  await addTie(db, { staffId, name, tied, isTold: true, actor: name, at });
}

/** Notes that the adult has told everybody it knows. Needs a transaction. */
export async function tellTiesComplete(db: Db, { staff, at }: By): Promise<void> {
  await updateStaff(db, staff.staffId, { ties_told_at: at });
  const entry = { actor: staff.name, action: 'Told ties', object: 'own ties', at };
  await appendAudit(db, entry);
}

/** Asks that an own tie ends; until a second adult says yes, it holds. Needs a transaction. @throws not_found */
export async function askToEndTie(
  db: Db,
  { tieId, staff, at }: By & { readonly tieId: string },
): Promise<void> {
  if (!(await askEndOfTie(db, { staffId: staff.staffId, tieId, at }))) {
    throw new ApiError('not_found');
  }
  const entry = { actor: staff.name, action: 'Asked to end tie', object: 'own ties', at };
  await appendAudit(db, entry);
}

/** Ends, as the second, the ties that an adult asked to end. Needs a transaction. @throws not_found, own_account */
export async function confirmEndOfTies(
  db: Db,
  { staffId, staff, at }: By & { readonly staffId: string },
): Promise<void> {
  const adult = await lockPerson(db, staffId);
  if (!adult) throw new ApiError('not_found');
  if (staffId === staff.staffId) throw new ApiError('own_account');
  if ((await endAskedTies(db, staffId)) === 0) throw new ApiError('not_found');
  await appendAudit(db, { actor: staff.name, action: 'Ended tie', object: adult.name, at });
}
