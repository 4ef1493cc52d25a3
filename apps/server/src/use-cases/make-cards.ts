import type { SignInCard } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { listClassChildren, readClass } from '../domains/classes/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { CardDeps } from './add-children.ts';
import { makeCard } from './change-child.ts';

/**
 * Makes new cards for children of a class, who are signed out (ROSTER-07). Needs a transaction.
 * @throws not_found for a child of another class, child_left
 */
export async function makeCards(
  db: Db,
  deps: CardDeps,
  {
    adultId,
    classId,
    children,
    at,
  }: { adultId: string; classId: string; children: readonly string[]; at: Date },
): Promise<{ classCode: string; cards: SignInCard[] }> {
  const { classCode } = await readClass(db, classId, at);
  const own = new Set((await listClassChildren(db, classId, at.getTime())).map(one => one.childId));
  if (!children.every(childId => own.has(childId))) throw new ApiError('not_found');
  const cards: SignInCard[] = [];
  for (const childId of new Set(children)) {
    cards.push(await makeCard(db, deps, { adultId, childId, at }));
  }
  return { classCode, cards };
}
