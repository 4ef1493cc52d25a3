import { type KeyValue, readRecord, storageKeys } from '../../../shared/storage.ts';

type Marks = Record<string, number>;

/** Percentages of activities finished offline (OFFLINE-10, TRAIN-25). */
export function finishedOffline(storage: KeyValue, userId: string): ReadonlyMap<string, number> {
  const marks = readRecord<Marks>(storage, storageKeys.finishedOffline)[userId] ?? {};
  return new Map(Object.entries(marks));
}

/** Stores that an activity was finished offline. `percent` is 0 to 100. */
export function markFinishedOffline(
  storage: KeyValue,
  userId: string,
  activityId: string,
  percent: number,
): void {
  const all = readRecord<Marks>(storage, storageKeys.finishedOffline);
  const marks = { ...all, [userId]: { ...all[userId], [activityId]: percent } };
  storage.setItem(storageKeys.finishedOffline, JSON.stringify(marks));
}

/** Deletes the marks once the server has the answers, because then its score counts. */
export function forgetFinishedOffline(storage: KeyValue, userId: string): void {
  const { [userId]: marks, ...others } = readRecord<Marks>(storage, storageKeys.finishedOffline);
  if (!marks) return;
  if (Object.keys(others).length === 0) storage.removeItem(storageKeys.finishedOffline);
  else storage.setItem(storageKeys.finishedOffline, JSON.stringify(others));
}
