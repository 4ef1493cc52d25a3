import { staffSession } from '@digipals/contract/constants';
import { type FormEvent, useEffect, useState } from 'react';
import { CallError, wordsOf } from '../shared/call-error.ts';
import { useServices } from '../shared/services.tsx';
import { useStore } from '../shared/store.ts';
import type { Challenge } from './SignIn.tsx';

/** Words for what went wrong at the first step. */
function refusal(error: unknown): string {
  if (error instanceof CallError && error.code === 'staff_sign_in_failed') {
    return 'E-mail or password is not right.';
  }
  if (error instanceof CallError && error.status === 422) return 'Is the e-mail complete?';
  return wordsOf(error);
}

/** The first step: e-mail and password. */
export function PasswordStep({ onDone }: { onDone(challenge: Challenge): void }) {
  const { call, signedOutBecause } = useServices();
  const because = useStore(signedOutBecause);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    document.title = 'Sign in – DigiPals desk';
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
      <div className="brand">
        <i>D</i>DigiPals desk
      </div>
      <h1>Sign in</h1>
      {because && !problem && (
        <p role="status" className="q">
          {because}
        </p>
      )}
      <label>
        E-mail
        <input
          className="field"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
      </label>
      <label>
        Password
        <input
          className="field"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </label>
      {problem && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      <button
        className="btn l p"
        type="submit"
        disabled={isSending || email.trim() === '' || password === ''}
      >
        {isSending ? 'One moment …' : 'Next'} <kbd>Enter</kbd>
      </button>
      <p className="fine">
        Signed out after {staffSession.idleMs / 60_000} minutes without a key, and after {hours}{' '}
        hours.
      </p>
    </form>
  );
}
