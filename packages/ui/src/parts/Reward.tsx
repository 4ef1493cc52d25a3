import { useId } from 'react';
import { classes } from '../classes.ts';
import css from './Reward.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Drawn = { className?: string | undefined };

function Gold({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2=".6" y2="1">
      <stop offset="0" stopColor="#ffe488" />
      <stop offset=".5" stopColor="#ffcb3f" />
      <stop offset="1" stopColor="#f3a51a" />
    </linearGradient>
  );
}

/** One Lingo: a golden speech bubble with an L. */
export function Coin({ className }: Drawn) {
  const id = useId();
  return (
    <svg className={classes(css['coin'], className)} viewBox="0 0 48 48" aria-hidden="true">
      <defs>
        <Gold id={id} />
      </defs>
      <path
        d="M24 5C11.5 5 3 13 3 24c0 5.5 2.2 10 6 13.3L8 46l9.5-5c2 .6 4.2.9 6.5.9 12.5 0 21-8 21-18S36.5 5 24 5Z"
        fill="#d98e00"
      />
      <path
        d="M24 2C11.5 2 3 10 3 21c0 5.5 2.2 10 6 13.3L8 43l9.5-5c2 .6 4.2.9 6.5.9 12.5 0 21-8 21-18S36.5 2 24 2Z"
        fill={`url(#${id})`}
      />
      <path
        d="M24 6.5C14 6.5 7.5 12.8 7.5 20.8S14 34.8 24 34.8s16.5-6 16.5-14S34 6.5 24 6.5Z"
        fill="#fff"
        opacity=".24"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M19.5 12.5v15h10.5" stroke="#9a5f00" strokeWidth="5.5" />
        <path d="M9 15c2-4 5-6.5 9-7.6" stroke="#fff" strokeWidth="3" opacity=".9" />
      </g>
    </svg>
  );
}

type LingoCountProps = Drawn & {
  amount: number;
  /** The counter spins for 6 s when Lingos arrive. */
  spinning?: boolean;
  /** Accessible name ("Lingos: 248"); replaces the bare number. */
  label?: string;
};

/** The child's Lingos in the toolbar: coin and number. */
export function LingoCount({ amount, spinning = false, label, className }: LingoCountProps) {
  return (
    <span
      className={classes(css['lingos'], spinning && css['spinning'], className)}
      data-spinning={spinning || undefined}
    >
      <Coin />
      {label ? (
        <>
          <span aria-hidden="true">{amount}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        amount
      )}
    </span>
  );
}

type LingosBadgeProps = Drawn & { amount: number; small?: boolean; label?: string };

/** A price or prize: "+5" beside a coin (SHELL-37). */
export function LingosBadge({ amount, small = false, label, className }: LingosBadgeProps) {
  return (
    <span className={classes(css['lingos'], small && css['small'], className)}>
      <Coin />
      <span aria-hidden={label ? true : undefined}>{`+${amount}`}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

const STAR =
  'M24 4.5c1.6 0 2.7.9 3.4 2.4l4 8.3 9 1.2c3.3.5 4.5 4 2.2 6.3l-6.6 6.4 1.7 9c.6 3.3-2.5 5.6-5.5 4L24 37.8l-8.2 4.3c-3 1.6-6.1-.7-5.5-4l1.7-9-6.6-6.4c-2.3-2.3-1.1-5.8 2.2-6.3l9-1.2 4-8.3c.7-1.5 1.8-2.4 3.4-2.4Z';
const STAR_LIGHT =
  'M23 8c-2 3.5-3.5 8-5 9-2 1-7 1-9.5 2.5 3-.2 8 .4 11-1 2.5-1.5 2.8-6.5 3.5-10.5Z';
const STAR_EDGE = { full: '#d98e00', half: '#b9b3a6', empty: '#b3bddf' };

export type StarFill = 'full' | 'half' | 'empty';

function StarGradient({ fill, id }: { fill: StarFill; id: string }) {
  if (fill === 'full') return <Gold id={id} />;
  if (fill === 'half') {
    return (
      <linearGradient id={id}>
        <stop offset=".5" stopColor="#ffcb3f" />
        <stop offset=".5" stopColor="#d9e0f5" />
      </linearGradient>
    );
  }
  return (
    <linearGradient id={id} x1="0" y1="0" x2=".6" y2="1">
      <stop offset="0" stopColor="#eef1fc" />
      <stop offset="1" stopColor="#cdd5ef" />
    </linearGradient>
  );
}

/** A progress star; needs `label` unless a text beside it gives the score. */
export function Star({ fill, label, className }: Drawn & { fill: StarFill; label?: string }) {
  const id = useId();
  return (
    <span className={classes(css['star'], className)} data-fill={fill}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <defs>
          <StarGradient fill={fill} id={id} />
        </defs>
        <path d={STAR} transform="translate(0 2.5)" fill={STAR_EDGE[fill]} />
        <path d={STAR} fill={`url(#${id})`} />
        {fill !== 'empty' && <path d={STAR_LIGHT} fill="#fff" opacity=".75" />}
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

/** A golden padlock for locked content. */
export function Padlock({ className }: Drawn) {
  const id = useId();
  return (
    <svg className={classes(css['padlock'], className)} viewBox="0 0 48 48" aria-hidden="true">
      <defs>
        <Gold id={id} />
      </defs>
      <path
        d="M14 23v-7a10 10 0 0 1 20 0v7"
        fill="none"
        stroke="#8f9cc8"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="7" y="22" width="34" height="24" rx="9" fill="#c98800" />
      <rect x="7" y="20" width="34" height="23" rx="9" fill={`url(#${id})`} />
      <path
        d="M12 27c0-2 1-3 3-3h9"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
        opacity=".8"
      />
      <circle cx="24" cy="30" r="4" fill="#8a5600" />
      <path d="M24 31v5" stroke="#8a5600" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
