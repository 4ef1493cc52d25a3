import type { Voucher } from '@digipals/contract';
import { Tag, type TagTone } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { dayBefore } from '../shared/dates.ts';
import { licences as words } from '../words/licences.ts';
import css from './Rows.module.css';

const tones: Record<Voucher['state'], TagTone | undefined> = {
  runs: 'accent',
  grace: 'level1',
  ended: undefined,
};

/** The vouchers of a school. */
export const VouchersBox = ({ vouchers }: { vouchers: readonly Voucher[] }) => (
  <Box title={words.vouchers}>
    <ul className={css['rows']}>
      {vouchers.map(({ voucherId, seats, used, endsAt, state }) => (
        <li key={voucherId}>
          <span className={css['what']}>
            <b>{voucherId}</b>
            <small>{words.until(seats, dayBefore(Date.parse(endsAt)))}</small>
          </span>
          <Tag tone={tones[state]}>{words.states[state](used)}</Tag>
        </li>
      ))}
    </ul>
  </Box>
);
