import { type KeyValue, readRecord, storageKeys } from '../../../shared/storage.ts';

/** Whether the completed lesson was celebrated for this child on this device. */
export const wasCelebrated = (storage: KeyValue, userId: string, lessonId: string): boolean =>
  readRecord<string>(storage, storageKeys.lessonCelebrated)[userId] === lessonId;

/** Remembers the last lesson celebrated for this child. */
export function markCelebrated(storage: KeyValue, userId: string, lessonId: string): void {
  const all = readRecord<string>(storage, storageKeys.lessonCelebrated);
  storage.setItem(storageKeys.lessonCelebrated, JSON.stringify({ ...all, [userId]: lessonId }));
}
