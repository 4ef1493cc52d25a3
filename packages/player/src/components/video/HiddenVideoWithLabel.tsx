import { useText } from '@digipals/i18n/react';
import { useEffect, useRef } from 'react';
import type { PartProps, ViewProps } from '../../part.ts';
import { Cover } from '../shared/Cover.tsx';
import { useReveal } from '../shared/use-reveal.ts';
import { captionsOf } from './captions.ts';
import { FilmCard, focusPlayButton } from './FilmCard.tsx';
import css from './HiddenVideoWithLabel.module.css';
import { isOver } from './phase.ts';
import { type Film, useFilm } from './use-film.ts';

/** A film that a right answer reveals, and its label (COMP-32, NOTSHOWN-50). */
export default function HiddenVideoWithLabel({ part }: ViewProps) {
  const t = useText();
  const [item, label] = part.component.data;
  const { revealed, reveal } = useReveal(part);
  const film = useFilm(part, { url: item?.value ?? '', registered: revealed, starts: false });
  const proves = revealed && part.outcome === 'correct';
  usePremiere(part, film, revealed, proves);
  return (
    <div className={css['room']} data-firm>
      <div
        className={css['hidden']}
        style={{ '--ratio': film.ratio, '--controls': revealed ? '76px' : '0px' }}
      >
        <FilmCard
          film={film}
          proves={proves}
          label={item?.label ?? ''}
          captions={captionsOf(part.component)}
          controls={{ again: true, slow: true, seek: true, full: true }}
          cover={
            !revealed && (
              <Cover label={reveal ? t('player.reveal') : t('player.surprise')} onReveal={reveal} />
            )
          }
        />
        <p className={css['label']} lang="en">
          {label?.value}
        </p>
      </div>
    </div>
  );
}

/** Plays a revealed film: at once after a tap, or at the end of the feedback after a right answer. */
function usePremiere({ playback }: PartProps, film: Film, revealed: boolean, proves: boolean) {
  const { play, phase, element } = film;
  const end = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!revealed || proves) return;
    play(1);
    // The cover that was tapped had the focus.
    focusPlayButton(element.current);
  }, [revealed, proves, play, element]);

  useEffect(() => {
    if (!proves) return;
    const frame = element.current?.closest('[data-film]');
    frame?.scrollIntoView({ block: 'nearest' });
    playback.holdFeedback(
      () =>
        new Promise<void>(resolve => {
          end.current = resolve;
          play(1);
        }),
    );
    return () => end.current();
  }, [playback, proves, play, element]);

  useEffect(() => {
    if (isOver(phase)) end.current();
  }, [phase]);
}
