import { invalidateChanges, isCallError } from '@digipals/client';
import { useQueryClient } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { licences } from '../words/licences.ts';
import { RedeemForm } from './RedeemForm.tsx';

const describe = (error: unknown): string | null =>
  isCallError(error) && error.code === 'voucher_refused' ? licences.refused : null;

const words = {
  code: licences.code,
  about: licences.codeAbout,
  redeem: licences.doRedeem,
  done: licences.redeemed,
};

/** Redeems a voucher for a school. */
export function SchoolRedeem({ schoolId }: { schoolId: string }) {
  const { call } = useServices();
  const queries = useQueryClient();
  const redeem = async (code: string) => {
    const key = 'POST grown-ups/licences/schools/{schoolId}/vouchers';
    await call(key, { params: { schoolId }, body: { code } });
    await invalidateChanges(queries, key);
  };
  return (
    <Box title={licences.redeem}>
      <RedeemForm {...{ words, describe, redeem }} />
    </Box>
  );
}
