import type { ViewProps } from '../../../part.ts';
import { PictureGrid } from '../../PictureGrid.tsx';
import { useHearAll } from '../use-hear-all.ts';
import { useTalk } from '../use-talk.ts';
import { SpeakingCard } from './SpeakingCard.tsx';
import css from './SpeakingPictures.module.css';

const everyPicture = () => true;

/** Image buttons that say and then show their word; they pick nothing (COMP-14). The question waits for all. */
export default function SpeakingPictures({ part }: ViewProps) {
  const { playing, heard, play } = useTalk(part.ports.sound);
  useHearAll(part, heard, everyPicture);
  return (
    <PictureGrid items={part.component.data} className={css['pictures']}>
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
