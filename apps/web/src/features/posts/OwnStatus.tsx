import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Domino } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { changedWords } from '../../shared/text-state/changed-words.ts';
import { StateSign } from '../../shared/text-state/StateSign.tsx';
import type { Withdraw } from './OwnText.tsx';
import { OwnTexts } from './OwnTexts.tsx';
import css from './Status.module.css';
import { wallQuery } from './wall-query.ts';

type Props = { me: Pick<User, 'userId' | 'timeZone'>; withdraw: Withdraw };

/** The child's current status, and its undelivered ones. */
export function OwnStatus({ me, withdraw }: Props) {
  const t = useText();
  const wall = useQuery(wallQuery(me.userId, me.userId)).data;
  if (!wall) return null;
  const { text = '', original = null } = wall.status ?? {};
  const changed = changedWords(original ?? text, text);
  return (
    <>
      {text ? (
        <p className={css['now']} lang="en">
          {text}
        </p>
      ) : (
        <div className={css['none']}>
          <Domino mood="sleep" className={css['dog']} />
          <p>{t('status.noneOwn')}</p>
        </div>
      )}
      {changed > 0 && (
        <StateSign state="edited">{t('messages.mended', { count: changed })}</StateSign>
      )}
      <OwnTexts me={me} wallOf={me.userId} kind="status" withdraw={withdraw} />
    </>
  );
}
