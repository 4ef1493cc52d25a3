import { player } from '@digipals/contract/constants';
import { useEffect, useRef } from 'react';
import type { PlayerPorts } from '../../../ports.ts';

/**
 * Plays sounds one after another; false when another sound took over. A sound that reports no end counts as
 * played after a while (AMBIG-43).
 *
 * @param ownMs longest own recording, in milliseconds
 */
export function useSay({ sound }: Pick<PlayerPorts, 'sound'>, ownMs: number) {
  const waits = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => waits.current.forEach(clearTimeout), []);
  const playOne = (url: string, rate: number): Promise<boolean> =>
    new Promise(resolve => {
      const longest = player.triggerWaitMs + (url.startsWith('blob:') ? ownMs : 0);
      const wait = setTimeout(() => resolve(true), longest);
      waits.current.add(wait);
      void sound.play(url, { rate }).then(end => {
        clearTimeout(wait);
        resolve(end !== 'aborted');
      });
    });
  return async (urls: readonly string[], rate = 1): Promise<boolean> => {
    for (const url of urls) if (!(await playOne(url, rate))) return false;
    return true;
  };
}
