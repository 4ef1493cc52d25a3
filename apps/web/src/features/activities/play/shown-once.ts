import type { ShownPort } from '@digipals/player';
import { type KeyValue, type LaterKey, readOwn, writeOwn } from '../../../shared/storage.ts';

const key: LaterKey = 'shownOnce';

/** What this child has been shown once on this device, such as how tiles are moved. */
export const createShown = (storage: KeyValue, userId: string): ShownPort => {
  const all = () => readOwn<string[]>(storage, key, userId) ?? [];
  return {
    has: name => all().includes(name),
    add: name => writeOwn(storage, key, userId, [...all(), name]),
  };
};
