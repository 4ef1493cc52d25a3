import { useSyncExternalStore } from 'react';
import type { SoundPort } from './ports.ts';

/** Whether sound is off now: the child has turned it off, or is away. */
export const useMuted = ({ muted }: SoundPort): boolean =>
  useSyncExternalStore(muted.subscribe, muted.get);

/** Whether the child has turned voices off, so that what they say is written. */
export const useVoicesOff = ({ voicesOff }: SoundPort): boolean =>
  useSyncExternalStore(voicesOff.subscribe, voicesOff.get);

/** Volume of voices, 0 to 1. */
export const useVolume = ({ volume }: SoundPort): number =>
  useSyncExternalStore(volume.subscribe, volume.get);
