import { endpointQuery, invalidateChanges } from '@digipals/client';
import { recoveryCodes } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { OneTimeCodes } from '../door/RecoveryCodes.tsx';
import { Actions, Box } from '../parts/Box.tsx';
import { Question } from '../parts/Question.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useAsked } from '../shared/use-asked.ts';
import { useTranslatedSend } from '../shared/use-translated-send.ts';

/** The recovery codes: how many are left, and new ones. */
export function RecoveryBox() {
  const t = useText();
  const services = useServices();
  const queries = useQueryClient();
  const { data } = useQuery(endpointQuery('GET grown-ups/sessions'));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const { problem, setProblem, isSending, send } = useTranslatedSend();
  const { asked, ask } = useAsked<true>(setProblem);
  const make = () =>
    send(async () => {
      const made = await withProof(services, () => services.call('POST grown-ups/recovery-codes'));
      setCodes(made.recoveryCodes);
      ask(null);
      await invalidateChanges(queries, 'POST grown-ups/recovery-codes');
    });
  return (
    <Box title={t('account.recovery')}>
      {data && (
        <p>
          {t('account.recovery.left', { count: data.recoveryCodesLeft, all: recoveryCodes.count })}
        </p>
      )}
      {codes && (
        <>
          <p>{t('door.keep.about')}</p>
          <OneTimeCodes codes={codes} />
        </>
      )}
      <FormError words={asked ? null : problem} />
      <Actions>
        {codes && (
          <Button
            variant="primary"
            onClick={() => {
              setCodes(null);
              // The focused button disappears.
              makeButton.current?.focus();
            }}
          >
            {t('door.kept')}
          </Button>
        )}
        <Button
          ref={makeButton}
          disabled={isSending}
          onClick={() => (data?.recoveryCodesLeft === 0 ? void make() : ask(true))}
        >
          {t('account.recovery.make')}
        </Button>
      </Actions>
      {asked && (
        <Question
          yes={t('account.recovery.make')}
          about={t('account.recovery.ask')}
          {...{ problem, isSending }}
          onYes={() => void make()}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}
