import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { AskedPurpose } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { describeFamilyError } from './describe-family-error.ts';
import { PurposeList, YesNo } from './Purposes.tsx';

/**
 * The consents of a child, to give and to withdraw by its parent. Needs the texts for families. Each change asks for
 * a code of the second factor if the last one is older than ten minutes, and acts at once.
 */
export function ConsentSwitches({ childId }: { childId: string }) {
  const t = useText();
  const services = useServices();
  const queries = useQueryClient();
  const found = useQuery(endpointQuery('GET grown-ups/children/{childId}/consents', { childId }));
  const { problem, send } = useSend(error => describeFamilyError(t, error));
  if (found.isPending) return null;
  if (!found.data) {
    return (
      <>
        <FormError words={describeFamilyError(t, found.error)} />
        <Button onClick={() => void found.refetch()}>{t('consent.again.do')}</Button>
      </>
    );
  }
  const { name, consents } = found.data;
  const decide = (purpose: AskedPurpose, given: boolean) =>
    send(async () => {
      const key = 'POST grown-ups/children/{childId}/consents';
      const input = { params: { childId }, body: { purpose, given } };
      await withProof(services, () => services.call(key, input));
      await invalidateChanges(queries, key);
    });
  const stateOf = (purpose: AskedPurpose) =>
    consents.find(one => one.purpose === purpose)?.state ?? 'open';
  const notes = { paused: t('consent.paused'), open: t('consent.notYet'), yes: null, no: null };
  return (
    <>
      <PurposeList
        name={name}
        note={purpose => notes[stateOf(purpose)]}
        answer={purpose => {
          const state = stateOf(purpose);
          const value = state === 'yes' ? true : state === 'no' ? false : null;
          return <YesNo {...{ purpose, value }} onChoose={given => void decide(purpose, given)} />;
        }}
      />
      <FormError words={problem} />
    </>
  );
}
