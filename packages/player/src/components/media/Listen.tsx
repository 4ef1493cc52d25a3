import { useText } from '@digipals/i18n/react';
import { classes, RoundButton } from '@digipals/ui';
import { useRef, useState } from 'react';
import type { PartProps } from '../../part.ts';
import css from './Listen.module.css';
import { waveHeights } from './wave.ts';

/** The sounds of a question, played one after another as often as a child likes (COMP-01). */
export function Listen({ part }: { part: PartProps }) {
  const t = useText();
  const [playing, setPlaying] = useState(false);
  const turn = useRef(0);

  const play = async () => {
    turn.current += 1;
    const own = turn.current;
    setPlaying(true);
    for (const { value } of part.component.data) {
      const end = await part.sound.play(value);
      if (end === 'aborted' || turn.current !== own) break;
    }
    if (turn.current === own) setPlaying(false);
  };

  return (
    <div className={css['listen']}>
      <RoundButton
        icon="speak"
        colour="violet"
        label={t('action.listen')}
        className={classes(css['button'], playing && css['playing'])}
        onClick={() => void play()}
      />
      <span className={css['wave']} data-playing={playing || undefined} aria-hidden="true">
        {waveHeights.map(({ at, height }) => (
          <i key={at} style={{ '--h': height }} />
        ))}
      </span>
    </div>
  );
}
