import { useText } from '@digipals/i18n/react';
import { classes, colourClass, type IconName, type ToolbarColour, ToolbarTile } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './MenuSigns.module.css';

type Props = {
  archiveOpen: boolean;
  onArchive(): void;
};

/** Links beside the path to the songs, the words, the stickers and the old lessons. */
export function MenuSigns({ archiveOpen, onArchive }: Props) {
  const t = useText();
  return (
    <div className={css['signs']}>
      <Link to={path('song-menu')} className={classes(css['sign'], colourClass('blue'))}>
        <Sign icon="mic" colour="blue">
          {t('songs.title')}
        </Sign>
      </Link>
      <Link to={path('words')} className={classes(css['sign'], colourClass('green'))}>
        <Sign icon="sprout" colour="green">
          {t('words.title')}
        </Sign>
      </Link>
      <Link
        to={path('stickers')}
        className={classes(css['sign'], css['wide'], colourClass('yellow'))}
      >
        <Sign icon="sticker" colour="yellow">
          {t('stickers.title')}
        </Sign>
      </Link>
      <button
        type="button"
        className={classes(css['sign'], colourClass('red'))}
        data-sign="archive"
        aria-haspopup="dialog"
        aria-expanded={archiveOpen}
        onClick={onArchive}
      >
        <Sign icon="book" colour="red">
          {t('training.archive')}
        </Sign>
      </button>
    </div>
  );
}

type SignProps = { icon: IconName; colour: ToolbarColour; children: ReactNode };

function Sign({ icon, colour, children }: SignProps) {
  return (
    <>
      <ToolbarTile icon={icon} colour={colour} className={css['tile']} />
      <span className={css['words']}>{children}</span>
    </>
  );
}
