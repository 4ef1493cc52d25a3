import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import css from './Progress.module.css';

type BarProps = { value: number; max?: number; label: string; className?: string | undefined };

/** A golden bar; `value` of `max` (100), `label` gives both in words. */
export function ProgressBar({ value, max = 100, label, className }: BarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div role="img" aria-label={label} className={classes(css['bar'], className)}>
      <i className={css['fill']} style={{ '--share': `${share * 100}%` }} />
    </div>
  );
}

export type DotState = 'ok' | 'again' | 'now' | 'next';
type DotsProps = { states: readonly DotState[]; label: string; className?: string | undefined };

function DotSign({ state, number }: { state: DotState; number: number }) {
  if (state === 'ok' || state === 'again') return <Icon name={state} />;
  return number;
}

/** One circle per question: right (tick), try again (arrow), current (violet) or upcoming (pale, numbered). */
export function ProgressDots({ states, label, className }: DotsProps) {
  return (
    <div role="img" aria-label={label} className={classes(css['dots'], className)}>
      {[...states.entries()].map(([index, state]) => (
        <b key={index} data-state={state} className={classes(css['dot'], css[state])}>
          <DotSign state={state} number={index + 1} />
        </b>
      ))}
    </div>
  );
}
