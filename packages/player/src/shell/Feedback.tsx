import type { Outcome, RunState } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import {
  Button,
  type ButtonVariant,
  Confetti,
  classes,
  type DominoMood,
  type IconName,
} from '@digipals/ui';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './Feedback.module.css';
import { Figure } from './Figure.tsx';
import { Paws } from './Foot.tsx';
import { nextFrame } from './next-frame.ts';
import type { ShownOverlay } from './use-overlay.ts';

type Props = {
  run: RunState;
  /** The run as a check would leave it now; null while nothing can be checked. */
  preview: RunState | null;
  overlay: ShownOverlay | null;
  muted: boolean;
  onEnd(): void;
};

const looks: Record<Outcome, { mood: DominoMood; variant: ButtonVariant; icon: IconName }> = {
  correct: { mood: 'cheer', variant: 'go', icon: 'right' },
  tryAgain: { mood: 'think', variant: 'again', icon: 'again' },
  moveOn: { mood: 'hello', variant: 'action', icon: 'right' },
};

const outOfSight = { visibility: 'hidden' } as const;

/**
 * The feedback hill that rises after a check, with one button to go on. Never covers the answer. It
 * is absolutely positioned, so its content does not affect the layout of the board. It is
 * laid out before the check, so that a tap only has to show it.
 */
export const Feedback = memo(function Feedback({ run, preview, ...rest }: Props) {
  const open = run.feedback !== null;
  const shown = open ? run : preview;
  const outcome = shown?.feedback?.outcome;
  return (
    <div className={css['stage']}>
      {outcome && <Hill {...rest} run={shown} outcome={outcome} open={open} />}
    </div>
  );
});

type HillProps = Omit<Props, 'preview'> & { outcome: Outcome; open: boolean };

function Hill({ run, outcome, open, overlay, muted, onEnd }: HillProps) {
  const t = useText();
  const go = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const focusGo = () => go.current?.querySelector('button')?.focus({ preventScroll: true });
  const takeFocus = useEffectEvent(focusGo);
  useEffect(() => {
    if (!open) return undefined;
    let isHere = true;
    // Show the words in the first frame and the confetti after it. Taking the focus forces a layout:
    // done at once, it would happen twice.
    void nextFrame().then(() => {
      if (!isHere) return;
      takeFocus();
      setShown(true);
    });
    return () => {
      isHere = false;
    };
  }, [open]);
  const { mood, variant, icon } = looks[outcome];
  const marks = run.feedback?.marks ?? [];
  const wrong = marks.filter(mark => mark === 'again').length;
  const titles = {
    correct: t('player.wellDone'),
    tryAgain: t('player.letsTryAgain'),
    moveOn: run.activity.meta.test ? t('player.goOn') : t('player.moveOn'),
  };
  return (
    <>
      {outcome === 'correct' && shown && (
        <div className={css['confetti']}>
          <Confetti />
        </div>
      )}
      <section
        className={classes(css['hill'], css[outcome])}
        data-outcome={open ? outcome : undefined}
        style={open ? undefined : outOfSight}
      >
        <Figure overlay={overlay} mood={mood} muted={muted} onClosed={focusGo} />
        <div className={css['words']} role="status">
          <h2>{titles[outcome]}</h2>
          {outcome === 'tryAgain' && (
            <p>
              {wrong > 0 && wrong < marks.length && (
                <span>{t('player.lookAt', { count: wrong })}</span>
              )}
              <span className={css['paws']}>
                <Paws allowed={run.activity.meta.attempts} used={run.attempts} />
              </span>
            </p>
          )}
        </div>
        <div ref={go} className={css['go']} data-go={open || undefined}>
          <Button variant={variant} iconAfter={icon} onClick={onEnd}>
            {outcome === 'tryAgain' ? t('player.tryAgain') : t('action.next')}
          </Button>
        </div>
      </section>
    </>
  );
}
