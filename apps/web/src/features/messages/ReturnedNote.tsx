import type { Submission } from '@digipals/contract';
import { returnedText } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui';
import { ListenButton } from '../../shared/speech.tsx';
import css from './ReturnedNote.module.css';

type Props = {
  submission: Submission;
  /** Who did not get it; left out where it is for nobody else. */
  username?: string | undefined;
};

/** Why a text came back, in kind words, and what to do now (SAFE-05). */
export function ReturnedNote({ submission, username }: Props) {
  const t = useText();
  const title =
    username === undefined
      ? t('messages.state.returned')
      : t('messages.returned.title', { username });
  const text = returnedText(submission.reason ?? 'hardToRead', t);
  return (
    <div className={css['note']} role="status">
      <Domino mood="think" className={css['dog']} />
      <div className={css['words']}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <ListenButton quiet text={`${title} ${text}`} />
    </div>
  );
}
