import { starOf } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import {
  buttonClass,
  Card,
  Coin,
  Confetti,
  classes,
  Icon,
  roundButtonClass,
  Star,
} from '@digipals/ui';
import { useEffect } from 'react';
import { PageHeading } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { FlyingLingos } from './FlyingLingos.tsx';
import type { FinishedRun } from './finished-run.ts';
import css from './Rewards.module.css';

const starLabels = { full: 'stars.full', half: 'stars.half', empty: 'stars.empty' } as const;

type Props = { run: FinishedRun; username: string; activityId: string };

/** Score with its star, and the Lingos won (NOTSHOWN-56, PLAYER-66). */
export function Rewards({ run, username, activityId }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const star = starOf(run.percent);
  useEffect(() => sounds.effect('achievement'), [sounds]);
  return (
    <Card className={css['prize']}>
      {star !== 'empty' && <Confetti />}
      <div className={css['stars']}>
        <Star fill={star} label={t(starLabels[star])} className={css['star']} />
      </div>
      <PageHeading>{t('rewards.title', { username })}</PageHeading>
      <p className={css['title']} lang="en">
        {run.title}
      </p>
      <p className={css['score']}>
        <b>{t('rewards.percent', { percent: Math.round(run.percent) })}</b>
        <span>{t('rewards.right', { right: run.right, total: run.total })}</span>
      </p>
      <div
        className={css['won']}
        role="status"
        aria-label={t('lingos.won', { count: run.lingoCredit })}
      >
        <Coin className={css['coin']} />
        <span data-lingo-credit={run.lingoCredit}>{`+${run.lingoCredit}`}</span>
        {run.lingoCredit > 0 && <FlyingLingos key={run.lingoCredit} />}
      </div>
      <div className={css['actions']}>
        <Link
          to={path('activity-builder', { activityId })}
          className={classes(roundButtonClass('blue'), css['again'])}
          aria-label={t('rewards.again')}
        >
          <Icon name="again" />
        </Link>
        <Link to={path('training-menu')} className={buttonClass({ big: true, wide: true })}>
          {t('rewards.toTraining')}
        </Link>
      </div>
    </Card>
  );
}
