import { useRef } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { type KeyValue, readOwn, storageKeys, writeOwn } from '../../../shared/storage.ts';
import { isSame, useChanged } from '../frame/use-changed.ts';

/** What a child left unsaved, by the name of the editor. */
type Kept = Partial<Record<string, unknown>>;

const readKept = (storage: KeyValue, userId: string): Kept =>
  readOwn(storage, storageKeys.triedOn, userId) ?? {};

type Options<T> = {
  userId: string;
  /** Of the editor. */
  name: 'wallpaper' | 'interests' | 'human' | 'domino';
  saved: T;
  /** A value that was kept, if it can still be shown, otherwise null. */
  read(value: unknown): T | null;
};

/** What is tried on: at first what the child left here unsaved, otherwise what is saved. */
export function useTried<T>({ userId, name, saved, read }: Options<T>) {
  const { storage } = useServices();
  const [tried, setTried] = useChanged<T>(saved, () => read(readKept(storage, userId)[name]));
  const newest = useRef(tried);
  const keep = (value?: T) => {
    const { [name]: _, ...others } = readKept(storage, userId);
    const kept = value === undefined ? others : { ...others, [name]: value };
    writeOwn(storage, storageKeys.triedOn, userId, kept);
  };
  return {
    tried,
    tryOn(value: T) {
      newest.current = value;
      setTried(value);
      keep(isSame(value, saved) ? undefined : value);
    },
    /**
     * Forgets what is kept: it is saved, or no longer wanted. What the child has tried on since then stays.
     * @returns whether nothing was tried on since then
     */
    forget(): boolean {
      const isNewest = isSame(newest.current, tried);
      if (isNewest) keep();
      return isNewest;
    },
  };
}
