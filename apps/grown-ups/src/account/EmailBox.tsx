import { isCallError } from '@digipals/client';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { account } from '../words/account.ts';
import { door } from '../words/door.ts';
import css from './PasswordBox.module.css';

const describe = (error: unknown): string | null =>
  isCallError(error) && error.status === 422 ? door.incomplete : null;

/** Asks for a new e-mail of the account. */
export function EmailBox() {
  const services = useServices();
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problem, isSending, send } = useSend(describe);
  const next = typed.trim();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setSentTo(null);
    const isSent = await send(() =>
      withProof(services, () => services.call('POST grown-ups/email', { body: { email: next } })),
    );
    if (!isSent) return;
    setSentTo(next);
    setTyped('');
  };
  return (
    <Box title={account.email}>
      <form className={css['form']} onSubmit={ask} noValidate>
        <TextField
          required
          label={account.newEmail}
          type="email"
          autoComplete="email"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <p>{account.emailAbout}</p>
        <FormError words={problem} />
        {sentTo !== null && <p role="status">{account.emailSent(sentTo)}</p>}
        <div>
          <Button type="submit" disabled={isSending || next === ''}>
            {account.askEmail}
          </Button>
        </div>
      </form>
    </Box>
  );
}
