import type { Notification } from '@digipals/contract';
import type { Flags } from '../../shared/flags.ts';

type Trophy = NonNullable<Notification['content']['trophy']>;

/** What pops up for a child; `id` is of the notification it tells of. */
export type Announcement =
  | { kind: 'lingo'; id: string; amount: number }
  | { kind: 'streak'; id: string; won: boolean; days: number }
  | { kind: 'hello'; id: string }
  | { kind: 'trophy'; id: string; trophy: Trophy }
  | { kind: 'text'; id: string; news: Notification }
  | { kind: 'many'; count: number };

/** Popup announcements with the notifications each of them tells of, and those no popup tells of. */
export type Plan = {
  popups: { announcement: Announcement; tells: Notification[] }[];
  silent: Notification[];
};

/** More popups than this, as after a long absence, would pester: one says how many there are. */
const calm = 2;

const ofStudyBuddy = (news: Notification): Announcement | null => {
  const { id, action, content } = news;
  switch (action) {
    case 'firstLogin':
      return { kind: 'hello', id };
    case 'returned':
    case 'withheld':
    case 'report':
      return { kind: 'text', id, news };
    default:
      return content.trophy ? { kind: 'trophy', id, trophy: content.trophy } : null;
  }
};

/** NOTSHOWN-39: what has a popup of its own, as far as its flag is on (FLAG-06 to FLAG-09). */
function popupOf(news: Notification, flags: Flags): Announcement | null {
  const { id, type, content } = news;
  switch (type) {
    case 'lingo':
      return flags.lingoPopup ? { kind: 'lingo', id, amount: content.amount ?? 0 } : null;
    case 'domino-add':
    case 'domino-rem':
      return flags.streakPopup
        ? { kind: 'streak', id, won: type === 'domino-add', days: content.streak ?? 0 }
        : null;
    case 'studybuddy':
      return flags.studyBuddy && flags.notificationPopup ? ofStudyBuddy(news) : null;
    default:
      return null;
  }
}

/** The popups of what is new, in the order in which it happened. `news`: the newest first. */
export function announcementsOf(news: readonly Notification[], flags: Flags): Announcement[] {
  const popups = news.toReversed().flatMap(one => popupOf(one, flags) ?? []);
  if (popups.length <= calm) return popups;
  return flags.notificationPopup ? [{ kind: 'many', count: news.length }] : popups.slice(-1);
}

const tellsOf = (announcement: Announcement, news: readonly Notification[]): Notification[] =>
  announcement.kind === 'many' ? [...news] : news.filter(({ id }) => id === announcement.id);

/** What is new, each with the popup that tells of it. `news`: the newest first. */
export function planOf(news: readonly Notification[], flags: Flags): Plan {
  const popups = announcementsOf(news, flags).map(announcement => ({
    announcement,
    tells: tellsOf(announcement, news),
  }));
  const told = new Set(popups.flatMap(({ tells }) => tells));
  return { popups, silent: news.filter(one => !told.has(one)) };
}
