import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import { Tile } from '../Tile.tsx';
import css from './tiles.module.css';
import type { Placed, Tiles } from './use-tiles.ts';

type Props = {
  tiles: Tiles;
  at: Placed;
  className?: string | undefined;
  /** Id of the caption of the place. */
  captionId?: string | undefined;
};

/** A place for a tile: a sunk well that can be tapped, or the tile in it. */
export function Place({ tiles, at, className, captionId }: Props) {
  const t = useText();
  const { drag, face, nameOf } = tiles;
  const index = at.place + 1;
  const isGap = drag.targetName === 'gap';
  const names = at.item && { index, item: nameOf(at.item.id) };
  const over = drag.target === at.place || undefined;
  const shape = classes(css['place'], over && css['over'], className);
  if (!at.item || !names)
    return (
      <span className={shape} ref={drag.placeRef(at.place)} data-over={over} data-glow={at.glows}>
        <button
          type="button"
          className={classes(css['well'], face === 'picture' && css['wide'])}
          aria-label={t(isGap ? 'player.gap' : 'player.place', { index })}
          aria-describedby={captionId}
          {...drag.placeProps(at.place)}
        />
      </span>
    );
  return (
    <span className={shape} ref={drag.placeRef(at.place)} data-over={over} data-glow={at.glows}>
      <Tile
        item={at.item}
        face={face}
        draggable
        set={!at.mark}
        mark={at.mark}
        turn={at.place}
        lifted={drag.lifted?.tile === at.item.id}
        aria-label={t(isGap ? 'player.gapFilled' : 'player.placeFilled', names)}
        aria-describedby={captionId}
        {...drag.tileProps(at.item.id)}
      />
    </span>
  );
}
