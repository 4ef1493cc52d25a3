import type { ViewProps } from '../../part.ts';
import { gapNumbers } from '../gap-text.ts';
import { GapText } from '../shared/GapText.tsx';
import { Place } from './Place.tsx';
import { Tray } from './Tray.tsx';
import css from './tiles.module.css';
import { useTiles } from './use-tiles.ts';

/** A text whose gaps are filled with tiles (COMP-39, RULE-08). */
export default function DraggableTextContainerWithGaps({ part }: ViewProps) {
  const text = String(part.component.meta['text'] ?? '');
  const count = gapNumbers([text]).length;
  const tiles = useTiles(part, { mode: 'slots', face: 'text', count });

  const show = (gap: number) => {
    const at = tiles.placed[gap - 1];
    return at && <Place tiles={tiles} at={at} className={css['gap']} />;
  };

  return (
    <>
      <p className={css['read']} lang="en">
        <GapText text={text}>{show}</GapText>
      </p>
      <Tray tiles={tiles} />
    </>
  );
}
