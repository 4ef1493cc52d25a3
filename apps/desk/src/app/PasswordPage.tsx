import { staffPassword } from '@digipals/contract/constants';
import { Button, classes, FormError, TextField, textStyles } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { describeError } from '../shared/describe-error.ts';
import layout from '../shared/layout.module.css';
import { passwordProblem } from '../shared/password.ts';
import { useServices } from '../shared/services.tsx';
import { Head } from './Head.tsx';
import css from './PasswordPage.module.css';

const empty = { current: '', password: '', again: '' };

/** What is wrong with the form; null if it may be sent. */
function problemOf({ current, ...typed }: typeof empty): string | null {
  const isSame = typed.password === current;
  return passwordProblem(typed) ?? (isSame ? 'That is the password you have now.' : null);
}

/** Changes the adult's own password. */
export function PasswordPage() {
  const { call } = useServices();
  const [typed, setTyped] = useState(empty);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setDone(false);
    const wrong = problemOf(typed);
    setProblem(wrong);
    if (wrong !== null) return;
    setSending(true);
    try {
      const { current, password } = typed;
      await call('PUT desk/password', { body: { current, password } });
      setTyped(empty);
      setDone(true);
    } catch (error) {
      setProblem(describeError(error));
    }
    setSending(false);
  };
  const field = (name: keyof typeof empty, label: string) => (
    <TextField
      required
      label={label}
      type="password"
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      maxLength={staffPassword.max}
      value={typed[name]}
      onChange={event => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  return (
    <>
      <Head title="Your password" subtitle="You stay signed in here, and nowhere else." />
      <div className={layout['body']}>
        <form className={classes(layout['panel'], css['form'])} onSubmit={send} noValidate>
          {field('current', 'Current password')}
          {field('password', 'New password')}
          {field('again', 'New password, again')}
          <FormError words={problem} />
          <Button variant="primary" type="submit" disabled={isSending || typed.current === ''}>
            Change the password
          </Button>
          {isDone && (
            <p role="status" className={textStyles['soft']}>
              Your password is changed.
            </p>
          )}
        </form>
      </div>
    </>
  );
}
