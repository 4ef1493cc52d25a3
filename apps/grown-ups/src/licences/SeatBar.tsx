import type { SchoolLicences } from '@digipals/contract';
import { Box } from '../parts/Box.tsx';
import { dayBefore } from '../shared/dates.ts';
import { licences as words } from '../words/licences.ts';
import css from './SeatBar.module.css';

type Props = Pick<SchoolLicences, 'seats' | 'vouchers' | 'classes'>;

/** How many seats are used and free, by class, and until when. */
export function SeatBar({ seats: { all, used, free }, vouchers, classes }: Props) {
  const ends = vouchers.flatMap(({ state, endsAt }) => (state === 'runs' ? endsAt : [])).sort();
  const parts = classes.filter(({ seats }) => seats > 0);
  const said = parts.map(({ className, seats }) => `${className} ${seats}`);
  return (
    <Box>
      <div className={css['head']}>
        <p>
          <b>{used}</b>
          {words.inUse(all)}
        </p>
        <p>
          {words.free(free)}.{' '}
          {ends[0] !== undefined && words.nextEnd(dayBefore(Date.parse(ends[0])))}
        </p>
      </div>
      {all > 0 && (
        <div
          className={css['bar']}
          role="img"
          aria-label={`${words.byClass}: ${[...said, words.free(free)].join(', ')}`}
        >
          {parts.map(({ classId, className, seats }) => (
            <span key={classId} style={{ '--seats': seats }}>
              <b>{className}</b> {seats}
            </span>
          ))}
          {free > 0 && (
            <span className={css['free']} style={{ '--seats': free }}>
              <b>{words.freeShort}</b> {free}
            </span>
          )}
        </div>
      )}
    </Box>
  );
}
