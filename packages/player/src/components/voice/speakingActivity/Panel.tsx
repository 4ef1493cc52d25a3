import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import css from './Panel.module.css';
import { type Running, waveBars } from './use-recorder.ts';

type Props = {
  running: Running | null;
  limit: number;
  locked: boolean;
  onStart(): void;
  onStop(): void;
};

const bars = Array.from({ length: waveBars }, (_, place) => place);

/** The record button, the remaining time, and the child's voice as a wave. */
export function Panel({ running, limit, locked, onStart, onStop }: Props) {
  const t = useText();
  const seconds = running?.seconds ?? 0;
  const silent = waveBars - (running?.levels.length ?? 0);
  return (
    <div className={css['panel']} data-recording={running ? true : undefined}>
      <span className={css['button']}>
        <svg viewBox="0 0 100 100" className={css['ring']} aria-hidden="true">
          <circle cx="50" cy="50" r="46" />
          <circle
            cx="50"
            cy="50"
            r="46"
            pathLength="1"
            className={css['gone']}
            style={{ '--gone': seconds / limit }}
          />
        </svg>
        <RoundButton
          icon={running ? 'stop' : 'mic'}
          colour="violet"
          label={t(running ? 'player.stopRecording' : 'player.record')}
          disabled={locked}
          data-record
          onClick={() => (running ? onStop() : onStart())}
        />
      </span>
      <span className={css['wave']} aria-hidden="true">
        {bars.map(place => (
          <i
            key={place}
            data-on={place >= silent || undefined}
            style={{ '--h': running?.levels[place - silent] ?? 0.06 }}
          />
        ))}
      </span>
      <span className={css['time']} aria-hidden="true">
        {Math.floor(seconds)}
        <small>{t('player.seconds', { count: limit })}</small>
      </span>
    </div>
  );
}
