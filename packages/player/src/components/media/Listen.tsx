import { useText } from '@digipals/i18n/react';
import { classes, RoundButton } from '@digipals/ui';
import type { ViewProps } from '../../part.ts';
import css from './Listen.module.css';
import { useTalk } from './use-talk.ts';
import { waveHeights } from './wave.ts';

/** The sounds of a question, played one after another as often as a child wants (COMP-01). */
export default function Listen({ part }: ViewProps) {
  const t = useText();
  const { playing, play } = useTalk(part.ports.sound);
  const sounds = part.component.data.map(({ value }) => value);
  return (
    <div className={css['listen']}>
      <RoundButton
        icon="speak"
        colour="violet"
        label={t('action.listen')}
        className={classes(css['button'], playing !== null && css['playing'])}
        onClick={() => play('all', sounds)}
      />
      <span
        className={css['wave']}
        data-playing={playing === null ? undefined : true}
        aria-hidden="true"
      >
        {waveHeights.map(({ at, height }) => (
          <i key={at} style={{ '--h': height }} />
        ))}
      </span>
    </div>
  );
}
