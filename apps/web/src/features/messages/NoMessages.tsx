import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui';
import { ListenButton } from '../../shared/speech.tsx';
import css from './NoMessages.module.css';

/** A conversation in which nobody has written yet (MSG-06, ERR-15). */
export function NoMessages() {
  const t = useText();
  const text = t('empty.conversation');
  return (
    <div className={css['none']} data-empty="">
      <Domino mood="hello" className={css['dog']} />
      <div className={css['words']}>
        <p role="status">{text}</p>
        <ListenButton quiet text={text} />
      </div>
    </div>
  );
}
