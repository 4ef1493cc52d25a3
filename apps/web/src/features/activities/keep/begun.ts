import { localKey } from '@digipals/client';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isBusyPath, match } from '../../../shared/routing/match.ts';
import { hasKeptRun } from './kept-run.ts';
import { readItem, writeItem } from './tab-storage.ts';

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

/** What the child is doing: the same for the page, which may not be shown, and the watch of the rest. */
const begunQuery = (userId: string) =>
  queryOptions<string | null>({
    queryKey: localKey(name, userId),
    queryFn: skipToken,
    initialData: () => readBegun(userId),
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Whether the child at `place` finishes what it began before it rests, also after a reload. `isResting` is
 * undefined until it is known.
 */
export function useGoesOn(userId: string, place: string, isResting: boolean | undefined): boolean {
  const queries = useQueryClient();
  const begun = useQuery(begunQuery(userId)).data ?? null;
  const now = isResting === undefined ? begun : goesOn(begun, place, isResting);
  useEffect(() => {
    if (isResting === undefined) return;
    queries.setQueryData(begunQuery(userId).queryKey, now);
    writeItem(name, now && ({ userId, place: now } satisfies Stored));
  }, [queries, userId, isResting, now]);
  return now !== null;
}
