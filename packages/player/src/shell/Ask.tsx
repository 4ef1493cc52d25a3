import type { Question } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, RoundButton, VisuallyHidden } from '@digipals/ui';
import { memo, useEffect, useId, useRef } from 'react';
import css from './Ask.module.css';

type Props = {
  question: Question;
  /** What is shown above the question in a test (NOTSHOWN-48), else its own instruction. */
  text: string;
  /** Instead of an instruction, a page of a story has a title for screen readers. */
  title: string | null;
  /** What the sound of the question says, for a child that has turned voices off. */
  words: string | undefined;
  /** False while feedback is shown; when it becomes true the focus returns here. */
  answering: boolean;
  /** The question was missed, and is asked once more. */
  practising: boolean;
  playing: boolean;
  /** A hint points at the speaker. */
  glow: boolean;
  onSpeak(): void;
  /** Set if the question has a picture for full screen. */
  onFullScreen?: (() => void) | undefined;
};

/** Heights of the drawn sound wave, in percent; all different, because they are keys. */
const wave = [20, 62, 21, 65, 58, 81, 54, 22, 57, 49, 95, 28, 31];

/** The instruction: a speaker, a sound wave, one sentence. A new question moves the focus here. */
export const Ask = memo(function Ask(props: Props) {
  const { question, text, title, words, answering, practising, playing, glow } = props;
  const { onSpeak, onFullScreen } = props;
  const t = useText();
  const wordsId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const turn = `${question.id}/${answering}/${title}`;
    // The first render must not take the focus that the page has set.
    const isNew = before.current !== null && before.current !== turn;
    if (isNew && answering) heading.current?.focus({ preventScroll: true });
    before.current = turn;
  }, [question.id, answering, title]);
  if (title !== null)
    return (
      <VisuallyHidden>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </VisuallyHidden>
    );
  return (
    <div className={classes(css['ask'], words && css['withWords'])}>
      <RoundButton
        icon="speak"
        colour="violet"
        label={t('action.listen')}
        className={classes(css['speaker'], playing && css['playing'])}
        data-glow={glow || undefined}
        onClick={onSpeak}
      />
      {!words && (
        <span className={css['wave']} aria-hidden="true" data-playing={playing || undefined}>
          {wave.map(height => (
            <i key={height} style={{ '--h': height }} />
          ))}
        </span>
      )}
      <h1
        ref={heading}
        tabIndex={-1}
        className={css['question']}
        aria-describedby={words && wordsId}
      >
        {practising && <small className={css['again']}>{t('player.oneMoreTime')}</small>}
        {text}
      </h1>
      {words && (
        <p id={wordsId} className={css['words']} lang="en">
          {words}
        </p>
      )}
      {onFullScreen && (
        <RoundButton icon="full" label={t('player.fullScreen')} onClick={onFullScreen} />
      )}
    </div>
  );
});
