import type { SeatEntry } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { momentOf } from '../shared/dates.ts';
import { licences as words } from '../words/licences.ts';
import css from './Rows.module.css';

/** Whom or what a change is about: a child, children or all of a class, or a voucher. */
function objectOf({ name, children, className, voucherId }: SeatEntry): string {
  const who = name ?? (children > 0 ? words.children(children) : null);
  if (className !== null) return who === null ? className : words.inClass(who, className);
  return words.ofVoucher(voucherId ?? '');
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** The changes of the seats of a school in words, the newest first. */
export const LedgerBox = ({ ledger }: { ledger: readonly SeatEntry[] }) => (
  <Box title={words.ledger}>
    <ol className={css['rows']}>
      {ledger.map(entry => (
        <li key={entry.entryId}>
          <span className={css['what']}>
            <b>{words.changes[entry.change]}</b>
            <small>
              {objectOf(entry)} · {entry.adult ?? words.operator}, {momentOf(entry.at)}
            </small>
          </span>
          {entry.amount !== 0 && (
            <span className={classes(css['amount'], entry.amount > 0 && css['more'])}>
              {signed(entry.amount)}
            </span>
          )}
        </li>
      ))}
    </ol>
  </Box>
);
