import type { ViewProps } from '../../part.ts';
import { pictureOf, spotsOf } from '../shared/scene-spots.ts';
import css from './hotspots.module.css';
import { Names } from './Names.tsx';
import { PictureWithPlaces } from './PictureWithPlaces.tsx';
import { useHotspots } from './use-hotspots.ts';

/** A picture with things to find (COMP-34). */
export default function ImageHotspots({ part }: ViewProps) {
  const game = useHotspots(part);
  const { component } = part;
  return (
    <div className={css['hot']}>
      <PictureWithPlaces game={game} picture={pictureOf(component)} spots={spotsOf(component)} />
      <Names game={game} />
    </div>
  );
}
