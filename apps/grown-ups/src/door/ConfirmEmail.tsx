import { isCallError } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { Button, buttonClass, FormError } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';
import { Door } from './Door.tsx';

/** The page of the link to a new e-mail. Nothing changes before the button: mail servers open links, too. */
export function ConfirmEmail() {
  const t = useText();
  const { call, queries } = useServices();
  const [token] = useState(() => window.location.hash.slice(1));
  const [email, setEmail] = useState<string | null>(null);
  const [isEnded, setEnded] = useState(token === '');
  const { problem, isSending, send } = useTranslatedSend();
  const confirm = () =>
    send(async () => {
      try {
        const confirmed = await call('POST grown-ups/email/confirm', { body: { token } });
        setEmail(confirmed.email);
        await queries.invalidateQueries();
      } catch (error) {
        if (!isCallError(error) || ![404, 422].includes(error.status)) throw error;
        setEnded(true);
      }
    });
  if (isEnded) {
    return (
      <Door
        title={t('door.ended')}
        about={<span role="alert">{t('door.newEmail.ended')}</span>}
        mood="sorry"
      >
        <Link to="/account" className={buttonClass({ large: true })}>
          {t('consent.signIn')}
        </Link>
      </Door>
    );
  }
  if (email !== null) {
    return (
      <Door
        title={t('door.newEmail.done')}
        about={t('door.newEmail.done.about', { email })}
        mood="hello"
      >
        <Link to="/" className={buttonClass({ large: true })}>
          {t('door.goOn')}
        </Link>
      </Door>
    );
  }
  return (
    <Door title={t('door.newEmail')} about={t('door.newEmail.about')} mood="hello">
      <FormError words={problem} />
      <Button variant="primary" large disabled={isSending} onClick={() => void confirm()}>
        {isSending ? t('door.wait') : t('door.newEmail.do')}
      </Button>
    </Door>
  );
}
