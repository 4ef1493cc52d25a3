import { staffSession } from '@digipals/contract/constants';
import { useStore } from '@digipals/ui/store';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { CallError, wordsOf } from '../shared/call-error.ts';
import { Wrong } from '../shared/parts.tsx';
import { useServices } from '../shared/services.tsx';
import type { Challenge } from './SignIn.tsx';

/** Words for what went wrong at the first step. */
function refusal(error: unknown): string {
  if (error instanceof CallError && error.code === 'staff_sign_in_failed') {
    return 'E-mail or password is not right.';
  }
  if (error instanceof CallError && error.status === 422) return 'Is the e-mail complete?';
  return wordsOf(error);
}

type FieldProps = {
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  value: string;
  onChange(value: string): void;
  ref?: Ref<HTMLInputElement>;
};

const Field = ({ label, onChange, ...input }: FieldProps) => (
  <label>
    {label}
    <input {...input} className="field" required onChange={event => onChange(event.target.value)} />
  </label>
);

/** The first step: e-mail and password. */
export function PasswordStep({ onDone }: { onDone(challenge: Challenge): void }) {
  const { call, signedOutBecause } = useServices();
  const because = useStore(signedOutBecause);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
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
      <div className="brand">
        <i>D</i>DigiPals desk
      </div>
      <h1>Sign in</h1>
      {because && !problem && (
        <p role="status" className="q">
          {because}
        </p>
      )}
      <Field
        ref={field}
        label="E-mail"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Wrong words={problem} />
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
