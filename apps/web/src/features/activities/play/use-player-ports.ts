import type { PlayerPorts, SoundPort } from '@digipals/player';
import { useMemo } from 'react';
import { useServices } from '../../../shared/services.tsx';
import type { Sounds } from '../../../shared/sounds.ts';
import { createMicrophone } from './microphone.ts';
import { createShown } from './shown-once.ts';

const voicesOffOf = ({ on, volume }: Sounds): SoundPort['voicesOff'] => ({
  get: () => !on.get() || volume.get() === 0,
  subscribe(changed) {
    const unsubscribe = [on.subscribe(changed), volume.subscribe(changed)];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  },
});

/** What the player uses of the app and the browser. */
export function usePlayerPorts(userId: string): PlayerPorts {
  const { sounds, storage, random, now } = useServices();
  return useMemo(
    () => ({
      sound: { ...sounds, voicesOff: voicesOffOf(sounds) },
      microphone: createMicrophone(navigator.mediaDevices),
      shown: createShown(storage, userId),
      random,
      now,
      log: message => globalThis.reportError?.(new Error(message)),
      effect: sounds.effect,
    }),
    [sounds, storage, userId, random, now],
  );
}
