import type { ViewProps } from '../../part.ts';
import { Carousel } from '../Carousel.tsx';
import { pictureCard } from '../PictureGrid.tsx';
import css from './PictureCarousel.module.css';
import { SpeakingCard } from './SpeakingCard.tsx';
import { useTalk } from './use-talk.ts';

/** Pictures that go by, two or three at a time, until a child takes over (COMP-07, AMBIG-41). */
export default function PictureCarousel({ part }: ViewProps) {
  const { playing, play } = useTalk(part.ports.sound);
  const slides = part.component.data.map((item, place) => {
    const { id, audio } = item;
    const card = (
      <SpeakingCard
        key={id}
        item={item}
        className={pictureCard(place)}
        speaking={playing === id}
        onSpeak={audio === undefined ? undefined : () => play(id, [audio])}
      />
    );
    return { id, content: card };
  });
  return (
    <div className={css['pictures']}>
      <Carousel slides={slides} automatic={!part.locked} />
    </div>
  );
}
