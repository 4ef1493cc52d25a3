import type { Streak } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes } from '@digipals/ui';
import { Flame } from './Flame.tsx';
import css from './Week.module.css';

/** Index of a local day (`2026-01-12`) in its week, 0 (Monday) to 6. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

type Props = { days: Streak['week']; className?: string | undefined };

/** The last seven days with a flame for each day won. Decoration: the text beside it says the same. */
export function Week({ days, className }: Props) {
  const names = useText()('streak.weekdays').split(' ');
  return (
    <div className={classes(css['week'], className)} aria-hidden="true" data-week="">
      {days.map(({ day, won }, index) => {
        const today = index === days.length - 1;
        return (
          <span key={day} className={classes(won && css['won'], today && css['today'])}>
            <i>{(won || today) && <Flame lit={won} />}</i>
            {names[weekday(day)]}
          </span>
        );
      })}
    </div>
  );
}
