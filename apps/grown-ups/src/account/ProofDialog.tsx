import { endpointQuery, isCallError } from '@digipals/client';
import { Button, CodeField, codeDigits, Dialog, FormError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DialogBody } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { account } from '../words/account.ts';
import { door } from '../words/door.ts';

const describe = (error: unknown): string | null =>
  isCallError(error) ? null : account.proofUnused;

/** Asks for a passkey or a new code of the second factor. */
export function ProofDialog({ onDone }: { onDone(isProved: boolean): void }) {
  const { call, passkeys } = useServices();
  const { data: own = [] } = useQuery(endpointQuery('GET grown-ups/passkeys'));
  const hasPasskey = own.length > 0 && passkeys.canUse();
  const [code, setCode] = useState('');
  const { problem, isSending, send } = useSend(describe);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (typed: string) => {
    setCode(typed);
    if (typed.length < codeDigits) return;
    if (await send(() => call('POST grown-ups/proof', { body: { code: typed } }))) onDone(true);
    else setCode('');
  };
  const byPasskey = async () => {
    const isProved = await send(async () => {
      const answer = await passkeys.use(await call('POST grown-ups/proof/passkey/options'));
      await call('POST grown-ups/proof/passkey', { body: { answer } });
    });
    if (isProved) onDone(true);
  };
  const cancel = (
    <Button onClick={() => onDone(false)} disabled={isSending}>
      {account.cancel}
    </Button>
  );
  return (
    <Dialog title={account.proof} actions={cancel} onClose={() => onDone(false)}>
      <DialogBody>
        <p>{hasPasskey ? account.proofPasskeyAbout : account.proofAbout}</p>
        {hasPasskey && (
          <div>
            <Button variant="primary" disabled={isSending} onClick={() => void byPasskey()}>
              {account.usePasskey}
            </Button>
          </div>
        )}
        <CodeField
          label={door.figures}
          value={code}
          isWrong={problem !== null}
          inputRef={field}
          onChange={typed => void submit(typed)}
        />
        <FormError words={problem} />
      </DialogBody>
    </Dialog>
  );
}
