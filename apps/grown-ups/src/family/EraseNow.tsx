import { invalidateChanges } from '@digipals/client';
import type { FamilyChild } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, Dialog } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBody } from '../parts/Box.tsx';
import { Question } from '../parts/Question.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';

const ERASE = 'POST grown-ups/children/{childId}/family/erasure';

/** Erases a child at once after a question, and shows the number of the proof. */
export function EraseNow(props: { child: FamilyChild; onClose(): void }) {
  const { child, onClose } = props;
  const { childId, name } = child;
  const t = useText();
  const services = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useTranslatedSend();
  const [proof, setProof] = useState<string | null>(null);
  const close = async () => {
    onClose();
    await invalidateChanges(queries, ERASE);
  };
  const erase = () =>
    send(async () => {
      const body = { isNow: true };
      const done = await withProof(services, () =>
        services.call(ERASE, { params: { childId }, body }),
      );
      // The next read removes the page of the child, so the proof is shown first.
      if (done.state === 'erased') setProof(done.proof);
      else await close();
    });
  if (proof === null) {
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
  const actions = <Button onClick={() => void close()}>{t('family.close')}</Button>;
  return (
    <Dialog title={t('family.erased', { name })} actions={actions} onClose={() => void close()}>
      <DialogBody>
        <p>{t('family.proof')}</p>
        <p>
          <b>{proof}</b>
        </p>
      </DialogBody>
    </Dialog>
  );
}
