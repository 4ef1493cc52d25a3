import { isCallError } from '@digipals/client';
import type { ResponseOf } from '@digipals/contract';
import {
  Button,
  CodeField,
  codeDigits,
  FormError,
  LinkButton,
  textStyles,
} from '@digipals/ui/grown-ups';
import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Brand } from '../shared/Brand.tsx';
import { describeError } from '../shared/describe-error.ts';
import { useServices } from '../shared/services.tsx';
import { freshWork, work } from '../shared/work.ts';
import css from './CodeStep.module.css';
import { Enrolment } from './Enrolment.tsx';

/** The answer to the first step. */
export type Challenge = ResponseOf<'POST desk/sign-in'>;

/** The message for a refused code. */
function refusal(error: unknown): string {
  return isCallError(error) && error.code === 'staff_sign_in_failed'
    ? 'That code is wrong, was already used, or has run out. Check it, try the next one, or go back and begin again.'
    : describeError(error);
}

/** Sends the code and starts the session. */
function useCode(challenge: Challenge) {
  const { call, session, signedOutBecause, now } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = useCallback(
    async (code: string) => {
      setSending(true);
      setProblem(null);
      try {
        const body = { challenge: challenge.challenge, code };
        const answer = await call('POST desk/sign-in/code', { body });
        work.set(freshWork(now()));
        signedOutBecause.set(null);
        session.set(answer);
        return true;
      } catch (error) {
        setProblem(refusal(error));
        setSending(false);
        return false;
      }
    },
    [call, challenge, now, session, signedOutBecause],
  );
  return { send, problem, isSending };
}

type Props = { challenge: Challenge; onBack(): void };

/** The second step: six digits, sent with the last one. */
export function CodeStep({ challenge, onBack }: Props) {
  const { send, problem, isSending } = useCode(challenge);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    document.title = 'Your code – DigiPals desk';
    field.current?.focus();
  }, []);
  const submit = async (typed: string) => {
    if (typed.length < codeDigits || isSending) return;
    if (!(await send(typed))) {
      setCode('');
      field.current?.focus();
    }
  };
  const type = (typed: string) => {
    setCode(typed);
    submit(typed);
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Brand />
      <div>
        <h1>{challenge.enrolment ? 'Your authenticator' : 'Your code'}</h1>
        <p className={textStyles['soft']}>
          {challenge.enrolment
            ? 'It gives a new code each half minute, and nobody signs in without it.'
            : 'Six digits from your authenticator app.'}
        </p>
      </div>
      {challenge.enrolment && <Enrolment {...challenge.enrolment} />}
      <CodeField
        label="Six digits"
        value={code}
        isWrong={problem !== null}
        onChange={type}
        inputRef={field}
      />
      <FormError words={problem} />
      <Button
        variant="primary"
        large
        type="submit"
        disabled={code.length < codeDigits || isSending}
      >
        {isSending ? 'One moment …' : 'Sign in'}
      </Button>
      <LinkButton className={css['back']} onClick={onBack}>
        Back
      </LinkButton>
    </form>
  );
}
