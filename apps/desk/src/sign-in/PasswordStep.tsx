import { isCallError } from '@digipals/client';
import { staffSession } from '@digipals/contract/constants';
import { Button, FormError, KeyCap, TextField, textStyles } from '@digipals/ui/grown-ups';
import { useStore } from '@digipals/ui/store';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Brand } from '../shared/Brand.tsx';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import type { Challenge } from './CodeStep.tsx';

/** The message for a refused password. */
function refusal(error: unknown): string {
  if (isCallError(error) && error.code === 'staff_sign_in_failed') {
    return 'E-mail or password is not right.';
  }
  if (isCallError(error) && error.status === 422) return 'Is the e-mail complete?';
  return describeError(error);
}

/** The first step: e-mail and password. */
export function PasswordStep({ onDone }: { onDone(challenge: Challenge): void }) {
  const { call, signedOutBecause } = useServices();
  const because = useStore(signedOutBecause);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    document.title = 'Sign in – DigiPals desk';
    field.current?.focus();
  }, []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      onDone(await call('POST desk/sign-in', { body: { email: email.trim(), password } }));
    } catch (error) {
      setProblem(refusal(error));
      setSending(false);
    }
  };
  const hours = staffSession.absoluteMs / 3_600_000;
  return (
    <form onSubmit={send} noValidate>
      <Brand />
      <h1>Sign in</h1>
      {because && !problem && (
        <p role="status" className={textStyles['soft']}>
          {because}
        </p>
      )}
      <TextField
        large
        required
        ref={field}
        label="E-mail"
        type="email"
        autoComplete="username"
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <TextField
        large
        required
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <FormError words={problem} />
      <Button
        variant="primary"
        large
        type="submit"
        disabled={isSending || email.trim() === '' || password === ''}
      >
        {isSending ? 'One moment …' : 'Next'} <KeyCap>Enter</KeyCap>
      </Button>
      <p className={textStyles['fine']}>
        Forgotten your password? The operator of this server gives you a new one.
      </p>
      <p className={textStyles['fine']}>
        Signed out after {staffSession.idleMs / 60_000} minutes without a key, and after {hours}{' '}
        hours.
      </p>
    </form>
  );
}
