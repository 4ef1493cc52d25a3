import type { Moment } from '@digipals/engine';
import type { Db } from '../../db/db.ts';
import { timeZoneOf } from '../user/index.ts';
import { offsetIn } from './offset-in.ts';
import { findCountry } from './streaks.data.ts';

/** A child at a moment; `offset` null: its browser did not say what its clock shows. */
export type ChildAt = {
  readonly userId: string;
  readonly now: number;
  readonly offset: number | null;
};

/** The clock of a child: that of its browser, else that of its country. */
export async function momentOf(db: Db, { userId, now, offset }: ChildAt): Promise<Moment> {
  if (offset !== null) return { now, offset };
  return { now, offset: offsetIn(timeZoneOf(await findCountry(db, userId)), now) };
}
