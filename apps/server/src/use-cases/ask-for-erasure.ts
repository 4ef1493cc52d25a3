import type { ChildChangeAction, ResponseOf } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { recordChanges } from '../domains/classes/index.ts';
import { answerWish } from '../domains/family/index.ts';
import { pseudonymsOf } from '../domains/pseudonyms/index.ts';
import { askErasure, takeErasureBack } from '../domains/rights/index.ts';
import { lockSeats } from '../domains/seats/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Acting } from './act-on-data.ts';
import { eraseAndTell, PARENT } from './erase-and-tell.ts';
import { tellFamily } from './tell-of-erasure.ts';

const log = async (db: Db, { childId, at }: Acting, action: string): Promise<void> => {
  const object = `data of ${(await pseudonymsOf(db, [childId])).get(childId)}`;
  await appendAudit(db, { actor: PARENT, action, object, at });
};

const note = (db: Db, { adult, childId, at }: Acting, action: ChildChangeAction): Promise<void> =>
  recordChanges(db, [{ userId: childId, adultId: adult.adultId, action, reason: 'Family', at }]);

/** Asks for an erasure in seven days, or erases at once unless something holds the child (FAMILY-21). */
export async function askForErasure(
  db: Db,
  deps: AppDeps,
  acting: Acting & { readonly isNow: boolean },
): Promise<ResponseOf<'POST grown-ups/children/{childId}/family/erasure'>> {
  const { adult, childId: userId, at, isNow: now } = acting;
  await lockSeats(db, { childId: userId });
  // Of two requests at once only the first is news.
  await lockChild(db, userId);
  const told = { userId, who: adult.name, at };
  await log(db, acting, 'Asked for erasure');
  await answerWish(db, { userId, kind: 'erasure', at });
  const { dueAt, isNews } = await askErasure(db, { userId, askedBy: PARENT, now, at });
  if (isNews) await note(db, acting, 'asked to erase');
  if (!now) {
    if (isNews) await tellFamily(db, deps, { ...told, event: 'asked', dueAt });
    return { state: 'asked' };
  }
  const { result, proof } = await eraseAndTell(db, deps, { userId, by: PARENT, at });
  if (result === 'unknown') throw new ApiError('not_found');
  if (proof !== null) return { state: 'erased', proof };
  if (isNews) await tellFamily(db, deps, { ...told, event: 'asked' });
  return { state: 'held' };
}

/** Takes an erasure back (FAMILY-21). @throws not_found if nobody asked for one */
export async function keepChild(db: Db, deps: AppDeps, acting: Acting): Promise<void> {
  const { adult, childId: userId, at } = acting;
  const wasClosed = await takeErasureBack(db, { userId, at });
  if (wasClosed === undefined) throw new ApiError('not_found');
  await log(db, acting, 'Took erasure back');
  await note(db, acting, 'took erasure back');
  await tellFamily(db, deps, { userId, who: adult.name, at, event: 'kept' });
}
