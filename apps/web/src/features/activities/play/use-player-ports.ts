import type { PlayerPorts } from '@digipals/player';
import { useMemo } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { createMicrophone } from './microphone.ts';
import { createShown } from './shown-once.ts';

/** What the player uses of the app and the browser. */
export function usePlayerPorts(userId: string): PlayerPorts {
  const { sounds, storage, random, now } = useServices();
  return useMemo(
    () => ({
      sound: sounds,
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
