import { Button, CodeField, codeDigits, Dialog, FormError } from '@digipals/ui/grown-ups';
import { useEffect, useRef, useState } from 'react';
import { DialogBody } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { account } from '../words/account.ts';
import { door } from '../words/door.ts';

/** Asks for a new code of the second factor. */
export function ProofDialog({ onDone }: { onDone(isProved: boolean): void }) {
  const { call } = useServices();
  const [code, setCode] = useState('');
  const { problem, isSending, send } = useSend();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (typed: string) => {
    setCode(typed);
    if (typed.length < codeDigits) return;
    if (await send(() => call('POST grown-ups/proof', { body: { code: typed } }))) onDone(true);
    else setCode('');
  };
  const cancel = (
    <Button onClick={() => onDone(false)} disabled={isSending}>
      {account.cancel}
    </Button>
  );
  return (
    <Dialog title={account.proof} actions={cancel} onClose={() => onDone(false)}>
      <DialogBody>
        <p>{account.proofAbout}</p>
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
