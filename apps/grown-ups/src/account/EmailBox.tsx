import { isCallError } from '@digipals/client';
import { emailChangeMs } from '@digipals/contract/constants';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';
import css from './PasswordBox.module.css';

const describe = (t: Translate, error: unknown): string | null =>
  isCallError(error) && error.status === 422 ? t('door.incomplete') : null;

const linkHours = emailChangeMs / 3_600_000;

/** Asks for a new e-mail of the account. */
export function EmailBox() {
  const t = useText();
  const services = useServices();
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problem, isSending, send } = useTranslatedSend(describe);
  const next = typed.trim();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setSentTo(null);
    const isSent = await send(() =>
      withProof(services, () => services.call('POST grown-ups/email', { body: { email: next } })),
    );
    if (!isSent) return;
    setSentTo(next);
    setTyped('');
  };
  return (
    <Box title={t('consent.email')}>
      <form className={css['form']} onSubmit={ask} noValidate>
        <TextField
          required
          label={t('account.newEmail')}
          type="email"
          autoComplete="email"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <p>{t('account.newEmail.about')}</p>
        <FormError words={problem} />
        {sentTo !== null && (
          <p role="status">{t('account.newEmail.sent', { email: sentTo, count: linkHours })}</p>
        )}
        <div>
          <Button type="submit" disabled={isSending || next === ''}>
            {t('account.newEmail.ask')}
          </Button>
        </div>
      </form>
    </Box>
  );
}
