import { isCallError } from '@digipals/client';
import { adultSession } from '@digipals/contract/constants';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, TextField, textStyles } from '@digipals/ui/grown-ups';
import { useStore } from '@digipals/ui/store';
import { type FormEvent, useState } from 'react';
import { useServices } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';
import type { Challenge } from './challenge.ts';
import { Door } from './Door.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondStep } from './SecondStep.tsx';

const describe = (t: Translate, error: unknown): string | null => {
  if (!isCallError(error)) return null;
  if (error.code === 'staff_sign_in_failed') return t('door.notRight');
  return error.status === 422 ? t('door.incomplete') : null;
};

const limits = {
  minutes: adultSession.idleMs / 60_000,
  hours: adultSession.absoluteMs / 3_600_000,
};

/** Sign-in: e-mail and password, then a code. `because`: why, if not only to sign in. */
export function SignIn({ because = null }: { because?: string | null }) {
  const t = useText();
  const { call, session, isSessionOver } = useServices();
  const isOver = useStore(isSessionOver);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const { problem, isSending, send } = useTranslatedSend(describe);
  if (challenge) return <SecondStep challenge={challenge} onBack={() => setChallenge(null)} />;
  const enter = (token: string) => {
    isSessionOver.set(false);
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
    <Door
      title={t('door.welcome')}
      about={because ?? t(isOver ? 'account.over' : 'consent.signIn')}
      mood="hello"
    >
      <form onSubmit={begin} noValidate>
        <TextField
          large
          required
          label={t('door.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <TextField
          large
          required
          label={t('consent.password')}
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
          {isSending ? t('door.wait') : t('consent.next')}
        </Button>
      </form>
      <p className={textStyles['fine']}>{t('door.forgotten')}</p>
      <PasskeyButton onEnter={enter} />
      <p className={textStyles['fine']}>{t('door.limits', limits)}</p>
    </Door>
  );
}
