import { isCallError, postQuery } from '@digipals/client';
import type { Invitation } from '@digipals/contract';
import { adultLimits, staffPassword } from '@digipals/contract/constants';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import {
  Button,
  buttonClass,
  FormError,
  LoadError,
  TextField,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useStore } from '@digipals/ui/store';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../shared/describe-failure.ts';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';
import type { Challenge } from './challenge.ts';
import { Door } from './Door.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SignIn } from './SignIn.tsx';

const describe = (t: Translate, error: unknown): string | null => {
  if (!isCallError(error)) return null;
  if (error.code === 'email_taken') return t('door.taken');
  return error.status === 422 ? t('door.incomplete') : null;
};

/** Shown for every link that does not open anything. */
function Ended() {
  const t = useText();
  return (
    <Door title={t('door.ended')} about={t('door.ended.about')} mood="sorry">
      <p>{t('door.ended.account')}</p>
      <Link to="/sign-in" className={buttonClass({ variant: 'primary', large: true })}>
        {t('consent.signIn')}
      </Link>
      <Link to="/" className={buttonClass({ large: true })}>
        {t('door.toStart')}
      </Link>
    </Door>
  );
}

type Props = { token: string; invitation: Invitation };

const aboutOf = (t: Translate, { role, schoolName: school }: Invitation): string => {
  if (school === null) return t('door.join.first');
  return t(role === 'lead' ? 'door.join.lead' : 'door.join.teacher', { school });
};

/** Most characters of each field, as the server takes them. */
const most = { ...adultLimits, password: staffPassword.max, again: staffPassword.max };

/** A new account. */
function NewAccount({ token, invitation }: Props) {
  const t = useText();
  const { call, location } = useServices();
  const [typed, setTyped] = useState({ name: '', email: '', password: '', again: '' });
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const { problem, setProblem, isSending, send } = useTranslatedSend(describe);
  if (challenge) {
    // The account exists now, so going back leads to the sign-in.
    const leave = () => location.go('/sign-in');
    return <SecondStep challenge={challenge} onBack={leave} onEnter={() => location.go('/')} />;
  }
  const join = async (event: FormEvent) => {
    event.preventDefault();
    const { name, email, password, again } = typed;
    if (password.length < staffPassword.min)
      return setProblem(t('door.short', { count: staffPassword.min }));
    if (password !== again) return setProblem(t('consent.password.different'));
    const own = invitation.email === null ? { email: email.trim() } : {};
    await send(async () => {
      const body = { token, name: name.trim(), password, ...own };
      setChallenge(await call('POST grown-ups/join', { body }));
    });
  };
  const field = (name: keyof typeof most, label: string, type: string, autoComplete: string) => (
    <TextField
      large
      required
      {...{ label, type, autoComplete }}
      maxLength={most[name]}
      value={typed[name]}
      onChange={event => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  return (
    <Door title={t('door.join')} about={aboutOf(t, invitation)} mood="school">
      <form onSubmit={join} noValidate>
        {field('name', t('consent.name'), 'text', 'name')}
        {invitation.email === null ? (
          field('email', t('door.email'), 'email', 'username')
        ) : (
          <TextField
            large
            readOnly
            label={t('door.email')}
            autoComplete="username"
            value={invitation.email}
          />
        )}
        {field('password', t('consent.password'), 'password', 'new-password')}
        {field('again', t('door.again'), 'password', 'new-password')}
        <p className={textStyles['fine']}>{t('door.rules', { count: staffPassword.min })}</p>
        <FormError words={problem} />
        <Button
          variant="primary"
          large
          type="submit"
          disabled={isSending || typed.name.trim() === ''}
        >
          {isSending ? t('door.wait') : t('consent.next')}
        </Button>
      </form>
    </Door>
  );
}

/** The invitation of an adult who is signed in. */
function Accept({ token, invitation }: Props) {
  const t = useText();
  const { call, queries, location } = useServices();
  const { problem, isSending, send } = useTranslatedSend();
  const accept = async () => {
    const isDone = await send(() => call('POST grown-ups/invitation/accept', { body: { token } }));
    if (!isDone) return;
    await queries.invalidateQueries();
    location.go('/');
  };
  return (
    <Door title={t('door.join')} about={aboutOf(t, invitation)} mood="school">
      <FormError words={problem} />
      <Button variant="primary" large disabled={isSending} onClick={() => void accept()}>
        {t('door.accept')}
      </Button>
    </Door>
  );
}

/** The page of an invitation's link. Its token is behind the #, which no server and no log sees. */
export function Join() {
  const t = useText();
  const { session } = useServices();
  const isSignedIn = useStore(session) !== null;
  const [token] = useState(() => window.location.hash.slice(1));
  const found = useQuery({
    ...postQuery('POST grown-ups/invitation', { body: { token } }),
    // A link that was used during this visit stays on the page until its adult goes on.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.isPending) return null;
  if (found.error) {
    const { error } = found;
    const isEnded = isCallError(error) && [404, 422].includes(error.status);
    if (isEnded) return <Ended />;
    const again = () => void found.refetch();
    return (
      <LoadError words={describeFailure(t, error)} retry={t('family.retry')} onRetry={again} fill />
    );
  }
  const props = { token, invitation: found.data };
  if (isSignedIn) return <Accept {...props} />;
  if (found.data.hasAccount) return <SignIn because={t('door.signInToAccept')} />;
  return <NewAccount {...props} />;
}
