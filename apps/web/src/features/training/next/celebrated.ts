import { type KeyValue, readOwn, storageKeys, writeOwn } from '../../../shared/storage.ts';

/** Whether the completed lesson was celebrated for this child on this device. */
export const wasCelebrated = (storage: KeyValue, userId: string, lessonId: string): boolean =>
  readOwn(storage, storageKeys.lessonCelebrated, userId) === lessonId;

/** Remembers the last lesson celebrated for this child. */
export const markCelebrated = (storage: KeyValue, userId: string, lessonId: string): void =>
  writeOwn(storage, storageKeys.lessonCelebrated, userId, lessonId);
