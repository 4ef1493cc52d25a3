import type { Notification } from '@digipals/contract';
import { notifications as rules } from '@digipals/contract/constants';
import { type KeyValue, readRecord, storageKeys } from '../../shared/storage.ts';

/** So many children of one device are remembered. */
const children = 20;

/** Lingos of one day grow under one id and are told once; whatever else comes again is news again. */
export const announcedKey = ({ id, type, at }: Notification): string =>
  type === 'lingo' ? id : `${id} ${at}`;

const read = (storage: KeyValue) => readRecord<string[]>(storage, storageKeys.announced);

/** What is new to a child and was not told on this device before (NOTIF-09, NOTSHOWN-37). */
export function unannounced(
  storage: KeyValue,
  userId: string,
  list: readonly Notification[],
): Notification[] {
  const told = new Set(read(storage)[userId]);
  return list.filter(notification => notification.isNew && !told.has(announcedKey(notification)));
}

/** Remembers on this device what a child was told. */
export function rememberAnnounced(
  storage: KeyValue,
  userId: string,
  told: readonly Notification[],
): void {
  const { [userId]: before = [], ...others } = read(storage);
  const own = [...told.map(announcedKey), ...before].slice(0, 2 * rules.kept);
  const kept = [[userId, own], ...Object.entries(others)].slice(0, children);
  storage.setItem(storageKeys.announced, JSON.stringify(Object.fromEntries(kept)));
}
