import type { Song } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import {
  buttonClass,
  classes,
  colourClass,
  Icon,
  Padlock,
  Star,
  TOOLBAR_COLOURS,
} from '@digipals/ui';
import type { MouseEvent } from 'react';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import css from './SongCard.module.css';

/** Covers use the colours in turn; red is for old lessons and home. */
const colours = TOOLBAR_COLOURS.filter(colour => colour !== 'red');

type Props = { song: Song; next: boolean; premium: boolean };

/**
 * A song: cover, title, lesson, and a star once sung. Opens the player; a song of a later lesson says when
 * it opens, and without the premium licence each says whom to ask.
 */
export function SongCard({ song, next, premium }: Props) {
  const t = useText();
  const { popups } = useServices();
  const { activityId, title, thumbnail, lesson, sung } = song;
  const locked = song.locked || !premium;
  const lessonName = t('training.lesson', { index: lesson.number });
  const label = `${title} ${lessonName} ${lesson.title}`;
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    popups.show({
      title: translate => translate('common.oops'),
      // The popup is outside the page and cannot use the page's own texts, so they are translated here.
      text: () => (premium ? t('songs.locked', { index: lesson.number }) : t('error.noGameAccess')),
      mood: 'think',
    });
  };
  const colour = colours[(lesson.number - 1) % colours.length] ?? 'blue';
  return (
    <li className={css['place']}>
      <Link
        to={path('activity-builder', { activityId })}
        className={classes(css['song'], colourClass(colour), locked && css['shut'])}
        aria-label={locked ? t('nav.locked', { label }) : undefined}
        aria-description={sung ? t('songs.sung') : undefined}
        aria-disabled={locked || undefined}
        data-sung={sung || undefined}
        {...(locked && { onClick: refuse })}
      >
        <span className={css['cover']}>
          <img src={thumbnail} alt="" loading="lazy" />
          {locked && <Padlock className={css['lock']} />}
          {sung && <Star fill="full" className={css['star']} />}
        </span>
        <span className={css['words']}>
          <b lang="en">{title}</b>{' '}
          <small>
            {lessonName} <span lang="en">{lesson.title}</span>
          </small>{' '}
        </span>
        {!locked && (
          <span className={classes(buttonClass(next ? {} : { variant: 'secondary' }), css['sing'])}>
            <Icon name="play" />
            <span>{t('songs.sing')}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
