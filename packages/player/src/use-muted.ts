import { useSyncExternalStore } from 'react';
import type { SoundPort } from './ports.ts';

/** Whether nothing is to be heard now: the child has turned sounds off, or is away. */
export const useMuted = ({ muted }: SoundPort): boolean =>
  useSyncExternalStore(muted.subscribe, muted.get);
