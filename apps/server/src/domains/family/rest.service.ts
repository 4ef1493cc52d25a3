import type { Rest } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { offsetIn } from '../streaks/index.ts';
import { restOf, stricter } from './rest.policy.ts';
import { findRules, type StoredRules } from './rules.data.ts';

/** A child, and the time in milliseconds since 1970. */
type ChildNow = { readonly userId: string; readonly now: number };

/** The rules of a child. @throws not_found */
export async function readRules(db: Db, { userId, now }: ChildNow): Promise<StoredRules> {
  const rules = await findRules(db, userId, new Date(now));
  if (!rules) throw new ApiError('not_found');
  return rules;
}

/** When a child rests, by the clock of the server (FAMILY-14), and whether a grown-up permits contact. */
export async function readRest(db: Db, child: ChildNow): Promise<Rest> {
  const { now } = child;
  const { timeZone, usedToday, classQuiet, minutesADay, ...own } = await readRules(db, child);
  const contact = { mayMeet: own.contactAllowed, hasHiddenFriends: own.hasHiddenFriends };
  const quiet = stricter(own.quiet, classQuiet);
  const rest = restOf(
    { quiet, minutesADay },
    { now, offset: offsetIn(timeZone, now), used: usedToday },
  );
  const clock = new Date(now).toISOString();
  const still = { isResting: false, why: null, now: clock, from: null, until: null };
  if (!rest) return { ...still, ...contact };
  const { from, until, ...same } = rest;
  return {
    ...same,
    now: clock,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    ...contact,
  };
}

/** @throws rest_time while the child rests */
export async function requireAwake(db: Db, child: ChildNow): Promise<void> {
  if ((await readRest(db, child)).isResting) throw new ApiError('rest_time');
}
