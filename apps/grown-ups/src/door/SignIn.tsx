import { isCallError } from '@digipals/client';
import { Button, FormError, TextField, textStyles } from '@digipals/ui/grown-ups';
import { useStore } from '@digipals/ui/store';
import { type FormEvent, useState } from 'react';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { door } from '../words/door.ts';
import type { Challenge } from './challenge.ts';
import { Door } from './Door.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStep } from './SecondStep.tsx';

const describe = (error: unknown): string | null => {
  if (!isCallError(error)) return null;
  if (error.code === 'staff_sign_in_failed') return door.notRight;
  return error.status === 422 ? door.incomplete : null;
};

/** Sign-in: e-mail and password, then a code. `because`: why, if not only to sign in. */
export function SignIn({ because = null }: { because?: string | null }) {
  const { call, session, signedOutBecause } = useServices();
  const ended = useStore(signedOutBecause);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const { problem, isSending, send } = useSend(describe);
  if (challenge) return <SecondStep challenge={challenge} onBack={() => setChallenge(null)} />;
  const enter = (token: string) => {
    signedOutBecause.set(null);
    session.set(token);
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    await send(async () => {
      const body = { email: email.trim(), password };
      setChallenge(await call('POST grown-ups/sign-in', { body }));
    });
  };
  return (
    <Door title={door.welcome} about={because ?? ended ?? door.signIn} mood="hello">
      <form onSubmit={begin} noValidate>
        <TextField
          large
          required
          label={door.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <TextField
          large
          required
          label={door.password}
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
          {isSending ? door.wait : door.next}
        </Button>
      </form>
      <PasskeyButton onEnter={enter} />
      <p className={textStyles['fine']}>{door.limits}</p>
    </Door>
  );
}
