import { letterKinds } from '@digipals/contract/constants';
import type { Db } from '../db/db.ts';
import { endParentsOf } from '../domains/adults/index.ts';
import { endLinks } from '../domains/consents/index.ts';
import { listKeptFromFamily } from '../domains/help-requests/index.ts';
import { dropLetters, erasureSeries } from '../domains/mail/index.ts';
import { caseOfHold, findErasure, type Hold } from '../domains/rights/index.ts';
import { freeFamilySeats } from '../domains/seats/index.ts';

/** An erasure deletes the letters that wait, and so does this, but for those to leads. */
const familyKinds = letterKinds.filter(kind => kind !== erasureSeries);

type Held = { readonly userId: string; readonly holds: readonly Hold[]; readonly at: Date };

/** What holds a child, except help requests that are kept from its family. */
export async function holdsForFamily(
  db: Db,
  { userId, holds }: Pick<Held, 'userId' | 'holds'>,
): Promise<Hold[]> {
  const kept = await listKeptFromFamily(db, userId);
  return holds.filter(hold => !kept.has(caseOfHold(hold) ?? 0));
}

/**
 * Hides from a family that only a help request keeps its child from being erased: the rights of its parents, its
 * links, the seats of its vouchers and letters that wait end, as after an erasure. The erasure follows when leads have closed the case.
 * Needs a transaction, with the child locked.
 * @returns the number of the proof, or null if the family may know why the child is kept
 */
export async function hideHeldFromFamily(
  db: Db,
  { userId, holds, at }: Held,
): Promise<string | null> {
  // The hold of a lead may be there for the same reason.
  const others = holds.filter(({ what }) => what !== 'hold');
  if (others.length === 0) return null;
  if ((await holdsForFamily(db, { userId, holds: others })).length > 0) return null;
  const erasure = await findErasure(db, userId);
  if (!erasure) return null;
  await endParentsOf(db, userId, at);
  await endLinks(db, { userId, at });
  await freeFamilySeats(db, userId, at);
  await dropLetters(db, userId, familyKinds);
  return erasure.erasureId;
}
