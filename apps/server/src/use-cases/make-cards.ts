import type { SignInCard } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { listClassChildren, readClass } from '../domains/classes/index.ts';
import { findClosed } from '../domains/rights/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { CardDeps } from './add-children.ts';
import { makeCard } from './change-child.ts';

/**
 * Makes new cards for children of a class, who are signed out (ROSTER-07). Those that wait to be erased get none, and
 * the others do not wait for that. Needs a transaction.
 * @throws not_found for a child of another class, child_left for one that has left or if nobody gets a card
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
  const closed = await findClosed(db, children);
  const getting = new Set(children.filter(childId => !closed.has(childId)));
  if (closed.size > 0 && getting.size === 0) throw new ApiError('child_left');
  const cards: SignInCard[] = [];
  for (const childId of getting) {
    cards.push(await makeCard(db, deps, { adultId, childId, at }));
  }
  return { classCode, cards };
}
