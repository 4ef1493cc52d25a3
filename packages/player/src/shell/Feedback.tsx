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
  overlay: ShownOverlay | null;
  muted: boolean;
  onEnd(): void;
};

const looks: Record<Outcome, { mood: DominoMood; variant: ButtonVariant; icon: IconName }> = {
  correct: { mood: 'cheer', variant: 'go', icon: 'right' },
  tryAgain: { mood: 'think', variant: 'again', icon: 'again' },
  moveOn: { mood: 'hello', variant: 'action', icon: 'right' },
};

/**
 * The hill that rises after a check: what happened, and one button to go on. Never covers the answer. It
 * rises on a stage of its own: what comes and goes there leaves the layout of the board as it is.
 */
export const Feedback = memo(function Feedback(props: Props) {
  const { outcome } = props.run.feedback ?? {};
  return <div className={css['stage']}>{outcome && <Hill {...props} outcome={outcome} />}</div>;
});

function Hill({ run, outcome, overlay, muted, onEnd }: Props & { outcome: Outcome }) {
  const t = useText();
  const go = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const focusGo = () => go.current?.querySelector('button')?.focus({ preventScroll: true });
  const takeFocus = useEffectEvent(focusGo);
  useEffect(() => {
    let open = true;
    // The words come in the first frame, the paper rain after it. Taking the focus needs the layout:
    // done at once, it would be made twice.
    void nextFrame().then(() => {
      if (!open) return;
      takeFocus();
      setShown(true);
    });
    return () => {
      open = false;
    };
  }, []);
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
      <section className={classes(css['hill'], css[outcome])} data-outcome={outcome}>
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
        <div ref={go} className={css['go']} data-go>
          <Button variant={variant} iconAfter={icon} onClick={onEnd}>
            {outcome === 'tryAgain' ? t('player.tryAgain') : t('action.next')}
          </Button>
        </div>
      </section>
    </>
  );
}
