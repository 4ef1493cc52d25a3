import type { Db } from '../db/db.ts';
import { findAskedErasure } from '../domains/family/index.ts';
import { findErasure } from '../domains/rights/index.ts';
import { type ErasureResult, type ErasureTools, eraseChild } from './erase-child.ts';
import { hideHeldFromFamily } from './hide-held.ts';
import { listFamily, OPERATOR, tellOfErasure } from './tell-of-erasure.ts';

/** Erasures name no parent: the proof stays when the family is gone. */
export const PARENT = 'Parent';

/** Who asked for the erasure of a child; null if the child was long away. */
async function whoAsked(db: Db, userId: string): Promise<string | null> {
  const askedBy = (await findErasure(db, userId))?.askedBy;
  if (askedBy === PARENT) return (await findAskedErasure(db, userId))?.name ?? null;
  return askedBy === 'Operator' ? OPERATOR : null;
}

/**
 * Erases a child, and tells its parents with an account: when it is done, or when a hold must stay hidden from them.
 * Needs a transaction.
 * @returns also the number of the proof, unless the family sees that the child is held
 */
export async function eraseAndTell(
  db: Db,
  tools: ErasureTools,
  order: { readonly userId: string; readonly by: string; readonly at: Date },
): Promise<{ result: ErasureResult; proof: string | null }> {
  const { userId, at } = order;
  const readers = await listFamily(db, userId, at);
  const who = await whoAsked(db, userId);
  const result = await eraseChild(db, tools, order);
  if (result === 'unknown') return { result, proof: null };
  const isHeld = 'holds' in result;
  const proof = isHeld
    ? await hideHeldFromFamily(db, { userId, holds: result.holds, at })
    : result.erased.erasureId;
  // A queued letter would keep the address of others, which is erased with the child (RIGHTS-05).
  const family = readers.filter(({ hasAccount }) => hasAccount);
  if (proof !== null) await tellOfErasure(db, tools, { event: 'done', family, who, at, proof });
  return { result, proof };
}
