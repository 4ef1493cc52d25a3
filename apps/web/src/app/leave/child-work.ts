import {
  type KeyValue,
  type LaterKey,
  readList,
  readOwn,
  readRecord,
  storageKeys,
  writeList,
  writeOwn,
  writeRecord,
} from '../../shared/storage.ts';

/** Records by child that show what it wrote or chose. */
const readable = [
  storageKeys.drafts,
  storageKeys.triedOn,
  storageKeys.unsentChoices,
  storageKeys.firstSteps,
] as const;
/** Records by child, and lists whose entries name their child. */
const records = [
  ...readable,
  storageKeys.finishedOffline,
  storageKeys.lessonCelebrated,
  storageKeys.announced,
  storageKeys.seenStickers,
  storageKeys.nextThings,
  'shownOnce' satisfies LaterKey,
] as const;
const lists = [
  storageKeys.offlineSolutions,
  storageKeys.refusedAnswers,
  'helpOutbox' satisfies LaterKey,
  'reportOutbox' satisfies LaterKey,
] as const;

type Entry = { id: string; userId: string };

/** What a child made that the server does not have, and what the device remembers of it, by key of local storage. */
export type Work = {
  userId: string;
  records: Record<string, unknown>;
  lists: Record<string, Entry[]>;
};

/** The work of a child on this device; null if there is none. */
export function readWork(storage: KeyValue, userId: string): Work | null {
  const work: Work = { userId, records: {}, lists: {} };
  for (const key of records) {
    const own = readOwn(storage, key, userId);
    if (own !== undefined) work.records[key] = own;
  }
  for (const key of lists) {
    const own = readList<Entry>(storage, key).filter(entry => entry.userId === userId);
    if (own.length > 0) work.lists[key] = own;
  }
  const isEmpty = Object.keys({ ...work.records, ...work.lists }).length === 0;
  return isEmpty ? null : work;
}

function removeRecords(storage: KeyValue, userId: string, keys: readonly string[]): void {
  for (const key of keys) writeOwn(storage, key, userId, null);
}

/** Removes what a child wrote or chose from this device, where it cannot be sealed; its answers stay. */
export const removeReadable = (storage: KeyValue, userId: string): void =>
  removeRecords(storage, userId, readable);

/** Removes the work of a child from this device; that of other children stays. */
export function removeWork(storage: KeyValue, userId: string): void {
  removeRecords(storage, userId, records);
  for (const key of lists) {
    const all = readList<Entry>(storage, key);
    writeList(
      storage,
      key,
      all.filter(entry => entry.userId !== userId),
    );
  }
}

/** Adds work to what is stored. Entries that are stored already are not doubled. */
export function restoreWork(storage: KeyValue, work: Work): void {
  for (const [key, own] of Object.entries(work.records))
    writeRecord(storage, key, { ...readRecord(storage, key), [work.userId]: own });
  for (const [key, own] of Object.entries(work.lists)) {
    const all = readList<Entry>(storage, key);
    const known = new Set(all.map(({ id }) => id));
    writeList(storage, key, [...all, ...own.filter(({ id }) => !known.has(id))]);
  }
}
