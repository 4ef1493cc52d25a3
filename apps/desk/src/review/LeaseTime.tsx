import type { Lease } from '@digipals/contract';
import { review } from '@digipals/contract/constants';
import { classes, textStyles } from '@digipals/ui/grown-ups';
import { countdown } from '../shared/times.ts';
import { useNow } from '../shared/use-now.ts';
import css from './LeaseTime.module.css';
import type { Line } from './review-state.ts';

const soonMs = 30_000;
const circumference = 37.7;

/** The remaining time of the lease, as a ring and in words. */
export function LeaseTime({ lease, line }: { lease: Lease; line: Line }) {
  const now = useNow();
  const left = Math.max(0, Math.min(review.leaseMs, Date.parse(lease.expiresAt) - now));
  if (line.state === 'lost')
    return <span className={classes(css['lease'], css['soon'])}>Not yours any more</span>;
  const isSoon = left < soonMs;
  return (
    <span
      className={isSoon ? classes(css['lease'], css['soon']) : css['lease']}
      title="Extended while you work"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <circle
          className={css['left']}
          cx="8"
          cy="8"
          r="6"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - left / review.leaseMs)}
        />
      </svg>
      {isSoon ? 'Ends soon' : 'Yours'}{' '}
      <span className={textStyles['figures']}>{countdown(left)}</span>
    </span>
  );
}
