import type { Item } from '@digipals/contract';
import type { ViewProps } from '../../../part.ts';
import { pictureCard } from '../../PictureGrid.tsx';
import { Carousel } from '../../shared/Carousel.tsx';
import { useHearAll } from '../use-hear-all.ts';
import { useTalk } from '../use-talk.ts';
import css from './PictureCarousel.module.css';
import { SpeakingCard } from './SpeakingCard.tsx';

const hasVoice = ({ audio }: Item) => audio !== undefined;

/**
 * Pictures that advance automatically, two or three at a time, until a child takes over (COMP-07, AMBIG-41).
 * A question without an answer waits until all that have a voice were heard.
 */
export default function PictureCarousel({ part }: ViewProps) {
  const { playing, heard, play } = useTalk(part.ports.sound);
  useHearAll(part, heard, hasVoice);
  const slides = part.component.data.map((item, place) => {
    const { id, audio } = item;
    const card = (
      <SpeakingCard
        key={id}
        item={item}
        className={pictureCard(place)}
        speaking={playing === id}
        heard={heard.has(id)}
        onSpeak={audio === undefined ? undefined : () => play(id, [audio])}
      />
    );
    return { id, content: <div className={css['slide']}>{card}</div> };
  });
  return (
    <div className={css['pictures']}>
      <Carousel
        slides={slides}
        automatic={!part.locked}
        onTurn={() => part.ports.effect('turnPage')}
      />
    </div>
  );
}
