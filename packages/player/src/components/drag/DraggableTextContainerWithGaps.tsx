import type { ViewProps } from '../../part.ts';
import { type Piece, piecesOf } from '../gap-text.ts';
import { Place } from './Place.tsx';
import { Tray } from './Tray.tsx';
import css from './tiles.module.css';
import { useTiles } from './use-tiles.ts';

/** A text whose gaps are filled with tiles (COMP-39, RULE-08). */
export default function DraggableTextContainerWithGaps({ part }: ViewProps) {
  const text = String(part.component.meta['text'] ?? '');
  const pieces = piecesOf(text);
  const count = pieces.filter(piece => 'gap' in piece).length;
  const tiles = useTiles(part, { mode: 'slots', face: 'text', count });

  const show = (piece: Piece) => {
    if ('text' in piece) return <span key={piece.start}>{piece.text}</span>;
    const at = tiles.placed[piece.gap - 1];
    return at && <Place key={piece.start} tiles={tiles} at={at} className={css['gap']} />;
  };

  return (
    <>
      <p className={css['read']} lang="en">
        {pieces.map(show)}
      </p>
      <Tray tiles={tiles} />
    </>
  );
}
