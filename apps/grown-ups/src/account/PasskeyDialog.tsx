import { invalidateChanges, isCallError } from '@digipals/client';
import type { Passkey } from '@digipals/contract';
import { passkeys as limits } from '@digipals/contract/constants';
import { Button, Dialog, FormError, TextField } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DialogBody } from '../parts/Box.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { account } from '../words/account.ts';

const describe = (error: unknown): string | null =>
  isCallError(error) ? null : account.passkeyUnused;

type Props = {
  /** Null for a new one. */
  passkey: Passkey | null;
  onClose(): void;
};

/** Names a passkey, which is made first if it is new. */
export function PasskeyDialog({ passkey, onClose }: Props) {
  const services = useServices();
  const { call, passkeys } = services;
  const queries = useQueryClient();
  const [typed, setTyped] = useState(passkey?.name ?? '');
  const { problem, isSending, send } = useSend(describe);
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
      title={passkey ? account.renamePasskey : account.addPasskey}
      actions={<Button onClick={onClose}>{account.cancel}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <form onSubmit={save} noValidate>
          <DialogBody>
            {!passkey && <p>{account.addPasskeyAbout}</p>}
            <TextField
              label={account.passkeyName}
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
                {passkey ? account.save : account.addPasskey}
              </Button>
            </div>
          </DialogBody>
        </form>
      </DialogBody>
    </Dialog>
  );
}
