import { invalidateChanges, isCallError } from '@digipals/client';
import type { Passkey } from '@digipals/contract';
import { passkeys as limits } from '@digipals/contract/constants';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, Dialog, FormError, TextField } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogBody } from '../parts/Box.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';

const describe = (t: Translate, error: unknown): string | null =>
  isCallError(error) ? null : t('account.passkey.unused');

type Props = {
  /** Null for a new one. */
  passkey: Passkey | null;
  onClose(): void;
};

/** Names a passkey, which is made first if it is new. */
export function PasskeyDialog({ passkey, onClose }: Props) {
  const t = useText();
  const services = useServices();
  const { call, passkeys } = services;
  const queries = useQueryClient();
  const [typed, setTyped] = useState(passkey?.name ?? '');
  const { problem, isSending, send } = useTranslatedSend(describe);
  const name = typed.trim();
  const add = async () => {
    const options = await withProof(services, () => call('POST grown-ups/passkeys/options'));
    const answer = await passkeys.make(options);
    const body = name === '' ? { answer } : { name, answer };
    await call('POST grown-ups/passkeys', { body });
  };
  const rename = async (passkeyId: string) => {
    await call('PUT grown-ups/passkeys/{passkeyId}', { params: { passkeyId }, body: { name } });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await send(async () => {
      await (passkey ? rename(passkey.passkeyId) : add());
      await invalidateChanges(queries, 'POST grown-ups/passkeys');
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={passkey ? t('account.passkey.renaming') : t('account.passkey.add')}
      actions={<Button onClick={onClose}>{t('family.cancel')}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <form onSubmit={save} noValidate>
          <DialogBody>
            {!passkey && <p>{t('account.passkey.which')}</p>}
            <TextField
              label={t('account.passkey.name')}
              autoComplete="off"
              maxLength={limits.nameLength}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
            <FormError words={problem} />
            <div>
              <Button
                variant="primary"
                type="submit"
                disabled={isSending || (passkey !== null && name === '')}
              >
                {passkey ? t('family.save') : t('account.passkey.add')}
              </Button>
            </div>
          </DialogBody>
        </form>
      </DialogBody>
    </Dialog>
  );
}
