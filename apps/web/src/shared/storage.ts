/** The part of Web Storage the app uses. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What values are read from. */
export type Readable = Pick<KeyValue, 'getItem'>;

/** Keys of local storage, in one place so that none is used twice (NOTSHOWN-25, OFFLINE-13). */
export const storageKeys = {
  user: 'user',
  userId: 'userId',
  userAccessToken: 'userAccessToken',
  workKey: 'workKey',
  sealedWork: 'sealedWork',
  offlineSolutions: 'offlineSolutions',
  refusedAnswers: 'refusedAnswers',
  finishedOffline: 'finishedOffline',
  events: 'analyticsEvents',
  soundOff: 'soundOff',
  settings: 'settings',
  unsentChoices: 'unsentChoices',
  interfaceLanguage: 'interfaceLanguage',
  classCode: 'classCode',
  lessonCelebrated: 'lessonCelebrated',
  visitedFriends: 'visitedFriends',
  announced: 'announcedNotifications',
  drafts: 'messageDrafts',
  triedOn: 'triedOn',
  firstSteps: 'firstSteps',
  seenStickers: 'seenStickers',
  nextThings: 'nextThings',
} as const;

/** A key that no first page needs. A type, so that it costs the first page nothing: `shownOnce` is by child, the outboxes are lists. */
export type LaterKey = 'shownOnce' | 'helpOutbox' | 'reportOutbox';

/** Keys that exist while a child is signed in. */
export const sessionKeys = [
  storageKeys.user,
  storageKeys.userId,
  storageKeys.userAccessToken,
  storageKeys.workKey,
] as const;

/** Local storage, or memory where the browser forbids it (private windows, full disks). */
export function safeStorage(storage: () => KeyValue): KeyValue {
  const memory = new Map<string, string>();
  const attempt = <T>(action: () => T, instead: () => T): T => {
    try {
      return action();
    } catch {
      return instead();
    }
  };
  return {
    getItem: key =>
      memory.get(key) ??
      attempt(
        () => storage().getItem(key),
        () => null,
      ),
    setItem(key, value) {
      memory.delete(key);
      const set = () => storage().setItem(key, value);
      // On a full disk the child's own data matters more than analytics events.
      const setAlone = () => {
        storage().removeItem(storageKeys.events);
        set();
      };
      attempt(set, () => attempt(setAlone, () => void memory.set(key, value)));
    },
    removeItem(key) {
      memory.delete(key);
      attempt(
        () => storage().removeItem(key),
        () => undefined,
      );
    },
  };
}

/** A list stored as JSON under one key; unreadable values count as empty. */
export function readList<T>(storage: KeyValue, key: string): T[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as T[]) : [];
  } catch {
    return [];
  }
}

/** Writes a list as JSON; an empty list removes the key. */
export function writeList<T>(storage: KeyValue, key: string, list: readonly T[]): void {
  if (list.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(list));
}

/** A record stored as JSON under one key; unreadable values count as empty. */
export function readRecord<T>(storage: Readable, key: string): Record<string, T> {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return found !== null && typeof found === 'object' ? (found as Record<string, T>) : {};
  } catch {
    return {};
  }
}

/** Writes a record as JSON; an empty record removes the key. */
export function writeRecord(
  storage: KeyValue,
  key: string,
  record: Readonly<Record<string, unknown>>,
): void {
  if (Object.keys(record).length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(record));
}

/** The part of a child in a record by child. */
export const readOwn = <T>(storage: Readable, key: string, userId: string): T | undefined =>
  readRecord<T>(storage, key)[userId];

/**
 * Replaces the part of a child in a record by child; null, an empty list or object removes it. Beyond
 * `maxChildren` the parts written longest ago are dropped.
 */
export function writeOwn(
  storage: KeyValue,
  key: string,
  userId: string,
  own: object | string | null,
  maxChildren?: number,
): void {
  const { [userId]: _, ...others } = readRecord<unknown>(storage, key);
  const isEmpty = own === null || Object.keys(own).length === 0;
  const entries = Object.entries(isEmpty ? others : { [userId]: own, ...others });
  writeRecord(storage, key, Object.fromEntries(entries.slice(0, maxChildren)));
}
