import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { describeFamily } from './describe-family.ts';
import { FamilyChildren } from './FamilyChildren.tsx';
import { FamilyFrame } from './FamilyFrame.tsx';
import { FamilyRedeem } from './FamilyRedeem.tsx';
import { FamilyVouchers } from './FamilyVouchers.tsx';

function Licences() {
  const t = useText();
  const found = useQuery(endpointQuery('GET grown-ups/licences'));
  if (found.isPending) return null;
  if (!found.data) {
    return (
      <Box>
        <p role="alert">{describeFamily(t, found.error)}</p>
        <Button onClick={() => void found.refetch()}>{t('action.retry')}</Button>
      </Box>
    );
  }
  const { children, seats, vouchers } = found.data;
  return (
    <>
      <FamilyChildren family={children} seats={seats} />
      {children.length > 0 && <FamilyRedeem family={children} />}
      {vouchers.length > 0 && <FamilyVouchers vouchers={vouchers} />}
    </>
  );
}

/** The licences of a family, for a parent. */
export const FamilyLicencesPage = () => (
  <FamilyFrame title={t => t('upgrade.family')} about={t => t('upgrade.about')}>
    <Licences />
  </FamilyFrame>
);
