import type { LookAtPlace, Profile } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

type PlaceRow = {
  readonly place: number;
  readonly human: Profile['human'] | null;
  readonly domino: Profile['domino'] | null;
};

export const findSavedLooks = (db: Db, userId: string): Promise<PlaceRow[]> =>
  db
    .selectFrom('saved_looks')
    .select(['place', 'human', 'domino'])
    .where('user_id', '=', userId)
    .execute();

/** Replaces the figures that are given; the other one at this place stays. */
export async function replaceLook(
  db: Db,
  { userId, place, look }: { userId: string; place: number; look: LookAtPlace },
): Promise<void> {
  const figures = Object.fromEntries(
    Object.entries(look).map(([kind, figure]) => [kind, figure && JSON.stringify(figure)]),
  );
  if (Object.keys(figures).length === 0) return;
  await db
    .insertInto('saved_looks')
    .values({ user_id: userId, place, ...figures })
    .onConflict(conflict => conflict.columns(['user_id', 'place']).doUpdateSet(figures))
    .execute();
}
