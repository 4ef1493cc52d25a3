import type { Moment } from '@digipals/engine';
import type { Db } from '../../db/db.ts';
import type { ChildAt } from '../../kernel/clock.ts';
import { timeZoneOf } from '../user/index.ts';
import { offsetIn } from './offset-in.ts';
import { findCountry } from './streaks.data.ts';

/** The local time of a child: by the offset of its browser, else by its country. */
export async function momentOf(db: Db, { userId, now, offset }: ChildAt): Promise<Moment> {
  if (offset !== null) return { now, offset };
  return { now, offset: offsetIn(timeZoneOf(await findCountry(db, userId)), now) };
}
