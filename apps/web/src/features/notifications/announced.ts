import type { Notification } from '@digipals/contract';
import { notifications as rules } from '@digipals/contract/constants';
import { type KeyValue, readOwn, storageKeys, writeOwn } from '../../shared/storage.ts';

/** Number of children remembered per device. */
const maxChildren = 20;

/** The Lingos of a day grow under one id and are announced once. Anything else with a new time is news again. */
export const announcedKey = ({ id, type, at }: Notification): string =>
  type === 'lingo' ? id : `${id} ${at}`;

const readAnnounced = (storage: KeyValue, userId: string): readonly string[] =>
  readOwn<string[]>(storage, storageKeys.announced, userId) ?? [];

/** New notifications that were not announced on this device yet (NOTIF-09, NOTSHOWN-37). */
export function unannounced(
  storage: KeyValue,
  userId: string,
  list: readonly Notification[],
): Notification[] {
  const announced = new Set(readAnnounced(storage, userId));
  return list.filter(
    notification => notification.isNew && !announced.has(announcedKey(notification)),
  );
}

/** The first steps show the Lingos and the streak that they win. */
export const isShownInSteps = ({ isNew, type }: Notification): boolean =>
  isNew && (type === 'lingo' || type === 'domino-add');

/** Remembers on this device which notifications were announced. */
export function rememberAnnounced(
  storage: KeyValue,
  userId: string,
  announced: readonly Notification[],
): void {
  const keys = [...announced.map(announcedKey), ...readAnnounced(storage, userId)];
  const own = keys.slice(0, 2 * rules.kept);
  writeOwn(storage, storageKeys.announced, userId, own, maxChildren);
}
