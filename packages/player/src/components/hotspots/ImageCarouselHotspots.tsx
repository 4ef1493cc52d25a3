import type { ViewProps } from '../../part.ts';
import { Carousel } from '../shared/Carousel.tsx';
import css from './hotspots.module.css';
import { Names } from './Names.tsx';
import { PictureWithPlaces } from './PictureWithPlaces.tsx';
import { slidesOf } from './slides.ts';
import { useHotspots } from './use-hotspots.ts';

/** Pictures one after another, with things to find on them (COMP-08). */
export default function ImageCarouselHotspots({ part }: ViewProps) {
  const game = useHotspots(part);
  const slides = slidesOf(part.component).map(({ id, value, label, spots }) => ({
    id,
    content: <PictureWithPlaces game={game} picture={{ value, label }} spots={spots} />,
  }));
  return (
    <div className={css['hot']}>
      <div className={css['stage']}>
        <Carousel slides={slides} inView={1} onTurn={() => part.ports.effect('turnPage')} />
      </div>
      <Names game={game} />
    </div>
  );
}
