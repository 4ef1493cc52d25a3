import type { Item } from '@digipals/contract';
import { useEffect } from 'react';
import type { PartProps } from '../../part.ts';

/** Tells the question that it waits until each picture with a voice was heard (TEACH-01). */
export function useHearAll(
  { component, onWait }: Pick<PartProps, 'component' | 'onWait'>,
  heard: ReadonlySet<string>,
  hasVoice: (item: Item) => boolean,
) {
  const spoken = component.data.filter(hasVoice);
  const waits = spoken.some(({ id }) => !heard.has(id));
  const tells = spoken.length > 0;
  useEffect(() => {
    if (!tells) return;
    onWait(waits);
    return () => onWait(false);
  }, [onWait, tells, waits]);
}
