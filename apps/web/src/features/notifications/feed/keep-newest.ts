import type { Notification } from '@digipals/contract';
import { notifications as rules } from '@digipals/contract/constants';

/** Merges notifications by id; a later one replaces an earlier one. Keeps the newest 30 (NOTIF-04, NOTIF-05). */
export function keepNewest(list: readonly Notification[]): Notification[] {
  const byId = new Map(list.map(notification => [notification.id, notification]));
  return [...byId.values()]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, rules.kept);
}

/** The list after a notification and all older ones were read (CALL-09). */
export function readUpTo(list: readonly Notification[], id: string): Notification[] {
  const place = list.findIndex(notification => notification.id === id);
  return list.map((notification, index) =>
    place >= 0 && index >= place ? { ...notification, isNew: false } : notification,
  );
}
