import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

/** Whether two looks or lists are the same. The fields of a look may be in another order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  hashKey([one]) === hashKey([other]);

/**
 * What is on: what the child changed, otherwise what is saved, even after a refetch.
 * @param kept unsaved changes of the last visit; null if there are none
 */
export function useChanged<T>(saved: T, kept: () => T | null): [T, (next: T) => void] {
  const [changed, setChanged] = useState(kept);
  // From now on what is on follows what is saved.
  if (changed !== null && isSame(changed, saved)) setChanged(null);
  return [changed ?? saved, setChanged];
}
