import { Bubble, type Side } from '../shared/Bubble.tsx';
import { Place } from './Place.tsx';
import css from './tiles.module.css';
import type { Placed, Tiles } from './use-tiles.ts';

type Props = {
  tiles: Tiles;
  at: Placed;
  side: Side;
  speaker: string | undefined;
  face: string | undefined;
};

/** A missing line of a dialogue: a place as large as a bubble. */
export function Hole({ tiles, at, ...said }: Props) {
  const tone = at.item && (at.mark ?? 'set');
  return (
    <Bubble {...said} hole tone={tone}>
      <Place tiles={tiles} at={at} className={css['line']} />
    </Bubble>
  );
}
