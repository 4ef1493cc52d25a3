import { Domino } from '@digipals/ui';
import css from './Singer.module.css';

type Props = {
  picture: string | undefined;
  playing: boolean;
  /** Place of the word that is sung; Domino hops when it changes. */
  beat: number;
};

const note = 'M9 17.5V4l10-2v13.5M9 8l10-2';

/** The scene of a song: its picture, or a meadow without one, and Domino who sings. */
export function Singer({ picture, playing, beat }: Props) {
  return (
    <div className={css['scene']} data-playing={playing || undefined}>
      {picture && <img className={css['picture']} src={picture} alt="" draggable={false} />}
      <span className={css['dog']} data-beat={playing ? Math.max(0, beat) % 2 : undefined}>
        <Domino mood={playing ? 'cheer' : 'sit'} />
      </span>
      {[0, 1, 2].map(place => (
        <svg
          key={place}
          className={css['note']}
          data-place={place}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d={note} />
          <ellipse cx="6.2" cy="17.8" rx="3.2" ry="2.6" />
          <ellipse cx="16.2" cy="15.8" rx="3.2" ry="2.6" />
        </svg>
      ))}
    </div>
  );
}
