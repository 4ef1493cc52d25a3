import type { ClassPair } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import {
  agree,
  end,
  findClassByCode,
  findPairs,
  insertPair,
  type PairAct,
  type StoredPair,
} from './class-pairs.data.ts';

const ID_BYTES = 16;

function shown({ pairId, isAsking, isAgreed, typedCode, ...other }: StoredPair): ClassPair {
  const classCode = isAsking ? typedCode : null;
  if (isAgreed) return { pairId, state: 'paired', classCode, other };
  // Who only typed a code must not learn whose it is.
  return isAsking
    ? { pairId, state: 'asked', classCode, other: null }
    : { pairId, state: 'asks', classCode, other };
}

/** The open pairs of a class (CLASS-27). */
export const listClassPairs = async (db: Db, classId: string): Promise<ClassPair[]> =>
  (await findPairs(db, classId)).map(shown);

/**
 * Asks the class with a code to be paired; agrees where that class has asked. Needs a transaction.
 * @throws not_found for an unknown code, own_class for the class's own, already_paired
 */
export async function proposePair(
  db: Db,
  random: AppDeps['random'],
  { classCode, ...act }: PairAct & { readonly classCode: string },
): Promise<void> {
  const otherId = await findClassByCode(db, classCode);
  if (otherId === undefined) throw new ApiError('not_found');
  if (otherId === act.classId) throw new ApiError('own_class');
  if (await agree(db, act, { otherId })) return;
  const pairId = random(ID_BYTES).toString('base64url');
  const isNew = await insertPair(db, { ...act, pairId, otherId, typedCode: classCode });
  if (!isNew) throw new ApiError('already_paired');
}

/** Agrees to a pair that another class proposed. @throws not_found */
export async function agreeToPair(db: Db, act: PairAct, pairId: string): Promise<void> {
  if (!(await agree(db, act, { pairId }))) throw new ApiError('not_found');
}

/**
 * Ends a pair, declines it or takes it back, if it is as the adult saw it (CLASS-41).
 * @throws not_found, already_paired if it is in another state
 */
export async function endPair(
  db: Db,
  act: PairAct,
  seen: Pick<ClassPair, 'pairId' | 'state'>,
): Promise<void> {
  if (await end(db, act, seen)) return;
  const isOpen = (await findPairs(db, act.classId)).some(({ pairId }) => pairId === seen.pairId);
  throw new ApiError(isOpen ? 'already_paired' : 'not_found');
}
