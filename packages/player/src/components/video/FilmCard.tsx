import { useText } from '@digipals/i18n/react';
import { Button, Domino, Icon } from '@digipals/ui';
import type { ReactNode } from 'react';
import { type Caption, captionOf } from './captions.ts';
import css from './FilmCard.module.css';
import { type Controls, FilmControls } from './FilmControls.tsx';
import type { Film } from './use-film.ts';
import { useLarge } from './use-large.ts';

type Props = {
  film: Film;
  /** Text alternative of the film. */
  label: string;
  controls: Controls;
  captions?: readonly Caption[];
  /** Plays silently in a loop. */
  loop?: boolean;
  /** Shown in place of the film, which is then hidden. */
  cover?: ReactNode;
  /** The answer is right: the feedback leaves the film visible. */
  proves?: boolean;
};

/** A film with its controls below it, as large as its room allows (mockup 14). */
export function FilmCard(props: Props) {
  const { film, label, controls, captions = [], loop = false, cover, proves = false } = props;
  const large = useLarge();
  const caption = captionOf(captions, film);
  // A film that has disappeared can be replayed; one that was never visible has no controls.
  const bare = Boolean(cover) && film.phase === 'waiting';
  return (
    <div className={css['room']} data-firm>
      <div
        className={css['film']}
        data-film={film.phase}
        data-large={large.open || undefined}
        data-bare={bare || undefined}
        data-mark={proves ? 'right' : undefined}
        style={{ '--ratio': film.ratio }}
        {...large.frame}
      >
        <div className={css['picture']}>
          <video {...film.video} aria-label={label} loop={loop} hidden={Boolean(cover)}>
            <track kind="captions" />
          </video>
          {cover || <Surface film={film} />}
          {caption && !cover && (
            <p className={css['caption']} lang="en">
              <span>{caption}</span>
            </p>
          )}
        </div>
        {!bare && <FilmControls film={film} controls={controls} large={large} />}
      </div>
    </div>
  );
}

/** The picture itself is a big play and pause button; a film that does not load shows an apology. */
function Surface({ film }: { film: Film }) {
  const t = useText();
  const { phase } = film;
  if (phase === 'failed') return <Rest film={film} label={t('player.broken')} />;
  const running = phase === 'playing' || phase === 'loading';
  return (
    <button
      type="button"
      // The same button is among the controls.
      tabIndex={-1}
      className={css['surface']}
      aria-label={running ? t('player.pause') : t('player.play')}
      onClick={film.toggle}
    >
      {!running && (
        <span className={css['start']}>
          <Icon name="play" />
        </span>
      )}
    </button>
  );
}

/** The cover disappears when tapped, so the focus stays with the film. */
export const focusPlayButton = (inside: Element | null): void => {
  const frame = inside?.closest('[data-film]');
  frame?.querySelector<HTMLElement>('[data-film-toggle]')?.focus({ preventScroll: true });
};

/** Domino in the film's place, and a button to replay it. */
export function Rest({ film, label }: { film: Film; label?: string }) {
  const t = useText();
  return (
    <div className={css['rest']}>
      <Domino mood={label ? 'sleep' : 'hello'} className={css['dog']} />
      <div>
        {label && <p>{label}</p>}
        <Button
          icon="replay"
          onClick={event => {
            film.play(1);
            focusPlayButton(event.currentTarget);
          }}
        >
          {t('player.watchAgain')}
        </Button>
      </div>
    </div>
  );
}
