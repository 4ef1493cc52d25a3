import { useText } from '@digipals/i18n/react';
import { Button, Dialog } from '@digipals/ui/grown-ups';
import { DialogBody } from '../parts/Box.tsx';
import type { Erased } from '../shared/services.tsx';
import { useReloadQuestion } from '../shared/use-reload-question.ts';

/** The number of the proof that a child is erased. It is above the pages, because that of the child is gone. */
export function ErasureProof({ name, proof, onClose }: Erased & { onClose(): void }) {
  const t = useText();
  useReloadQuestion();
  return (
    <Dialog
      title={t('family.erased', { name })}
      actions={<Button onClick={onClose}>{t('family.close')}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <p>{t('family.proof')}</p>
        <p>
          <b>{proof}</b>
        </p>
      </DialogBody>
    </Dialog>
  );
}
