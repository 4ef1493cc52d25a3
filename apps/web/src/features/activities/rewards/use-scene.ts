import { isCalm } from '@digipals/ui/calm';
import { useEffect, useState } from 'react';

/** What the end of an activity shows: the stars, then one that flies off, then everything in its place. */
export type Scene = 'stars' | 'flight' | 'done';

/** Start times in ms. Those of the balloons and the card are in the styles. */
const times = { flight: 720, done: 2_600 };

/**
 * Plays the scene once. Any touch or key skips to its end; calm mode, and a scene that was seen before, show only
 * the end (ALIVE-12).
 */
export function useScene(again = false): Scene {
  const [scene, setScene] = useState<Scene>(() => (again || isCalm() ? 'done' : 'stars'));
  const plays = scene !== 'done';
  useEffect(() => {
    if (!plays) return;
    const ending = new AbortController();
    const end = () => setScene('done');
    const flight = setTimeout(() => setScene('flight'), times.flight);
    const last = setTimeout(end, times.done);
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, end, { signal: ending.signal });
    return () => {
      clearTimeout(flight);
      clearTimeout(last);
      ending.abort();
    };
  }, [plays]);
  return scene;
}
