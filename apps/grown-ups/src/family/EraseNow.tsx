import { invalidateChanges } from '@digipals/client';
import type { FamilyChild } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { Question } from '../parts/Question.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';

const ERASE = 'POST grown-ups/children/{childId}/family/erasure';

/** Erases a child at once after a question. */
export function EraseNow(props: { child: FamilyChild; onClose(): void }) {
  const { child, onClose } = props;
  const { childId, name } = child;
  const t = useText();
  const services = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useTranslatedSend();
  const erase = () =>
    send(async () => {
      const body = { isNow: true };
      const done = await withProof(services, () =>
        services.call(ERASE, { params: { childId }, body }),
      );
      if (done.state === 'erased') services.erased.set({ name, proof: done.proof });
      onClose();
      await invalidateChanges(queries, ERASE);
    });
  return (
    <Question
      about={t('family.eraseNowAsk', { name })}
      more={t('family.eraseTold', { name })}
      yes={t('family.eraseNow')}
      problem={problem}
      isSending={isSending}
      onYes={() => void erase()}
      onClose={onClose}
    />
  );
}
