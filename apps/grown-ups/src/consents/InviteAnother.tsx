import { invalidateChanges, isCallError } from '@digipals/client';
import type { AskedChild } from '@digipals/contract';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { consentWords } from '../words/consents.ts';
import css from './InviteAnother.module.css';

const INVITE = 'POST grown-ups/consent/children/{childId}/invitation';

/** Sends a letter to the e-mail of another grown-up of a child. */
export function InviteAnother({ child: { childId, name } }: { child: AskedChild }) {
  const services = useServices();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const { problem, isSending, send } = useSend(error =>
    isCallError(error) && error.status === 422 ? consentWords.addressWrong : null,
  );
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const input = { params: { childId }, body: { email: email.trim() } };
    const went = await send(() => withProof(services, () => services.call(INVITE, input)));
    setSent(went);
    if (!went) return;
    setEmail('');
    await invalidateChanges(queries, INVITE);
  };
  return (
    <form className={css['invite']} onSubmit={invite} noValidate>
      <TextField
        label={consentWords.otherEmail(name)}
        type="email"
        autoComplete="off"
        maxLength={200}
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <FormError words={problem} />
      <Button type="submit" disabled={isSending || email.trim() === ''}>
        {consentWords.send(1)}
      </Button>
      <p role="status">{isSent && consentWords.sent(1)}</p>
    </form>
  );
}
