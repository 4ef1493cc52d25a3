import { useEffect } from 'react';
import type { ViewProps } from '../../../part.ts';
import { PictureGrid } from '../../PictureGrid.tsx';
import { useTalk } from '../use-talk.ts';
import { SpeakingCard } from './SpeakingCard.tsx';
import css from './SpeakingPictures.module.css';

/** Image buttons that say and then show their word; they pick nothing (COMP-14). The question waits for all. */
export default function SpeakingPictures({ part }: ViewProps) {
  const { onWait, component } = part;
  const { playing, heard, play } = useTalk(part.ports.sound);
  const waits = component.data.some(({ id }) => !heard.has(id));
  useEffect(() => {
    onWait(waits);
    return () => onWait(false);
  }, [onWait, waits]);
  return (
    <PictureGrid items={component.data} className={css['pictures']}>
      {(item, cell) => (
        <SpeakingCard
          key={item.id}
          item={item}
          {...cell}
          speaking={playing === item.id}
          heard={heard.has(item.id)}
          onSpeak={() => play(item.id, item.audio ? [item.audio] : [])}
        />
      )}
    </PictureGrid>
  );
}
