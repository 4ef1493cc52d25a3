import { useServices } from '../../../shared/services.tsx';
import { type KeyValue, readRecord, storageKeys } from '../../../shared/storage.ts';
import { isSame, useChanged } from '../frame/use-changed.ts';

/** What an editor keeps of a child, by its name. */
type Tried = Partial<Record<string, unknown>>;

/** Keeps what is tried on, on this device; undefined forgets it. */
function keepTried(storage: KeyValue, userId: string, [name, value]: [string, unknown]): void {
  const all = readRecord<Tried>(storage, storageKeys.triedOn);
  const { [name]: _, ...others } = all[userId] ?? {};
  const own = value === undefined ? others : { ...others, [name]: value };
  const { [userId]: __, ...next } = { ...all };
  const kept = Object.keys(own).length > 0 ? { ...next, [userId]: own } : next;
  if (Object.keys(kept).length === 0) storage.removeItem(storageKeys.triedOn);
  else storage.setItem(storageKeys.triedOn, JSON.stringify(kept));
}

type Options<T> = {
  userId: string;
  /** Of the editor. */
  name: 'wallpaper' | 'interests';
  saved: T;
  /** Whether a value that was kept can still be shown. */
  isKnown(value: unknown): value is T;
};

/** What is tried on: at first what the child left here unsaved, otherwise what is saved. */
export function useTried<T>({ userId, name, saved, isKnown }: Options<T>) {
  const { storage } = useServices();
  const [tried, setTried] = useChanged<T>(saved, () => {
    const kept = readRecord<Tried>(storage, storageKeys.triedOn)[userId]?.[name];
    return isKnown(kept) ? kept : null;
  });
  return {
    tried,
    tryOn(value: T) {
      setTried(value);
      keepTried(storage, userId, [name, isSame(value, saved) ? undefined : value]);
    },
    forget: () => keepTried(storage, userId, [name, undefined]),
  };
}
