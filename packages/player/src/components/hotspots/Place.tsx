import type { Item } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Icon } from '@digipals/ui';
import { type FocusEvent, use } from 'react';
import scene from '../shared/Scene.module.css';
import { type Spot, spotStyle } from '../shared/scene-spots.ts';
import { WrongSign } from '../wrong-sign.ts';
import css from './hotspots.module.css';
import type { Hotspots } from './use-hotspots.ts';

type Props = {
  game: Hotspots;
  item: Item;
  spot: Spot;
  /** Number of the place from 1: its only name before it is found. */
  place: number;
  /** Visible although not found, because there is no picture. */
  bare?: boolean;
  onFocus?(event: FocusEvent<HTMLElement>): void;
};

/** A place on a picture: a button that is invisible until it is found. */
export function Place({ game, item, spot, place, bare = false, onFocus }: Props) {
  const t = useText();
  const wrong = use(WrongSign);
  const { found, glows, mark } = game.stateOf(item);
  return (
    <button
      type="button"
      className={classes(
        scene['spot'],
        css['place'],
        (found || bare) && css['ringed'],
        found && css['found'],
        mark === 'again' && css['again'],
      )}
      style={spotStyle(spot)}
      data-hotspot={item.id}
      data-mark={mark}
      data-glow={glows || undefined}
      aria-label={
        found
          ? t('player.placeFilled', { index: place, item: item.value })
          : t('player.place', { index: place })
      }
      onClick={() => void game.find(item, place)}
      onFocus={onFocus}
    >
      {found && (
        <span className={css['tag']} lang="en">
          <Icon name={mark === 'again' ? wrong : 'ok'} />
          {item.value}
        </span>
      )}
    </button>
  );
}
