import { isCallError, postQuery } from '@digipals/client';
import type { ResponseOf } from '@digipals/contract';
import { staffPassword } from '@digipals/contract/constants';
import {
  Button,
  FormError,
  LinkButton,
  LoadError,
  TextField,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Brand } from '../shared/Brand.tsx';
import { describeError } from '../shared/describe-error.ts';
import { passwordProblem } from '../shared/password.ts';
import { useServices } from '../shared/services.tsx';
import { roleWords } from '../shared/words.ts';
import { type Challenge, CodeStep } from './CodeStep.tsx';
import css from './SignIn.module.css';

const endedWords =
  'This link opens nothing any more. Ask the person who invited you for a new one.';

type Invitation = ResponseOf<'POST desk/invitation'>;
type FormProps = { token: string; invitation: Invitation; onDone(challenge: Challenge): void };

/** Chooses the password of a new account. */
function JoinForm({ token, invitation, onDone }: FormProps) {
  const { call } = useServices();
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = passwordProblem(typed);
    setProblem(wrong);
    if (wrong !== null || isSending) return;
    setSending(true);
    try {
      onDone(await call('POST desk/join', { body: { token, password: typed.password } }));
    } catch (error) {
      const isEnded = isCallError(error) && error.status === 404;
      setProblem(isEnded ? endedWords : describeError(error));
      setSending(false);
    }
  };
  const field = (name: keyof typeof typed, label: string) => (
    <TextField
      large
      required
      label={label}
      type="password"
      autoComplete="new-password"
      maxLength={staffPassword.max}
      value={typed[name]}
      onChange={event => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  const { name, role, email, comesBack } = invitation;
  return (
    <form onSubmit={send} noValidate>
      <Brand />
      <div>
        <h1>{comesBack ? 'Welcome back' : 'Welcome to the desk'}</h1>
        <p className={textStyles['soft']}>
          You are {name}, {roleWords[role]}. Others here know you by this name.
        </p>
      </div>
      <TextField large readOnly label="E-mail" autoComplete="username" value={email} />
      {field('password', 'Password')}
      {field('again', 'Password, again')}
      <p className={textStyles['fine']}>
        At least {staffPassword.min} characters. Next you set up an authenticator app on your phone.
      </p>
      <FormError words={problem} />
      <Button variant="primary" large type="submit" disabled={isSending || typed.password === ''}>
        {isSending ? 'One moment …' : 'Next'}
      </Button>
    </form>
  );
}

/** The page of an invitation's link. Its token is behind the #, which no server and no log sees. */
export function JoinPage() {
  const { location, session } = useServices();
  const [token] = useState(() => window.location.hash.slice(1));
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const found = useQuery({
    ...postQuery('POST desk/invitation', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The desk asks first whom one knows.
  useEffect(
    () => () => {
      if (session.get() !== null) location.go('/known');
    },
    [session, location],
  );
  useEffect(() => {
    document.title = 'Your invitation – DigiPals desk';
  }, []);
  const toSignIn = () => location.go('/');
  const begin = (begun: Challenge) => {
    setChallenge(begun);
    // The link is used up: a reload leads to the sign-in.
    window.history.replaceState(null, '', location.addressOf('/'));
  };
  const isEnded = isCallError(found.error) && [404, 422].includes(found.error.status);
  return (
    <main className={css['page']}>
      {challenge && <CodeStep challenge={challenge} onBack={toSignIn} />}
      {!challenge && found.data && (
        <JoinForm token={token} invitation={found.data} onDone={begin} />
      )}
      {isEnded && (
        <form>
          <Brand />
          <h1>The link has ended</h1>
          <p className={textStyles['soft']}>{endedWords}</p>
          <LinkButton onClick={toSignIn}>Sign in</LinkButton>
        </form>
      )}
      {found.error && !isEnded && (
        <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} fill />
      )}
    </main>
  );
}
