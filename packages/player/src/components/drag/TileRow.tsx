import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import type { DragMode } from '../../drag/places.ts';
import type { ViewProps } from '../../part.ts';
import type { Face } from '../Tile.tsx';
import { Place } from './Place.tsx';
import { Tray } from './Tray.tsx';
import { placeCount } from './tile-picks.ts';
import css from './tiles.module.css';
import { type Placed, type Tiles, useTiles } from './use-tiles.ts';

type Props = ViewProps & { mode: DragMode; face: Face };

/** A row of places above a tray of tiles: sentences, sets of words and sets of pictures. */
export default function TileRow({ part, mode, face }: Props) {
  const t = useText();
  const end = part.component.meta['end'];
  const tiles = useTiles(part, { mode, face, count: placeCount(part.question, part.component) });
  return (
    <>
      <fieldset
        className={classes(css['rail'], mode === 'drop' && css['basket'])}
        aria-label={t('player.answer')}
      >
        {typeof end === 'string' ? (
          <SentencePlaces tiles={tiles} end={end} />
        ) : (
          tiles.placed.map(at => <Place key={at.place} tiles={tiles} at={at} />)
        )}
      </fieldset>
      <Tray tiles={tiles} />
    </>
  );
}

const withCapital = (at: Placed): Placed => ({
  ...at,
  item: at.item && {
    ...at.item,
    value: at.item.value.charAt(0).toUpperCase() + at.item.value.slice(1),
  },
});

/** The places of a sentence: whatever word is first gets a capital, and the sentence ends behind the last place. */
function SentencePlaces({ tiles, end }: { tiles: Tiles; end: string }) {
  const last = tiles.placed.length - 1;
  return tiles.placed.map(at => {
    const place = <Place key={at.place} tiles={tiles} at={at.place === 0 ? withCapital(at) : at} />;
    if (at.place < last) return place;
    return (
      <span key={at.place} className={css['last']}>
        {place}
        <span className={css['end']} lang="en">
          {end}
        </span>
      </span>
    );
  });
}
