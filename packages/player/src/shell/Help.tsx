import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import css from './Help.module.css';

type Props = {
  /** Which of several answers to look at, in the language of the interface. */
  lookAt?: string | undefined;
  /** The help of the question, in English. */
  help?: string | undefined;
  /** Says that the answer is shown, in the language of the interface. */
  answer?: string | undefined;
  /** Says the help again; without it there is no speaker. */
  onHear?: (() => void) | undefined;
};

/** Domino's thought after a wrong answer: the help of the question, with its speaker. */
export function Help({ lookAt, help, answer, onHear }: Props) {
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
        {lookAt && <span>{lookAt} </span>}
        {help && <span lang="en">{help}</span>}
        {answer && <span> {answer}</span>}
      </p>
    </div>
  );
}
