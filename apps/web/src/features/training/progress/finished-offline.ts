import { type KeyValue, readOwn, storageKeys, writeOwn } from '../../../shared/storage.ts';

const readMarks = (storage: KeyValue, userId: string) =>
  readOwn<Record<string, number>>(storage, storageKeys.finishedOffline, userId) ?? {};

/** Percentages of activities finished offline (OFFLINE-10, TRAIN-25). */
export function finishedOffline(storage: KeyValue, userId: string): ReadonlyMap<string, number> {
  return new Map(Object.entries(readMarks(storage, userId)));
}

/** Stores that an activity was finished offline. `percent` is 0 to 100. */
export function markFinishedOffline(
  storage: KeyValue,
  userId: string,
  activityId: string,
  percent: number,
): void {
  const marks = { ...readMarks(storage, userId), [activityId]: percent };
  writeOwn(storage, storageKeys.finishedOffline, userId, marks);
}

/** Deletes the marks once the server has the answers, because then its score counts. */
export const forgetFinishedOffline = (storage: KeyValue, userId: string): void =>
  writeOwn(storage, storageKeys.finishedOffline, userId, null);
