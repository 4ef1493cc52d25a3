import { useText } from '@digipals/i18n/react';
import type { ViewProps } from '../../part.ts';
import { faceOf, Turns } from '../shared/Bubble.tsx';
import { Hole } from './Hole.tsx';
import css from './Lines.module.css';
import { Tray } from './Tray.tsx';
import { placeCount } from './tile-picks.ts';
import { faceOfWords, useTiles } from './use-tiles.ts';

/** Speech bubbles: the child drags in those that fit, in any order (COMP-26). */
export default function DraggableSpeechBubbles({ part }: ViewProps) {
  const t = useText();
  const { question, component } = part;
  const count = placeCount(question, component);
  const tiles = useTiles(part, { mode: 'drop', face: faceOfWords(component), count });
  const [first, ...others] = new Set(component.data.map(({ label }) => label));
  // With several speakers, an empty bubble has no speaker yet.
  const only = others.length === 0 ? first : undefined;
  return (
    <div className={css['board']}>
      <fieldset className={css['holes']} aria-label={t('player.answer')}>
        <Turns>
          {tiles.placed.map(at => {
            const speaker = at.item?.label ?? only;
            const face = faceOf(component, speaker);
            return (
              <Hole
                key={at.place}
                tiles={tiles}
                at={at}
                side="right"
                speaker={speaker}
                face={face}
              />
            );
          })}
        </Turns>
      </fieldset>
      <div className={css['stock']}>
        <Tray tiles={tiles} sentences />
      </div>
    </div>
  );
}
