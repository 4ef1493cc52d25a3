import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import css from './Help.module.css';

type Props = {
  /** What is said first, in the language of the interface: which answers to look at, or that this is the answer. */
  first?: string | undefined;
  /** The help of the question, in English. */
  help?: string | undefined;
  /** Says the help again; without it there is no speaker. */
  onHear?: (() => void) | undefined;
};

/** Domino's thought after a wrong answer: the help of the question, with its speaker. */
export function Help({ first, help, onHear }: Props) {
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
        {first && <span>{first} </span>}
        {help && <span lang="en">{help}</span>}
      </p>
    </div>
  );
}
