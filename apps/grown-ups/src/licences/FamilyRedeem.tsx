import { invalidateChanges } from '@digipals/client';
import type { FamilyLicences } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { LabelledSelect } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { describeFamily } from './describe-family.ts';
import { RedeemForm } from './RedeemForm.tsx';

/** Redeems a voucher for a family; the first seat is for the child that is chosen. */
export function FamilyRedeem({ family }: { family: FamilyLicences['children'] }) {
  const t = useText();
  const { call } = useServices();
  const queries = useQueryClient();
  const waiting = family.find(({ isOpen }) => !isOpen) ?? family[0];
  const [childId, setChild] = useState(waiting?.childId ?? '');
  const redeem = async (code: string) => {
    const key = 'POST grown-ups/licences/children/{childId}/vouchers';
    await call(key, { params: { childId }, body: { code } });
    await invalidateChanges(queries, key);
  };
  const words = {
    code: t('upgrade.label'),
    about: t('upgrade.hint'),
    redeem: t('upgrade.redeem'),
    done: t('upgrade.done'),
  };
  return (
    <Box title={t('upgrade.code')}>
      <RedeemForm {...{ words, redeem }} describe={error => describeFamily(t, error)}>
        {family.length > 1 && (
          <LabelledSelect
            label={t('upgrade.for')}
            options={family.map(child => child.childId)}
            words={Object.fromEntries(family.map(child => [child.childId, child.name]))}
            value={childId}
            onChoose={setChild}
          />
        )}
      </RedeemForm>
    </Box>
  );
}
