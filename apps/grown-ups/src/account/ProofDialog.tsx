import { endpointQuery, isCallError } from '@digipals/client';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, CodeField, codeDigits, Dialog, FormError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { DialogBody } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';

const describe = (t: Translate, error: unknown): string | null =>
  isCallError(error) ? null : t('account.proof.unused');

/** Asks for a passkey or a new code of the second factor. */
export function ProofDialog({ onDone }: { onDone(isProved: boolean): void }) {
  const t = useText();
  const { call, passkeys } = useServices();
  const { data: own = [] } = useQuery(endpointQuery('GET grown-ups/passkeys'));
  const hasPasskey = own.length > 0 && passkeys.canUse();
  const [code, setCode] = useState('');
  const { problem, isSending, send } = useTranslatedSend(describe);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
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
      {t('family.cancel')}
    </Button>
  );
  return (
    <Dialog title={t('account.proof')} actions={cancel} onClose={() => onDone(false)}>
      <DialogBody>
        <p>{hasPasskey ? t('account.proof.either') : t('account.proof.about')}</p>
        {hasPasskey && (
          <div>
            <Button variant="primary" disabled={isSending} onClick={() => void byPasskey()}>
              {t('door.passkey')}
            </Button>
          </div>
        )}
        <CodeField
          label={t('door.figures')}
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
