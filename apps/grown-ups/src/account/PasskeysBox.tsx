import { endpointQuery, invalidateChanges, type WriteKey } from '@digipals/client';
import type { Passkey } from '@digipals/contract';
import { passkeys as limits } from '@digipals/contract/constants';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { momentOf } from '../shared/dates.ts';
import { isNumber } from '../shared/passkeys.ts';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { account } from '../words/account.ts';
import css from './AccountPage.module.css';
import { PasskeyDialog } from './PasskeyDialog.tsx';

const datesOf = ({ createdAt, lastUsedAt }: Passkey): string =>
  lastUsedAt === null
    ? account.passkeyAdded(momentOf(createdAt))
    : account.passkeyUsed(momentOf(lastUsedAt));

/** Why no passkey can be made here. */
function whyNot(): string {
  const { hostname, origin } = window.location;
  if (!isNumber(hostname)) return account.passkeysNever;
  return account.passkeysAt(`${origin.replace(hostname, 'localhost')}/grown-ups`);
}

/** The passkeys of the account: add, name, remove. */
export function PasskeysBox() {
  const services = useServices();
  const { call, passkeys } = services;
  const queries = useQueryClient();
  const { data = [] } = useQuery(endpointQuery('GET grown-ups/passkeys'));
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const { problem, isSending, send } = useSend();
  const act = (key: WriteKey, write: () => Promise<unknown>) =>
    send(async () => {
      await write();
      await invalidateChanges(queries, key);
    });
  const remove = (passkeyId: string) => {
    const key = 'DELETE grown-ups/passkeys/{passkeyId}';
    void act(key, () => withProof(services, () => call(key, { params: { passkeyId } })));
  };
  return (
    <Box title={account.passkeys}>
      <p>{account.passkeysAbout}</p>
      <FormError words={problem} />
      <ul className={css['sessions']}>
        {data.map(passkey => (
          <li key={passkey.passkeyId}>
            <span>
              <b>{passkey.name}</b>
              <br />
              {datesOf(passkey)}
            </span>
            <span className={css['actions']}>
              <Button disabled={isSending} onClick={() => setOpen(passkey)}>
                {account.rename}
              </Button>
              <Button disabled={isSending} onClick={() => remove(passkey.passkeyId)}>
                {account.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {!passkeys.canUse() && <p>{whyNot()}</p>}
      {passkeys.canUse() && data.length < limits.most && (
        <div>
          <Button disabled={isSending} onClick={() => setOpen('add')}>
            {account.addPasskey}
          </Button>
        </div>
      )}
      {open && (
        <PasskeyDialog passkey={open === 'add' ? null : open} onClose={() => setOpen(null)} />
      )}
    </Box>
  );
}
