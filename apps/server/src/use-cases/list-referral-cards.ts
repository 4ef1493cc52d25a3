import type { ReferralCard } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { listClassChildren } from '../domains/classes/index.ts';
import { readReferralCard } from '../domains/referrals/index.ts';

/** The invitation cards of the children who are in a class. */
export async function listReferralCards(
  db: Db,
  random: AppDeps['random'],
  { classId, now }: { classId: string; now: number },
): Promise<ReferralCard[]> {
  const people = await listClassChildren(db, classId, now);
  const cards: ReferralCard[] = [];
  for (const { childId, leftAt } of people)
    if (leftAt === null) cards.push(await readReferralCard(db, childId, random));
  return cards;
}
