import { Button, FormError, TextField, textStyles } from '@digipals/ui/grown-ups';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSend } from '../shared/use-send.ts';
import css from './RedeemForm.module.css';

type Props = {
  words: { code: string; about: string; redeem: string; done: string };
  describe(error: unknown): string | null;
  redeem(code: string): Promise<unknown>;
  /** Above the code. */
  children?: ReactNode;
};

/** Takes a voucher code. A refused one stays, so that it can be corrected. */
export function RedeemForm({ words, describe, redeem, children }: Props) {
  const [code, setCode] = useState('');
  const [isDone, setDone] = useState(false);
  const { problem, isSending, send } = useSend(describe);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    if (!(await send(() => redeem(code.trim())))) return;
    setDone(true);
    setCode('');
  };
  return (
    <form onSubmit={submit} noValidate className={css['form']}>
      {children}
      <TextField
        large
        required
        label={words.code}
        placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        onChange={event => setCode(event.target.value)}
      />
      <small className={textStyles['soft']}>{words.about}</small>
      <FormError words={problem} />
      {isDone && <p role="status">{words.done}</p>}
      <Button variant="primary" large wide type="submit" disabled={isSending || code.trim() === ''}>
        {words.redeem}
      </Button>
    </form>
  );
}
