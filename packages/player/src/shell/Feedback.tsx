import { player } from '@digipals/contract/constants';
import { answerSentence, currentQuestion, type Outcome, type RunState } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import {
  Button,
  type ButtonVariant,
  Confetti,
  classes,
  type DominoMood,
  type IconName,
  LingosBadge,
} from '@digipals/ui';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './Feedback.module.css';
import { Figure } from './Figure.tsx';
import { Paws } from './Foot.tsx';
import { nextFrame } from './next-frame.ts';
import { Thought } from './Thought.tsx';
import type { ShownOverlay } from './use-overlay.ts';
import { useRested } from './use-rested.ts';
import { glowingRow } from './use-row.ts';

type Props = {
  run: RunState;
  /** The run as a check would leave it now; null while nothing can be checked. */
  preview: RunState | null;
  overlay: ShownOverlay | null;
  /** Lingos that the answer won, once the server has said so. */
  won: number;
  muted: boolean;
  /** Base address of the child's own Domino. */
  domino: string | undefined;
  /** Plays the sound of the help or of the answer. */
  onHear(urls: readonly string[]): void;
  onEnd(): void;
};

const looks: Record<Outcome, { mood: DominoMood; variant: ButtonVariant; icon: IconName }> = {
  correct: { mood: 'cheer', variant: 'go', icon: 'right' },
  tryAgain: { mood: 'think', variant: 'again', icon: 'again' },
  moveOn: { mood: 'hello', variant: 'action', icon: 'right' },
};

const outOfSight = { visibility: 'hidden' } as const;
const untouchable = { pointerEvents: 'none' } as const;

/**
 * The feedback hill that rises after a check, with one button to go on. Never covers the answer. Its
 * stage is fixed and contained, so its content does not affect the layout of the board. It is
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

/** The sentence that is said after a right answer. */
function Said({ run }: Pick<Props, 'run'>) {
  const question = currentQuestion(run);
  const sentence = question ? answerSentence(question) : '';
  return sentence === '' ? null : (
    <p className={css['said']} lang="en" data-said>
      {sentence}
    </p>
  );
}

type HillProps = Omit<Props, 'preview'> & { outcome: Outcome; open: boolean };

function Hill({ run, outcome, open, overlay, won, onHear, onEnd, ...figure }: HillProps) {
  const t = useText();
  const go = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const takeFocus = useEffectEvent(() =>
    go.current?.querySelector('button')?.focus({ preventScroll: true }),
  );
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
  // The button comes to where Check was: the second tap of a double tap would close the feedback unseen.
  const rested = useRested(open ? outcome : null, player.feedbackRestMs);
  const { mood, variant, icon } = looks[outcome];
  const row = outcome === 'correct' ? glowingRow(run) : 0;
  const titles = {
    correct: t('player.wellDone'),
    tryAgain: t('player.letsTryAgain'),
    moveOn: run.activity.meta.test || run.practising ? t('player.goOn') : t('player.moveOn'),
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
        <Figure {...figure} overlay={overlay} mood={mood} open={open} />
        <div className={css['words']} role="status">
          <div className={css['title']}>
            <h2>{titles[outcome]}</h2>
            {won > 0 && outcome === 'correct' && (
              <div className={css['won']}>
                <LingosBadge amount={won} label={t('lingos.badge', { count: won })} />
              </div>
            )}
            {row > 0 && <p className={css['row']}>{t('player.inARow', { count: row })}</p>}
            {outcome === 'tryAgain' && (
              <span className={css['paws']}>
                <Paws allowed={run.activity.meta.attempts} used={run.attempts} />
              </span>
            )}
          </div>
          {outcome === 'correct' ? (
            <Said run={run} />
          ) : (
            <Thought run={run} outcome={outcome} onHear={onHear} />
          )}
        </div>
        <div
          ref={go}
          className={css['go']}
          data-go={open || undefined}
          style={rested ? undefined : untouchable}
        >
          <Button variant={variant} iconAfter={icon} onClick={onEnd}>
            {outcome === 'tryAgain' ? t('player.tryAgain') : t('action.next')}
          </Button>
        </div>
      </section>
    </>
  );
}
