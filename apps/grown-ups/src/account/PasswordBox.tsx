import { invalidateChanges } from '@digipals/client';
import { staffPassword } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { useServices } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';
import css from './PasswordBox.module.css';

const empty = { current: '', next: '', again: '' };
const labels = {
  current: 'account.password.current',
  next: 'account.password.next',
  again: 'account.password.again',
} as const;

/** Changes the adult's own password. */
export function PasswordBox() {
  const t = useText();
  const { call } = useServices();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(empty);
  const [isDone, setDone] = useState(false);
  const { problem, setProblem, isSending, send } = useTranslatedSend();
  const change = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    const { current, next, again } = typed;
    if (next.length < staffPassword.min)
      return setProblem(t('door.short', { count: staffPassword.min }));
    if (next !== again) return setProblem(t('consent.password.different'));
    const isChanged = await send(async () => {
      await call('PUT grown-ups/password', { body: { current, password: next } });
      await invalidateChanges(queries, 'PUT grown-ups/password');
    });
    setDone(isChanged);
    if (isChanged) setTyped(empty);
  };
  const field = (name: keyof typeof empty) => (
    <TextField
      required
      label={t(labels[name])}
      type="password"
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      maxLength={staffPassword.max}
      value={typed[name]}
      onChange={event => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  return (
    <Box title={t('account.password')}>
      <form className={css['form']} onSubmit={change} noValidate>
        {field('current')}
        {field('next')}
        {field('again')}
        <FormError words={problem} />
        {isDone && <p role="status">{t('account.password.changed')}</p>}
        <div>
          <Button type="submit" disabled={isSending || typed.current === ''}>
            {t('account.password.change')}
          </Button>
        </div>
      </form>
    </Box>
  );
}
