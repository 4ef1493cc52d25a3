import type { Item } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, VisuallyHidden } from '@digipals/ui';
import { useId } from 'react';
import { Ghost, Tile } from '../Tile.tsx';
import { Hand } from './Hand.tsx';
import css from './tiles.module.css';
import type { Tiles } from './use-tiles.ts';

type Props = {
  tiles: Tiles;
  /** Tiles with complete sentences: lighter letters, stacked if there is room. */
  sentences?: boolean;
};

/** The tiles that can still be used; a well marks each one in use. */
export function Tray({ tiles, sentences = false }: Props) {
  const t = useText();
  const help = useId();
  const { drag, face, places, tray, hand } = tiles;
  const tileOf = (item: Item) => (
    <Tile
      key={item.id}
      item={item}
      face={face}
      draggable
      lifted={drag.lifted?.tile === item.id || drag.held === item.id}
      aria-describedby={help}
      {...drag.tileProps(item.id)}
    />
  );
  return (
    <fieldset
      className={classes(css['tray'], sentences && css['sentences'])}
      aria-label={t('player.tiles')}
      data-tray
    >
      <VisuallyHidden>
        <span id={help}>{t('dnd.help')}</span>
      </VisuallyHidden>
      {hand && <Hand {...hand} />}
      {tray.map(item =>
        places.includes(item.id) ? (
          <Ghost key={item.id} item={item} face={face} className={css['left'] ?? ''} />
        ) : (
          tileOf(item)
        ),
      )}
    </fieldset>
  );
}
