import type { TakenBack } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui';
import Folded from '../../../shared/folded/Folded.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import css from './TakenBackCard.module.css';

/** In the place of a message that the child does not see. */
export default function TakenBackCard({ isMine, folded }: TakenBack) {
  return folded ? <Folded text={folded.text} /> : <Taken isMine={isMine} />;
}

/** A recalled message: comforts its recipient, or tells its author why (SAFE2-37). */
function Taken({ isMine }: Pick<TakenBack, 'isMine'>) {
  const t = useText();
  const title = t(isMine ? 'messages.takenBack.mine' : 'messages.takenBack.theirs');
  const text = t(isMine ? 'messages.takenBack.hurts' : 'messages.takenBack.notYou');
  return (
    <li className={css['card']} data-mine={isMine}>
      <Domino mood={isMine ? 'think' : 'sorry'} className={css['dog']} />
      <div className={css['words']}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {!isMine && (
        <a href="/help" className={css['talk']}>
          {t('messages.takenBack.talk')}
        </a>
      )}
      <ListenButton quiet text={`${title} ${text}`} />
    </li>
  );
}
