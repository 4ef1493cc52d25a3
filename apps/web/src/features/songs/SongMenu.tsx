import type { Song } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Card, classes, Domino } from '@digipals/ui';
import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page-title.tsx';
import { SongCard } from './SongCard.tsx';
import css from './SongMenu.module.css';

type Props = {
  songs: readonly Song[];
  /** Whether the child has the premium licence; without it no song opens. */
  premium: boolean;
  /** The guide beside the songs. */
  guide: ReactNode;
};

/** The songs of a course as cards, with the next one to sing highlighted (NOTSHOWN-20). */
export function SongMenu({ songs, premium, guide }: Props) {
  const t = useText();
  const empty = songs.length === 0;
  const next = premium ? songs.find(({ sung, locked }) => !sung && !locked) : undefined;
  return (
    <div className={classes(css['hall'], empty && css['alone'])}>
      {!empty && guide}
      <section className={css['songs']}>
        <PageHeading className={css['title']}>{t('songs.title')}</PageHeading>
        {empty ? (
          <NoSongs />
        ) : (
          <ul className={css['cards']}>
            {songs.map(song => (
              <SongCard key={song.activityId} song={song} next={song === next} premium={premium} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function NoSongs() {
  const t = useText();
  return (
    <Card className={css['none']}>
      <Domino mood="sit" className={css['dog']} />
      <p>{t('empty.songs')}</p>
    </Card>
  );
}
