import { onboarding } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { welcome } from '../domains/notifications/index.ts';
import { beginOnboarding } from '../domains/onboarding/index.ts';
import { lockChild } from '../domains/user/index.ts';
import { applyLingoRewards } from '../use-cases/apply-lingo-rewards.ts';
import { likeProfile } from '../use-cases/like-profile.ts';
import { acceptRequest, askToBeFriends } from '../use-cases/make-friends.ts';
import { block } from '../use-cases/part-friends.ts';
import { settleStreak } from '../use-cases/settle-streak.ts';
import { DEMO_CLASS, type DemoChild } from './demo-children.ts';
import type { DemoRelations, DemoTie } from './demo-relations.ts';

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

/** Consecutive days on which a child earned Lingos. */
type LingoDays = { readonly days: number; readonly endedDaysAgo?: number };

/** Current streaks and two lost ones; Noah and Zara never had one. */
const lingoDays: Record<string, readonly LingoDays[]> = {
  Mia: [{ days: 2, endedDaysAgo: 9 }, { days: 6 }],
  Ali: [{ days: 3 }],
  Leyla: [{ days: 6 }],
  Malee: [{ days: 1 }],
  Wei: [{ days: 4 }],
  Ivan: [{ days: 3, endedDaysAgo: 4 }],
  Pablo: [{ days: 2 }],
  Chloe: [{ days: 5 }],
  Lucas: [{ days: 2 }],
  Amara: [{ days: 11 }],
  Ruby: [{ days: 4 }],
};
const LINGOS_A_DAY = 25;
/** Has never signed in: its first sign-in opens the first steps. */
const NEW_CHILD = 'Zara';
/** Unread notifications of Mia. All others have read everything. */
const NEW_FOR_MIA = 2;

/** The latest noon in UTC, which falls on the same date in every time zone of the demo world. */
export const noonBefore = (now: number): number =>
  Math.floor((now - NOON_MS) / DAY_MS) * DAY_MS + NOON_MS;

/** An action at a time, in milliseconds since 1970. */
export type DemoEvent = { readonly at: number; readonly act: (db: Db) => Promise<unknown> };

const winDay = (userId: string, now: number): DemoEvent => ({
  at: now,
  act: async db => {
    const ref = new Date(now).toISOString().slice(0, 10);
    await lockChild(db, userId);
    await applyLingoRewards(db, { userId, now, offset: null }, [
      { amount: LINGOS_A_DAY, kind: 'demo', ref },
    ]);
  },
});

function winDays(userId: string, { days, endedDaysAgo = 0 }: LingoDays, now: number): DemoEvent[] {
  const last = noonBefore(now) - endedDaysAgo * DAY_MS;
  return Array.from({ length: days }, (_, index) => winDay(userId, last - index * DAY_MS));
}

/** Newer ties of children who can sign in are replayed, so that they cause notifications. */
const REPLAYED_DAYS = 9;

type World = { readonly children: readonly DemoChild[]; readonly relations: DemoRelations };

/** The ties that are replayed by actions of the app; the older ones are only inserted. */
export function tiesToReplay({ children, relations }: World): DemoRelations {
  const names = new Set(
    children.filter(({ classCode }) => classCode === DEMO_CLASS).map(({ username }) => username),
  );
  const isReplayed = ({ from, to, daysAgo }: DemoTie): boolean =>
    from === 'Mia' ||
    to === 'Mia' ||
    (daysAgo <= REPLAYED_DAYS && (names.has(from) || names.has(to)));
  return {
    friendships: relations.friendships.filter(isReplayed),
    requests: relations.requests.filter(isReplayed),
    likes: relations.likes.filter(isReplayed),
    blocks: relations.blocks,
  };
}

/**
 * Replays the last weeks of the children of the class DEMO, and the events in `more`, by the actions of
 * the app in chronological order, so that they cause the usual notifications.
 */
export async function replayPast(
  db: Db,
  world: World,
  { ids, now, more }: { ids: ReadonlyMap<string, string>; now: number; more: readonly DemoEvent[] },
): Promise<void> {
  const own = world.children.filter(({ classCode }) => classCode === DEMO_CLASS);
  const idOf = (name: string): string => ids.get(name) ?? '';
  const { friendships, requests, likes, blocks } = tiesToReplay(world);
  const event = (
    { from, to, daysAgo }: DemoTie,
    action: typeof askToBeFriends | typeof acceptRequest | typeof likeProfile | typeof block,
  ): DemoEvent => {
    const at = now - daysAgo * DAY_MS;
    return { at, act: db => action(db, { userId: idOf(from), otherId: idOf(to), now: at }) };
  };
  const events: DemoEvent[] = [
    ...Object.entries(lingoDays).flatMap(([name, runs]) =>
      runs.flatMap(run => winDays(idOf(name), run, now)),
    ),
    ...friendships.flatMap(tie => [
      event({ ...tie, daysAgo: tie.daysAgo + 1 }, askToBeFriends),
      event({ ...tie, from: tie.to, to: tie.from }, acceptRequest),
    ]),
    ...requests.map(tie => event(tie, askToBeFriends)),
    ...likes.map(tie => event(tie, likeProfile)),
    ...blocks.map(tie => event(tie, block)),
    ...more,
  ];
  for (const child of own) {
    if (child.username === NEW_CHILD) continue;
    const at = new Date(now - (DAYS_OF_PAST + 1) * DAY_MS);
    const userId = idOf(child.username);
    await beginOnboarding(db, { userId, finished: onboarding.steps, at });
    await welcome(db, { userId, at });
  }
  for (const { act } of events.toSorted((one, other) => one.at - other.at)) await act(db);
  for (const { username } of own) {
    await settleStreak(db, { userId: idOf(username), now, offset: null });
  }
}

/** Longer ago than the first event. */
const DAYS_OF_PAST = 35;

/** Marks the notifications of the children as read, except the newest of Mia. */
export async function markNotificationsRead(
  db: Db,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    UPDATE notification_boxes AS box SET read_place = coalesce((
      SELECT place FROM notifications WHERE notifications.user_id = box.user_id
      ORDER BY place DESC LIMIT 1 OFFSET CASE box.user_id
        WHEN ${ids.get('Mia')} THEN ${NEW_FOR_MIA}::int ELSE 0 END
    ), 0)
  `.execute(db);
}
