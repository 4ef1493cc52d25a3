import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import type { DragMode } from '../../drag/places.ts';
import type { ViewProps } from '../../part.ts';
import type { Face } from '../Tile.tsx';
import { Place } from './Place.tsx';
import { Tray } from './Tray.tsx';
import { placeCount } from './tile-picks.ts';
import css from './tiles.module.css';
import { useTiles } from './use-tiles.ts';

type Props = ViewProps & { mode: DragMode; face: Face };

/** A row of places above a tray of tiles: sentences, sets of words and sets of pictures. */
export default function TileRow({ part, mode, face }: Props) {
  const t = useText();
  const tiles = useTiles(part, { mode, face, count: placeCount(part.question, part.component) });
  return (
    <>
      <fieldset
        className={classes(css['rail'], mode === 'drop' && css['basket'])}
        aria-label={t('player.answer')}
      >
        {tiles.placed.map(at => (
          <Place key={at.place} tiles={tiles} at={at} />
        ))}
      </fieldset>
      <Tray tiles={tiles} />
    </>
  );
}
