import { endpointQuery } from '@digipals/client';
import type { Streak } from '@digipals/contract';
import { onboarding as rules, streak as streakRules } from '@digipals/contract/constants';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Coin, LingoCount, MovingDomino } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import type { Me } from '../me.ts';
import type { Progress } from '../progress/use-progress.ts';
import { type Nav, StepFrame } from '../StepFrame.tsx';
import css from './FirstLingos.module.css';

const coins = [0, 1, 2, 3, 4];

/** Draws the flame and the week of a streak, which belong to another feature. */
export type DrawStreak = (streak: Streak | undefined, lit: boolean) => ReactNode;

type Props = { me: Me; nav: Nav; progress: Progress; drawStreak: DrawStreak };

/** Step 6: the Lingos that the steps have paid fly to the counter, and light the flame. Shows only what is true. */
export function FirstLingos({ me, nav, progress: { won, lingos }, drawStreak }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const amount = useQuery(endpointQuery('GET users/{id}/lingos', { id: me.userId })).data?.amount;
  const streak = useQuery(endpointQuery('GET streaks/{userId}', { userId: me.userId })).data;
  const [landed, setLanded] = useState(false);
  const flies = won && !landed;
  const shown = Math.max(0, (amount ?? 0) - (flies ? lingos : 0));
  // Until the coins have landed, the day that they win is not counted.
  const days = (streak?.streak ?? 0) - (flies && streak?.today?.won ? 1 : 0);
  const title = (inLanguage: Translate): string => {
    if (won) return inLanguage('lingos.won', { count: rules.lingos });
    if (lingos === 0) return inLanguage('onboarding.lingos.later');
    return inLanguage('lingos.count', { count: amount ?? 0 });
  };
  const land = () => {
    sounds.effect('achievement');
    setLanded(true);
  };
  return (
    <StepFrame
      nav={nav}
      title={title}
      done
      next={{ label: inLanguage => inLanguage('common.hooray') }}
      corner={
        <span data-lingo-credit="" className={css['counter']}>
          <LingoCount amount={shown} label={t('lingos.count', { count: shown })} />
        </span>
      }
    >
      <MovingDomino mood="cheer" own={me.dominoImage} className={css['dog']} />
      {flies && <Flight onEnd={land} />}
      <section className={css['streak']}>
        {drawStreak(streak, !flies && (streak?.today?.won ?? false))}
        <h2>{t('streak.days', { count: days })}</h2>
        <p className="read">{textOf(t, streak)}</p>
      </section>
    </StepFrame>
  );
}

function textOf(t: Translate, streak: Streak | undefined): string {
  if (!streak?.today || streak.today.won) return t('onboarding.lingos.tomorrow');
  return t('streak.more', { count: streakRules.lingosPerDay - streak.today.lingos });
}

/** Five coins on their way to the counter. */
function Flight({ onEnd }: { onEnd(): void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const from = ref.current?.getBoundingClientRect();
    const to = document.querySelector('[data-lingo-credit]')?.getBoundingClientRect();
    if (!from || !to) return;
    ref.current?.style.setProperty('--dx', `${to.left + 24 - from.left}px`);
    ref.current?.style.setProperty('--dy', `${to.top + to.height / 2 - from.top}px`);
  }, []);
  return (
    <span ref={ref} className={css['flight']} aria-hidden="true">
      {coins.map(coin => (
        <i
          key={coin}
          data-coin={coin}
          style={{ '--n': coin }}
          onAnimationEnd={coin === coins.length - 1 ? onEnd : undefined}
        >
          <Coin />
        </i>
      ))}
    </span>
  );
}
