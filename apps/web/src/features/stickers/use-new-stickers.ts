import { useEffect, useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { type KeyValue, readOwn, storageKeys, writeOwn } from '../../shared/storage.ts';

/** Ids of the stickers that a child has seen in its album on this device. */
export const readSeen = (storage: KeyValue, userId: string): readonly string[] =>
  readOwn<string[]>(storage, storageKeys.seenStickers, userId) ?? [];

/** The stickers of a page that the child has not seen yet: they are heard, and peeled on once (STICKER-03). */
export function useNewStickers(userId: string, won: readonly string[]): readonly string[] {
  const { storage, sounds } = useServices();
  const [fresh] = useState(() => {
    const seen = readSeen(storage, userId);
    return won.filter(id => !seen.includes(id));
  });
  useEffect(() => {
    if (fresh.length === 0) return;
    sounds.effect('achievement');
    const seen = readSeen(storage, userId);
    writeOwn(storage, storageKeys.seenStickers, userId, [...new Set([...seen, ...fresh])]);
  }, [fresh, storage, sounds, userId]);
  return fresh;
}
