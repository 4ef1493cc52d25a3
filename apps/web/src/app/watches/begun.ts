import { useEffect, useState } from 'react';
import { hasKeptRun } from '../../features/activities/keep/kept-run.ts';
import { readItem, writeItem } from '../../features/activities/keep/tab-storage.ts';
import { isBusyPath, match } from '../../shared/routing/match.ts';

const name = 'begun';

/** What a child of this tab was doing before it rests, as its address. */
type Stored = { userId: string; place: string };

const activityIn = (place: string): string | undefined => match(place)?.params['activityId'];

/** Whether `place` is the end screen of the activity at `begun`. */
const isEndOf = (begun: string, place: string): boolean =>
  match(begun)?.name === 'activity-builder' &&
  match(place)?.name === 'activity-rewards' &&
  activityIn(place) === activityIn(begun);

/** What goes on at `place`: while the child rests only what began before, and then its end screen (FAMILY-32). */
function goesOn(begun: string | null, place: string, isResting: boolean): string | null {
  if (!isBusyPath(place)) return null;
  if (!isResting || place === begun) return place;
  return begun !== null && isEndOf(begun, place) ? place : null;
}

/** What a reload has interrupted. Without a kept run, which ends with its page, the child would begin again. */
function readBegun(userId: string): string | null {
  const stored = readItem<Stored>(name);
  const isOwn = stored?.userId === userId;
  return isOwn && hasKeptRun(userId, activityIn(stored.place)) ? stored.place : null;
}

/**
 * Whether the child at `place` finishes what it began before it rests, also after a reload. `isResting` is
 * undefined until it is known.
 */
export function useGoesOn(userId: string, place: string, isResting: boolean | undefined): boolean {
  const [begun, setBegun] = useState(() => readBegun(userId));
  const now = isResting === undefined ? begun : goesOn(begun, place, isResting);
  if (now !== begun) setBegun(now);
  useEffect(() => {
    if (isResting !== undefined) writeItem(name, now && ({ userId, place: now } satisfies Stored));
  }, [userId, isResting, now]);
  return now !== null;
}
