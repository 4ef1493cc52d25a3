import { isCallError } from '@digipals/client';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { useSend } from '../shared/use-send.ts';
import { safeContacts as words } from '../words/safe-contacts.ts';
import css from './SafeContact.module.css';

const DIGITS = 6;

const describe = (error: unknown): string | null =>
  isCallError(error) && error.code === 'code_refused' ? words.refused : null;

/** The code that a safe contact got by e-mail and gave to the lead. */
export function VerifyForm({ onVerify }: { onVerify(code: string): Promise<void> }) {
  const [code, setCode] = useState('');
  const { problem, isSending, send } = useSend(describe);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(() => onVerify(code));
  };
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <TextField
        label={words.code}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={event => setCode(event.target.value.replace(/\D/g, '').slice(0, DIGITS))}
      />
      <FormError words={problem} />
      <div className={css['buttons']}>
        <Button type="submit" disabled={isSending || code.length < DIGITS}>
          {words.verify}
        </Button>
      </div>
    </form>
  );
}
