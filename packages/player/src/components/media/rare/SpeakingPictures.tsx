import type { ViewProps } from '../../../part.ts';
import { PictureGrid } from '../../PictureGrid.tsx';
import { useTalk } from '../use-talk.ts';
import { SpeakingCard } from './SpeakingCard.tsx';
import css from './SpeakingPictures.module.css';

/** Image buttons that say their word; they pick nothing (COMP-14). */
export default function SpeakingPictures({ part }: ViewProps) {
  const { playing, play } = useTalk(part.ports.sound);
  return (
    <PictureGrid items={part.component.data} className={css['pictures']}>
      {(item, cell) => (
        <SpeakingCard
          key={item.id}
          item={item}
          {...cell}
          speaking={playing === item.id}
          onSpeak={() => play(item.id, item.audio ? [item.audio] : [])}
        />
      )}
    </PictureGrid>
  );
}
