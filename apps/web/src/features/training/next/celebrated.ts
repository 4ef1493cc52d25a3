import { type KeyValue, readRecord, storageKeys } from '../../../shared/storage.ts';

/** Whether this child has seen, on this device, that the lesson is done. */
export const wasCelebrated = (storage: KeyValue, userId: string, lessonId: string): boolean =>
  readRecord<string>(storage, storageKeys.lessonCelebrated)[userId] === lessonId;

/** Remembers the last lesson whose end this child has seen. */
export function markCelebrated(storage: KeyValue, userId: string, lessonId: string): void {
  const all = readRecord<string>(storage, storageKeys.lessonCelebrated);
  storage.setItem(storageKeys.lessonCelebrated, JSON.stringify({ ...all, [userId]: lessonId }));
}
