import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import css from './Help.module.css';

type Props = {
  /** How far an answer of several parts has come, in the language of the interface. */
  progress: string | null;
  /** What the wrong pick is and the help of the question, in English; empty for none. */
  help: string;
  /** Says that the answer is shown, in the language of the interface. */
  answer: string | undefined;
  /** The sentence that says the answer, in English; empty for none. */
  sentence: string;
  /** Says the help again; without it there is no speaker. */
  onHear: (() => void) | undefined;
};

/** Domino's thought after a wrong answer: the help of the question, with its speaker. */
export function Help({ progress, help, answer, sentence, onHear }: Props) {
  const t = useText();
  return (
    <div className={css['thought']} data-help>
      {onHear && (
        <RoundButton
          icon="speak"
          colour="violet"
          label={t('action.listen')}
          className={css['speaker']}
          onClick={onHear}
        />
      )}
      <p className={css['text']}>
        {progress && <span>{progress} </span>}
        {help && <span lang="en">{help} </span>}
        {answer && <span>{answer} </span>}
        {sentence && (
          <strong lang="en" className={css['sentence']}>
            {sentence}
          </strong>
        )}
      </p>
    </div>
  );
}
