import type { Notification } from '@digipals/contract';
import type { Flags } from '../../shared/flags.ts';

type Trophy = NonNullable<Notification['content']['trophy']>;

/**
 * The content of a popup; `id` is the id of its notification. `welcome` follows a login (NOTSHOWN-08);
 * `hello` has no popup and opens the first steps (NOTIF-08).
 */
export type Announcement =
  | { kind: 'welcome'; username: string }
  | { kind: 'lingo'; id: string; amount: number }
  | { kind: 'streak'; id: string; won: boolean; days: number }
  | { kind: 'hello'; id: string }
  | { kind: 'trophy'; id: string; trophy: Trophy }
  | { kind: 'text'; id: string; news: Notification }
  | { kind: 'many'; count: number };

/** Popups with the notifications they announce, and notifications without a popup. */
export type Plan = {
  popups: { announcement: Announcement; tells: Notification[] }[];
  silent: Notification[];
};

/** More popups than this, for example after a long absence, are replaced by one with their number. */
const maxPopups = 2;

const ofStudyBuddy = (news: Notification): Announcement | null => {
  const { id, action, content } = news;
  switch (action) {
    case 'firstLogin':
      return { kind: 'hello', id };
    case 'returned':
    case 'withheld':
    case 'report':
    case 'help':
      return { kind: 'text', id, news };
    default:
      return content.trophy ? { kind: 'trophy', id, trophy: content.trophy } : null;
  }
};

/** NOTSHOWN-39: types with a popup of their own, if their flag is on (FLAG-06 to FLAG-09). */
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

/** Announcements in the order in which they happened. `news`: newest first. */
export function announcementsOf(news: readonly Notification[], flags: Flags): Announcement[] {
  const popups = news.toReversed().flatMap(one => popupOf(one, flags) ?? []);
  const isFew = popups.length <= maxPopups;
  if (isFew || popups.some(({ kind }) => kind === 'hello')) return popups;
  return flags.notificationPopup ? [{ kind: 'many', count: news.length }] : popups.slice(-1);
}

const announcedBy = (announcement: Announcement, news: readonly Notification[]): Notification[] =>
  'id' in announcement ? news.filter(({ id }) => id === announcement.id) : [...news];

/** Assigns new notifications to popups. `news`: newest first. */
export function planOf(news: readonly Notification[], flags: Flags): Plan {
  const popups = announcementsOf(news, flags).map(announcement => ({
    announcement,
    tells: announcedBy(announcement, news),
  }));
  const announced = new Set(popups.flatMap(({ tells }) => tells));
  return { popups, silent: news.filter(one => !announced.has(one)) };
}
