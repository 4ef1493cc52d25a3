import type { User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, Card } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useFlag } from '../../shared/flags.ts';
import { remoteData } from '../../shared/remote-data.ts';
import { Flame } from './Flame.tsx';
import css from './FriendshipStreak.module.css';
import { friendshipStreakQuery } from './streaks-query.ts';

type Props = { userId: string; friend: Pick<User, 'userId' | 'username'> };

/** Days in a row that both the child and a friend won. Its flag is off (STREAK-09, FLAG-13). */
export function FriendshipStreak(props: Props) {
  return useFlag('friendshipStreak') ? <Together {...props} /> : null;
}

function Together({ userId, friend: { userId: friendId, username } }: Props) {
  const t = useText();
  const query = useQuery(friendshipStreakQuery(userId, friendId));
  const found = remoteData(query);
  if (found.state === 'failed') {
    return (
      <Card className={css['card']}>
        {/* ERR-10: shown if loading fails. */}
        <p role="alert">{t('error.friendStreak')}</p>
        <Button variant="secondary" icon="again" onClick={() => void query.refetch()}>
          {t('action.retry')}
        </Button>
      </Card>
    );
  }
  const count = found.state === 'success' ? found.data.streak : 0;
  if (count === 0) return null;
  return (
    <Card className={css['card']}>
      <Flame className={css['flame']} />
      <p>{t('streak.together', { count, username })}</p>
    </Card>
  );
}
