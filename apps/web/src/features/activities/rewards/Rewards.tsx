import { isCompleted, starOf } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Card, Coin, Confetti, classes, ProgressDots, Star, type StarFill } from '@digipals/ui';
import { type ReactNode, useEffect } from 'react';
import { PageHeading } from '../../../shared/page-title.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { FinishedRun } from '../keep/finished-run.ts';
import { FlyingLingos } from './FlyingLingos.tsx';
import css from './Rewards.module.css';
import { useCountUp } from './use-count-up.ts';

const starLabels = { full: 'stars.full', half: 'stars.half', empty: 'stars.empty' } as const;

/** Plays the Lingo sound when the first coin reaches the counter, in milliseconds. */
const lingosHeardAfterMs = 1_400;

type Props = {
  run: FinishedRun;
  username: string;
  /** The next steps. */
  actions: ReactNode;
};

/** The score with its star, and the Lingos won (NOTSHOWN-56, PLAYER-66). */
export function Rewards({ run, username, actions }: Props) {
  const t = useText();
  // Skipped questions count for the lesson, but they are no reason to cheer.
  const passed = isCompleted(run.right, run.total);
  const star = starOf((run.right / run.total) * 100);
  const right = useCountUp(run.right);
  useRewardSounds(passed, run.lingoCredit);
  return (
    <Card className={css['prize']}>
      {passed && <Confetti />}
      <Stars star={star} label={t(starLabels[star])} />
      <PageHeading>{t(passed ? 'rewards.title' : 'rewards.tried', { username })}</PageHeading>
      <p className={css['title']} lang="en">
        {run.title}
      </p>
      <p className={css['score']}>
        <b>{t('rewards.right', { right, total: run.total })}</b>
        {run.skipped > 0 && <span>{t('rewards.skipped', { count: run.skipped })}</span>}
      </p>
      <ProgressDots
        className={css['dots']}
        states={Array.from({ length: run.total }, (_, index) => (index < right ? 'ok' : 'next'))}
        label={t('rewards.right', { right: run.right, total: run.total })}
      />
      {!passed && (
        <p className={css['kind']}>{t(run.test ? 'rewards.testTried' : 'rewards.tryAgain')}</p>
      )}
      <Won lingoCredit={run.lingoCredit} />
      {actions}
    </Card>
  );
}

/** One star for the score, between two small ones if it is full. */
function Stars({ star, label }: { star: StarFill; label: string }) {
  const side = star === 'full' && <Star fill="full" className={css['side']} />;
  return (
    <div className={css['stars']}>
      {side}
      <Star fill={star} label={label} className={classes(css['star'], css['middle'])} />
      {side}
    </div>
  );
}

function Won({ lingoCredit }: { lingoCredit: number }) {
  const t = useText();
  const { browser } = useServices();
  const shown = useCountUp(lingoCredit);
  const later = lingoCredit === 0 && !browser.isOnline();
  return (
    <div
      className={css['won']}
      role="status"
      aria-label={later ? t('rewards.lingosLater') : t('lingos.won', { count: lingoCredit })}
    >
      <Coin className={css['coin']} />
      <span data-lingo-credit={lingoCredit}>
        {later ? <small>{t('rewards.lingosLater')}</small> : `+${shown}`}
      </span>
      {lingoCredit > 0 && <FlyingLingos key={lingoCredit} />}
    </div>
  );
}

/** Plays one sound for the star and one when Lingos arrive. */
function useRewardSounds(passed: boolean, lingoCredit: number): void {
  const { sounds } = useServices();
  const won = lingoCredit > 0;
  useEffect(() => sounds.effect(passed ? 'achievement' : 'pop'), [sounds, passed]);
  useEffect(() => {
    if (!won) return;
    const timer = setTimeout(() => sounds.effect('notification'), lingosHeardAfterMs);
    return () => clearTimeout(timer);
  }, [sounds, won]);
}
