import { useText } from '@digipals/i18n/react';
import type { ViewProps } from '../../part.ts';
import css from './Lines.module.css';
import { Place } from './Place.tsx';
import { Tray } from './Tray.tsx';
import { placeCount } from './tile-picks.ts';
import tileCss from './tiles.module.css';
import { faceOfWords, useTiles } from './use-tiles.ts';

/** A sheet for the sentences that belong on it, in any order (COMP-38). */
export default function DraggableTextContainer({ part }: ViewProps) {
  const t = useText();
  const { question, component } = part;
  const count = placeCount(question, component);
  const tiles = useTiles(part, { mode: 'drop', face: faceOfWords(component), count });
  return (
    <div className={css['board']}>
      <fieldset className={css['sheet']} aria-label={t('player.answer')}>
        {tiles.placed.map(at => (
          <span key={at.place} className={css['rule']}>
            <Place tiles={tiles} at={at} className={tileCss['line']} />
          </span>
        ))}
      </fieldset>
      <div className={css['stock']}>
        <Tray tiles={tiles} sentences />
      </div>
    </div>
  );
}
