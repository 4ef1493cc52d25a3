import type { TeachingLanguage } from '@digipals/contract/constants';
import { isCompleted, starOf } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Button, Coin, Confetti, ProgressDots } from '@digipals/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Later, latePart } from '../../../shared/later.tsx';
import { PageHeading } from '../../../shared/page-title.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { FinishedRun } from '../keep/finished-run.ts';
import { Flight } from './Flight.tsx';
import { PrizeCard } from './PrizeCard.tsx';
import css from './Rewards.module.css';
import { Scene } from './Scene.tsx';
import { Stars } from './Stars.tsx';
import { useCountUp } from './use-count-up.ts';
import { useRewardSounds } from './use-reward-sounds.ts';
import { useScene } from './use-scene.ts';

const balloons = latePart(() => import('./Balloons.tsx'));
const testResult = latePart(() => import('./TestResult.tsx'));

type Props = {
  run: FinishedRun;
  username: string;
  /** The English of the child, which the balloons speak. */
  english: TeachingLanguage;
  /** The child and Domino. */
  figure: ReactNode;
  /** The next steps. */
  actions: ReactNode;
  /** The child sees it: from now on it is shown again without its scene. */
  onSeen(): void;
};

/**
 * The end of an activity as a scene: stars, balloons with its words, then the card with the score and the Lingos
 * won (NOTSHOWN-56, PLAYER-66). After a reload or a later Back everything is in its place (PLAYER-73).
 */
export function Rewards({ run, username, english, figure, actions, onSeen }: Props) {
  const t = useText();
  const [again] = useState(run.seen === true);
  const scene = useScene(again);
  const isOver = scene === 'done';
  // Skipped questions count for the lesson, but they are no reason to cheer.
  const passed = isCompleted(run.right, run.total);
  const star = starOf((run.right / run.total) * 100);
  const [showsTest, setShowsTest] = useState(false);
  const flies = scene === 'flight' && star === 'full';
  useRewardSounds({ scene, again, passed, flies, won: run.lingoCredit > 0 });
  const seen = useEffectEvent(onSeen);
  useEffect(() => seen(), []);
  const { result } = run;
  useEffect(() => {
    // While the scene plays; shown again with a way to retry if it cannot be fetched.
    if (result) testResult.preload().catch(() => undefined);
  }, [result]);
  return (
    <Scene figure={figure} playing={!isOver}>
      <Later part={balloons} quiet props={{ words: run.words, english }} />
      <Stars star={star} flies={flies} />
      <PrizeCard>
        {passed && !again && <Confetti />}
        {showsTest && result ? (
          <Later part={testResult} props={{ result, actions }} />
        ) : (
          <Prize run={run} username={username} passed={passed} here={isOver} again={again}>
            {result ? (
              <Button big wide iconAfter="right" onClick={() => setShowsTest(true)}>
                {t('rewards.canDo')}
              </Button>
            ) : (
              actions
            )}
          </Prize>
        )}
      </PrizeCard>
    </Scene>
  );
}

type PrizeProps = Pick<Props, 'run' | 'username'> & {
  passed: boolean;
  /** Whether the card is in its place. */
  here: boolean;
  /** Whether the child has seen it before: then nothing moves. */
  again: boolean;
  /** The next steps. */
  children: ReactNode;
};

/** The score and the Lingos won. */
function Prize({ run, username, passed, here, again, children }: PrizeProps) {
  const t = useText();
  const counted = useCountUp(here ? run.right : 0);
  const right = again ? run.right : counted;
  return (
    <>
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
      {(!again || run.lingoCredit > 0) && (
        <Won lingoCredit={run.lingoCredit} here={here} again={again} />
      )}
      {children}
    </>
  );
}

type WonProps = Pick<PrizeProps, 'here' | 'again'> & { lingoCredit: number };

/** The Lingos won, which fly off once their card is here. */
function Won({ lingoCredit, here, again }: WonProps) {
  const t = useText();
  const { browser } = useServices();
  const counted = useCountUp(here ? lingoCredit : 0);
  const shown = again ? lingoCredit : counted;
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
      {here && !again && lingoCredit > 0 && (
        <Flight key={lingoCredit} to="[data-lingo-counter]" count={6}>
          <Coin />
        </Flight>
      )}
    </div>
  );
}
