import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { Consent } from '@digipals/contract';
import { type AskedPurpose, askedPurposes } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, withProof } from '../shared/services.tsx';
import { useLatest } from '../shared/use-latest.ts';
import { useSend } from '../shared/use-send.ts';
import { describeFamilyError } from './describe-family-error.ts';
import { PurposeList, YesNo } from './Purposes.tsx';
import { useAnsweredBy } from './use-answered-by.ts';

type Answers = Record<AskedPurpose, boolean | null>;

const stateIn = (consents: readonly Consent[], purpose: AskedPurpose) =>
  consents.find(one => one.purpose === purpose)?.state ?? 'open';

/** Not known before it is read again. */
const nobody = { who: null, relation: null, method: null, at: null } as const;

/** What counts for each purpose; null where the family has still to answer. */
const answersIn = (consents: readonly Consent[]): Answers => {
  const answerTo = (purpose: AskedPurpose) => {
    const state = stateIn(consents, purpose);
    return state === 'yes' ? true : state === 'no' ? false : null;
  };
  return {
    contact: answerTo('contact'),
    visible: answerTo('visible'),
    weeklyLetter: answerTo('weeklyLetter'),
  };
};

const withAnswer = <T extends { consents: Consent[] }>(
  before: T,
  purpose: AskedPurpose,
  given: boolean,
): T => ({
  ...before,
  consents: before.consents.map(one =>
    one.purpose === purpose ? { ...one, ...nobody, state: given ? 'yes' : 'no' } : one,
  ),
});

/**
 * The consents of a child, to give and to withdraw by its parent. Needs the texts for families. Each change asks for
 * a code of the second factor if the last one is older than ten minutes, and acts at once.
 */
export function ConsentSwitches({ childId }: { childId: string }) {
  const t = useText();
  const answeredBy = useAnsweredBy();
  const services = useServices();
  const queries = useQueryClient();
  const query = endpointQuery('GET grown-ups/children/{childId}/consents', { childId });
  const found = useQuery(query);
  const { problem, send } = useSend(error => describeFamilyError(t, error));
  const decide = async (purpose: AskedPurpose, given: boolean) => {
    const key = 'POST grown-ups/children/{childId}/consents';
    const input = { params: { childId }, body: { purpose, given } };
    await withProof(services, () => services.call(key, input));
    // Counts also if what follows cannot be fetched: the next answer is compared with it.
    queries.setQueryData(query.queryKey, before => before && withAnswer(before, purpose, given));
    await invalidateChanges(queries, key);
  };
  // Only what was chosen here: what counts for another purpose may change in the meantime.
  const { shown: chosen, change } = useLatest<Partial<Answers>>({}, answers =>
    send(async () => {
      const counts = answersIn(queries.getQueryData(query.queryKey)?.consents ?? []);
      for (const purpose of askedPurposes) {
        const given = answers[purpose] ?? null;
        if (given !== null && given !== counts[purpose]) await decide(purpose, given);
      }
    }),
  );
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
  const shown = { ...answersIn(consents), ...chosen };
  const notes = { paused: t('consent.paused'), open: t('consent.notYet'), yes: null, no: null };
  return (
    <>
      <PurposeList
        name={name}
        note={purpose => notes[stateIn(consents, purpose)]}
        by={purpose =>
          chosen[purpose] === undefined
            ? answeredBy(consents.find(one => one.purpose === purpose))
            : null
        }
        answer={purpose => (
          <YesNo
            purpose={purpose}
            value={shown[purpose]}
            onChoose={given => void change({ [purpose]: given })}
          />
        )}
      />
      <FormError words={problem} />
    </>
  );
}
