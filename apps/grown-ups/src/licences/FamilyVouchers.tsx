import type { Voucher } from '@digipals/contract';
import { seatGraceMs } from '@digipals/contract/constants';
import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Box } from '../parts/Box.tsx';
import { dayBefore } from '../shared/dates.ts';
import css from './Rows.module.css';

/** The vouchers of a family, and until when they last. */
export function FamilyVouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  const t = useText();
  const language = languageTag(useLocale());
  return (
    <Box>
      <ul className={css['rows']}>
        {vouchers.map(({ voucherId, seats, state, endsAt }) => {
          const end = Date.parse(endsAt);
          return (
            <li key={voucherId}>
              <span className={css['what']}>
                <b>{voucherId}</b>
                <small>{t('upgrade.until', { all: seats, day: dayBefore(end, language) })}</small>
              </span>
              {state === 'grace' && (
                <small>{t('upgrade.grace', { day: dayBefore(end + seatGraceMs, language) })}</small>
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
