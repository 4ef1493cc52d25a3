import { isCallError } from '@digipals/client';
import type { OpenedConsent } from '@digipals/contract';
import { staffPassword } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, FormError, TextField } from '@digipals/ui/grown-ups';
import { useStore } from '@digipals/ui/store';
import { type FormEvent, useState } from 'react';
import type { Challenge } from '../door/challenge.ts';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { describeFamilyError } from './describe-family-error.ts';
import css from './ParentAccount.module.css';

type Props = { opened: OpenedConsent; link: string };

/** The page on which a parent changes its answers. */
export const pageOf = ({ childId }: OpenedConsent): string => `/family/${childId}/consents`;

/** Makes a signed-in adult a parent of the child. */
function Accept({ opened, link }: Props) {
  const t = useText();
  const { call, queries, location } = useServices();
  const { problem, isSending, send } = useSend(error =>
    isCallError(error) && error.status === 404
      ? t('consent.otherAccount')
      : describeFamilyError(t, error),
  );
  const accept = async () => {
    const body = { token: link };
    if (!(await send(() => call('POST grown-ups/consent/accept', { body })))) return;
    await queries.invalidateQueries();
    location.go(pageOf(opened));
  };
  return (
    <>
      <FormError words={problem} />
      <Button variant="primary" disabled={isSending} onClick={() => void accept()}>
        {t('consent.accept', { name: opened.name })}
      </Button>
    </>
  );
}

type NewProps = Props & {
  /** Called when the account is made, and its second factor has to be set up. */
  onJoined(challenge: Challenge): void;
};

/** A new account: the name and e-mail are known, the password is chosen here. */
function NewAccount({ opened, link, onJoined }: NewProps) {
  const t = useText();
  const { call } = useServices();
  const [name, setName] = useState(opened.who ?? '');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { problem, setProblem, isSending, send } = useSend(error => describeFamilyError(t, error));
  const count = staffPassword.min;
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (password.length < count) return setProblem(t('door.rules', { count }));
    if (password !== again) return setProblem(t('consent.password.different'));
    await send(async () => {
      const body = { token: link, name: name.trim(), password };
      onJoined(await call('POST grown-ups/consent/join', { body }));
    });
  };
  return (
    <form onSubmit={join} noValidate>
      <TextField label={t('consent.email')} readOnly value={opened.email ?? ''} />
      <TextField
        label={t('consent.name')}
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <TextField
        label={t('consent.password')}
        type="password"
        autoComplete="new-password"
        maxLength={staffPassword.max}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <TextField
        label={t('consent.again')}
        type="password"
        autoComplete="new-password"
        maxLength={staffPassword.max}
        value={again}
        onChange={event => setAgain(event.target.value)}
      />
      <p>{t('door.rules', { count })}</p>
      <FormError words={problem} />
      <Button type="submit" disabled={isSending || name.trim() === ''}>
        {t('consent.account.make')}
      </Button>
    </form>
  );
}

/** The way from the last message to an account, for a new parent, one with an account, and one who is signed in. */
export function ParentAccount(props: NewProps) {
  const t = useText();
  const { session } = useServices();
  const isSignedIn = useStore(session) !== null;
  const { hasAccount } = props.opened;
  return (
    <section className={css['account']}>
      <h2>{t('consent.account')}</h2>
      <p>{t(hasAccount && !isSignedIn ? 'consent.account.known' : 'consent.account.about')}</p>
      {isSignedIn && <Accept {...props} />}
      {!isSignedIn && !hasAccount && <NewAccount {...props} />}
      {!isSignedIn && hasAccount && (
        <Link to="/sign-in" className={buttonClass()}>
          {t('consent.signIn')}
        </Link>
      )}
    </section>
  );
}
