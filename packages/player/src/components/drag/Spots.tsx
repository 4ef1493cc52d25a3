import { classes } from '@digipals/ui';
import { useId } from 'react';
import type { ViewProps } from '../../part.ts';
import scene from '../shared/Scene.module.css';
import { Scene } from '../shared/Scene.tsx';
import { pictureOf, rowsOf, type Spot, spotStyle, spotsOf } from '../shared/scene-spots.ts';
import type { Face } from '../Tile.tsx';
import { Place } from './Place.tsx';
import css from './Spots.module.css';
import { Tray } from './Tray.tsx';
import { useTiles } from './use-tiles.ts';

type Props = ViewProps & {
  face: Face;
  /** Each place has a frame around it, with its caption. */
  framed?: boolean;
};

/** Tiles for places on a picture, or for captioned places in rows. */
export default function Spots({ part, face, framed = false }: Props) {
  const id = useId();
  const spots = spotsOf(part.component);
  const picture = pictureOf(part.component);
  const tiles = useTiles(part, {
    mode: 'slots',
    face,
    count: spots.length,
    targetName: 'place',
    captionOf: place => spots[place]?.label,
  });

  const placeOf = (spot: Spot) => {
    const at = tiles.placed[spots.indexOf(spot)];
    const captionId = spot.label ? `${id}-${spot.id}` : undefined;
    return (
      at && (
        <span
          key={spot.id}
          className={classes(css['spot'], framed && css['framed'], picture && scene['spot'])}
          style={spotStyle(spot)}
        >
          <Place tiles={tiles} at={at} className={css['place']} captionId={captionId} />
          {spot.label && (
            <span id={captionId} className={css['caption']} lang="en">
              {spot.label}
            </span>
          )}
        </span>
      )
    );
  };

  const rows = picture ? [] : rowsOf(spots);
  const sizes = {
    '--rows': rows.length,
    '--across': Math.max(...rows.map(({ length }) => length), 1),
    '--tiles': Math.max(tiles.tray.length, 1),
    '--columns': tiles.tray.length > (face === 'picture' ? 3 : 5) ? 2 : 1,
  };
  return (
    <div className={css['board']} data-face={face} data-rows={rows.length} style={sizes}>
      {picture && (
        <div className={css['onPicture']}>
          <Scene picture={picture}>{spots.map(placeOf)}</Scene>
        </div>
      )}
      {!picture && (
        <div className={css['rows']}>
          {rows.map(row => (
            <div key={row[0]?.id} className={css['row']}>
              {row.map(placeOf)}
            </div>
          ))}
        </div>
      )}
      <div className={css['stock']}>
        <Tray tiles={tiles} />
      </div>
    </div>
  );
}
