import { player } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import { clock, Seek } from '../shared/Seek.tsx';
import css from './FilmCard.module.css';
import type { Film } from './use-film.ts';
import type { Large } from './use-large.ts';

/** The buttons of a film, beside play and pause. */
export type Controls = { again?: boolean; slow?: boolean; seek?: boolean; full?: boolean };

type Props = { film: Film; controls: Controls; large: Large };

/** Buttons under a film, each large enough for a child's finger. */
export function FilmControls({ film, controls, large }: Props) {
  const t = useText();
  return (
    <div className={css['bar']}>
      <PlayButton film={film} />
      {controls.again && (
        <RoundButton
          icon="replay"
          colour="blue"
          label={t('player.watchAgain')}
          onClick={() => film.play(1)}
        />
      )}
      {controls.slow && (
        <RoundButton
          icon="slow"
          colour="green"
          label={t('player.watchSlowly')}
          onClick={() => film.play(player.slowRate)}
        />
      )}
      {controls.seek ? <FilmSeek film={film} /> : <span className={css['space']} />}
      {controls.full && (
        <RoundButton
          icon={large.open ? 'x' : 'full'}
          label={large.open ? t('player.exitFullScreen') : t('player.fullScreen')}
          onClick={large.toggle}
        />
      )}
    </div>
  );
}

/** Plays or pauses a film. */
export function PlayButton({ film }: { film: Film }) {
  const t = useText();
  const running = film.phase === 'playing' || film.phase === 'loading';
  return (
    <RoundButton
      icon={running ? 'pause' : 'play'}
      colour="violet"
      label={running ? t('player.pause') : t('player.play')}
      onClick={film.toggle}
      data-film-toggle
    />
  );
}

/** The seek bar of the film, and the time. */
export function FilmSeek({ film }: { film: Film }) {
  const t = useText();
  return (
    <>
      <Seek label={t('player.seek')} at={film.time} length={film.seconds} onSeek={film.seek} />
      <span className={css['time']} aria-hidden="true">
        {clock(film.time)}
      </span>
    </>
  );
}
