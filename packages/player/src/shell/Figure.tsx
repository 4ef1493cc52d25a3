import { player } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Domino, type DominoMood, RoundButton } from '@digipals/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import css from './Figure.module.css';
import type { ShownOverlay } from './use-overlay.ts';

type Props = {
  overlay: ShownOverlay | null;
  mood: DominoMood;
  /** Base address of the child's own Domino. */
  domino: string | undefined;
  /** Whether the feedback is shown, and not only laid out. */
  open: boolean;
  muted: boolean;
};

/**
 * Domino, or the picture or film of the feedback in his place (PLAYER-31). It has no button of its own to
 * close it: the button to go on does that.
 */
export function Figure({ overlay, mood, domino, open, muted }: Props) {
  if (!overlay)
    return (
      // The app moves the pictures of figures that are alive.
      <div className={css['dog']} data-alive={open ? '' : undefined}>
        <Domino mood={mood} own={domino} className={css['domino']} />
      </div>
    );
  return (
    <div className={css['overlay']}>
      {overlay.type === 'image' ? (
        <img className={css['picture']} src={overlay.url} alt={overlay.alt} data-confirmation />
      ) : (
        <Film overlay={overlay} muted={muted} />
      )}
    </div>
  );
}

/** Plays automatically and can be replayed at its end. Closes if it stalls. */
function Film({ overlay, muted }: { overlay: ShownOverlay; muted: boolean }) {
  const t = useText();
  const film = useRef<HTMLVideoElement>(null);
  const { onOver, onGone } = overlay;
  const stayFor = useStay(onGone);

  const again = () => {
    const element = film.current;
    if (!element) return;
    stayFor(player.triggerWaitMs);
    element.currentTime = 0;
    // Failures show up as events, or as missing events.
    element.play()?.catch(() => undefined);
  };
  return (
    <>
      <video
        ref={film}
        className={css['film']}
        src={overlay.url}
        autoPlay
        playsInline
        muted={muted}
        aria-label={overlay.alt}
        data-confirmation
        onTimeUpdate={() => stayFor(player.triggerWaitMs)}
        onEnded={() => {
          onOver();
          stayFor(player.confirmationImageMs);
        }}
        onError={onGone}
      >
        <track kind="captions" />
      </video>
      <RoundButton
        icon="replay"
        colour="blue"
        label={t('player.watchAgain')}
        className={css['again']}
        onClick={again}
      />
    </>
  );
}

/** The result delays `leave` by `ms`; at first it is called after the time that a film may take to start. */
function useStay(leave: () => void): (ms: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stayFor = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(leave, ms);
  };
  const begin = useEffectEvent(() => stayFor(player.triggerWaitMs));
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);
  return stayFor;
}
