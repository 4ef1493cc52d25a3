import { useEffect } from 'react';
import { useServices } from '../../../shared/services.tsx';
import type { Scene } from './use-scene.ts';

/** Plays the Lingo sound when the first coin reaches the counter, in milliseconds. */
const lingosHeardAfterMs = 1_000;

type Heard = {
  scene: Scene;
  /** Whether the child has seen the end before: then nothing is heard. */
  again: boolean;
  passed: boolean;
  flies: boolean;
  won: boolean;
};

/** A cheer at first, and sounds for the star that flies and the Lingos that arrive. */
export function useRewardSounds({ scene, again, passed, flies, won }: Heard): void {
  const { sounds } = useServices();
  const arrive = won && !again && scene === 'done';
  useEffect(() => {
    if (!again) sounds.effect(passed ? 'achievement' : 'pop');
  }, [sounds, again, passed]);
  useEffect(() => {
    if (flies) sounds.effect('starFlight');
  }, [sounds, flies]);
  useEffect(() => {
    if (!arrive) return;
    const timer = setTimeout(() => sounds.effect('notification'), lingosHeardAfterMs);
    return () => clearTimeout(timer);
  }, [sounds, arrive]);
}
