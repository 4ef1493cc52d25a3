import type { Streak } from '@digipals/contract';
import { streak as rules } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, Card, Coin, Domino, ProgressBar } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { remoteData } from '../../shared/remote-data.ts';
import { useServices } from '../../shared/services.tsx';
import { Flame } from './Flame.tsx';
import css from './StreakCard.module.css';
import { streakQuery } from './streaks-query.ts';
import { Week } from './Week.tsx';

/** The child's streak and the Lingos missing today (STREAK-03 to STREAK-06, STREAK-10). */
export function StreakCard({ userId }: { userId: string }) {
  const query = useQuery(streakQuery(userId));
  const streak = remoteData(query);
  if (streak.state === 'failed') return <NoStreak onAgain={() => void query.refetch()} />;
  // An empty card reserves the space while loading.
  if (streak.state !== 'success') return <Card className={css['card']} />;
  return (
    <Card className={css['card']}>
      <div className={css['head']}>
        <Flame lit={streak.data.streak > 0} className={css['flame']} />
        <Days streak={streak.data} />
      </div>
      <Week days={streak.data.week} />
      {streak.data.today && <Today won={streak.data.today.lingos} />}
    </Card>
  );
}

/** Shown if loading fails (ERR-09); the rest of the page stays. */
function NoStreak({ onAgain }: { onAgain: () => void }) {
  const t = useText();
  return (
    <Card className={css['card']}>
      <div className={css['failed']}>
        <Domino mood="sorry" className={css['dog']} />
        <p role="alert">{t('error.streak')}</p>
        <Button variant="secondary" icon="again" onClick={onAgain}>
          {t('action.retry')}
        </Button>
      </div>
    </Card>
  );
}

function Days({ streak: { streak, paused, message } }: { streak: Streak }) {
  const t = useText();
  const { popups } = useServices();
  const days = t('streak.days', { count: streak });
  if (streak === 0) {
    // NOTSHOWN-11: a tap explains how to start a streak.
    const explain = () =>
      popups.show({ title: translate => translate('streak.start'), text: zero, mood: 'sit' });
    return (
      <button type="button" className={css['days']} onClick={explain}>
        <b>{days}</b>
        <span className={css['more']}>{t('streak.start')}</span>
      </button>
    );
  }
  return (
    <div className={css['days']}>
      <h2>{days}</h2>
      <p>{message ?? t(paused ? 'streak.paused' : 'streak.stays')}</p>
    </div>
  );
}

const zero = (t: ReturnType<typeof useText>) => t('streak.zero');

/** Today's Lingos and the daily goal. */
function Today({ won }: { won: number }) {
  const t = useText();
  const goal = rules.lingosPerDay;
  const missing = goal - won;
  return (
    <div>
      <p className={css['left']}>
        {missing > 0 ? t('streak.more', { count: missing }) : t('streak.done', { goal })}
      </p>
      <div className={css['goal']}>
        <ProgressBar
          value={won}
          max={goal}
          label={t('streak.today', { won, goal })}
          className={css['bar']}
        />
        <span className={css['count']} aria-hidden="true">
          <Coin className={css['coin']} />
          {missing > 0 ? t('common.xOfY', { current: won, total: goal }) : won}
        </span>
      </div>
    </div>
  );
}
