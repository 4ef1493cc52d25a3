import type { FocusEvent } from 'react';
import type { Spot } from '../shared/scene-spots.ts';
import { Place } from './Place.tsx';
import type { Hotspots } from './use-hotspots.ts';

type Props = {
  game: Hotspots;
  /** The places that can be reached now; the others have no button. */
  spots: readonly Spot[];
  bare?: boolean;
  onFocus?(event: FocusEvent<HTMLElement>): void;
};

/** The places of a picture: each belongs to the item with its id, which gives it its number. */
export function Places({ game, spots, ...rest }: Props) {
  return spots.map(spot => {
    const index = game.items.findIndex(({ id }) => id === spot.id);
    const item = game.items[index];
    return (
      item && (
        <Place key={spot.id} {...rest} game={game} item={item} spot={spot} place={index + 1} />
      )
    );
  });
}
