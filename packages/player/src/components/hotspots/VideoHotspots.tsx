import { classes } from '@digipals/ui';
import { type FocusEvent, useEffect, useState } from 'react';
import type { ViewProps } from '../../part.ts';
import { Scene } from '../shared/Scene.tsx';
import { FilmSeek, PlayButton } from '../video/FilmControls.tsx';
import { type Film, useFilm } from '../video/use-film.ts';
import { Ground } from './Ground.tsx';
import css from './hotspots.module.css';
import { filmOf, isSeen, spotAt } from './moving.ts';
import { Names } from './Names.tsx';
import { Places } from './Places.tsx';
import { useHotspots } from './use-hotspots.ts';

/** A silent film with things to find; it plays until all are found (COMP-33). */
export default function VideoHotspots({ part }: ViewProps) {
  const game = useHotspots(part);
  const meta = filmOf(part.component);
  const film = useFilm(part, { url: meta.film.value, silent: true });
  const second = useSecond(film);
  // A film that does not load must not hide the things to find.
  const bare = film.phase === 'failed';
  const seen = meta.spots.filter(spot => bare || isSeen(spot, second));

  const stopForKeys = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) film.pause();
  };

  return (
    <div className={css['hot']}>
      <div className={classes(css['stage'], css['withBar'])} style={{ '--ratio': film.ratio }}>
        <Scene ratio={film.ratio}>
          <video
            {...film.video}
            className={css['film']}
            aria-label={meta.film.label}
            loop
            hidden={bare}
          />
          <Ground onMiss={game.onMiss} />
          <Places
            game={game}
            spots={seen.map(spot => spotAt(spot, second))}
            bare={bare}
            onFocus={stopForKeys}
          />
        </Scene>
        <div className={css['bar']}>
          <PlayButton film={film} />
          <FilmSeek film={film} />
        </div>
      </div>
      <Names game={game} />
    </div>
  );
}

const steps = 25;

/** The current second of the film, updated as often as a place must move. */
function useSecond({ phase, time, element }: Film): number {
  const [exact, setExact] = useState(0);
  const plays = phase === 'playing';
  useEffect(() => {
    if (!plays) return;
    let frame = 0;
    const look = () => {
      setExact(Math.round((element.current?.currentTime ?? 0) * steps) / steps);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [plays, element]);
  return plays ? exact : time;
}
