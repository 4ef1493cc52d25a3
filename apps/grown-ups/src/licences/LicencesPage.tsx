import { endpointQuery } from '@digipals/client';
import type { SchoolLicences } from '@digipals/contract';
import { seatGraceMs } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { EmptyState, LoadError, Notice } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { placeTitles } from '../app/places.ts';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { dayBefore } from '../shared/dates.ts';
import { describeError } from '../shared/describe-error.ts';
import { Link } from '../shared/Link.tsx';
import { licences as words } from '../words/licences.ts';
import { ClassesBox } from './ClassesBox.tsx';
import { LedgerBox } from './LedgerBox.tsx';
import css from './LicencesPage.module.css';
import { SchoolRedeem } from './SchoolRedeem.tsx';
import { SeatBar } from './SeatBar.tsx';
import { VouchersBox } from './VouchersBox.tsx';

/** Warns of vouchers that are over while their seats last. */
function Warnings({ vouchers }: Pick<SchoolLicences, 'vouchers'>) {
  const over = vouchers.filter(({ state, used }) => state === 'grace' && used > 0);
  return over.map(({ voucherId, used, endsAt }) => (
    <Notice key={voucherId}>
      {words.grace(voucherId, used, dayBefore(Date.parse(endsAt) + seatGraceMs))}
    </Notice>
  ));
}

/** Vouchers and seats of a school, for its leads. */
export function LicencesPage({ schoolId }: { schoolId: string }) {
  const t = useText();
  const found = useQuery(endpointQuery('GET grown-ups/licences/schools/{schoolId}', { schoolId }));
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  const { seats, vouchers, classes, waiting, ledger } = found.data;
  const hasVouchers = vouchers.length > 0;
  return (
    <>
      <Head title={t(placeTitles.licences)} about={words.about} />
      <Warnings vouchers={vouchers} />
      {hasVouchers && <SeatBar {...{ seats, vouchers, classes }} />}
      <div className={css['two']}>
        <div className={css['stack']}>
          {hasVouchers ? (
            <ClassesBox {...{ schoolId, seats, classes, waiting }} />
          ) : (
            <Box>
              <EmptyState title={words.none}>
                <p>{words.noneAbout}</p>
                <Link to="/upgrade">{words.how}</Link>
              </EmptyState>
            </Box>
          )}
          {hasVouchers && <VouchersBox vouchers={vouchers} />}
          {ledger.length > 0 && <LedgerBox ledger={ledger} />}
        </div>
        <aside className={css['stack']}>
          <SchoolRedeem schoolId={schoolId} />
          <p className={css['rule']}>{words.rule}</p>
        </aside>
      </div>
    </>
  );
}
