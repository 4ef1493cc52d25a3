import { isCallError } from '@digipals/client';
import {
  Button,
  CodeField,
  codeDigits,
  FormError,
  LinkButton,
  TextField,
  textStyles,
} from '@digipals/ui/grown-ups';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { door } from '../words/door.ts';
import type { Challenge } from './challenge.ts';
import { Door } from './Door.tsx';
import { Enrolment } from './Enrolment.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import css from './SecondStep.module.css';

const isRefused = (error: unknown): boolean =>
  isCallError(error) && error.code === 'staff_sign_in_failed';
const describeCode = (error: unknown) => (isRefused(error) ? door.codeWrong : null);
const describeRecovery = (error: unknown) => (isRefused(error) ? door.recoveryWrong : null);

type Props = {
  challenge: Challenge;
  onBack(): void;
  /** Called just before the session begins. */
  onEnter?: () => void;
};

/** The second step with a recovery code. */
function RecoveryStep({ challenge, onBack }: Omit<Props, 'onEnter'>) {
  const { call, session, signedOutBecause } = useServices();
  const [code, setCode] = useState('');
  const { problem, isSending, send } = useSend(describeRecovery);
  const finish = async (event: FormEvent) => {
    event.preventDefault();
    await send(async () => {
      const body = { challenge: challenge.challenge, code };
      const { token } = await call('POST grown-ups/sign-in/recovery', { body });
      signedOutBecause.set(null);
      session.set(token);
    });
  };
  return (
    <Door title={door.recovery} about={door.recoveryAbout} says={door.why}>
      <form onSubmit={finish}>
        <TextField
          large
          label={door.recovery}
          autoComplete="off"
          value={code}
          onChange={event => setCode(event.target.value)}
        />
        <FormError words={problem} />
        <Button variant="primary" large type="submit" disabled={isSending || code.trim() === ''}>
          {door.goOn}
        </Button>
        <LinkButton onClick={onBack}>{door.back}</LinkButton>
      </form>
    </Door>
  );
}

/** The second step: six figures, sent with the last one. The first time it brings recovery codes. */
export function SecondStep({ challenge, onBack, onEnter }: Props) {
  const { call, session, signedOutBecause, passkeys } = useServices();
  const [code, setCode] = useState('');
  const [isRecovering, setRecovering] = useState(false);
  const [kept, setKept] = useState<{ token: string; codes: readonly string[] } | null>(null);
  const { problem, isSending, send } = useSend(describeCode);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const enter = (token: string) => {
    signedOutBecause.set(null);
    onEnter?.();
    session.set(token);
  };
  if (kept) return <RecoveryCodes codes={kept.codes} onKept={() => enter(kept.token)} />;
  if (isRecovering) {
    return <RecoveryStep challenge={challenge} onBack={() => setRecovering(false)} />;
  }
  const submit = async (typed: string) => {
    if (typed.length < codeDigits) return;
    const isRight = await send(async () => {
      const body = { challenge: challenge.challenge, code: typed };
      const { token, recoveryCodes } = await call('POST grown-ups/sign-in/code', { body });
      if (recoveryCodes) setKept({ token, codes: recoveryCodes });
      else enter(token);
    });
    if (isRight) return;
    setCode('');
    field.current?.focus();
  };
  const { enrolment, hasPasskey } = challenge;
  const offersPasskey = hasPasskey && passkeys.canUse();
  const either = offersPasskey ? door.eitherAbout : door.codeAbout;
  return (
    <Door
      title={enrolment ? door.enrol : door.code}
      about={enrolment ? door.enrolAbout : either}
      says={door.why}
    >
      {offersPasskey && (
        <div className={css['passkey']}>
          <PasskeyButton challenge={challenge.challenge} onEnter={enter} />
          <p className={textStyles['fine']}>{door.passkeyHow}</p>
          <p className={css['or']}>{door.orCode}</p>
        </div>
      )}
      <form
        onSubmit={event => {
          event.preventDefault();
          void submit(code);
        }}
      >
        {enrolment && <Enrolment {...enrolment} />}
        <CodeField
          label={door.figures}
          value={code}
          isWrong={problem !== null}
          inputRef={field}
          onChange={typed => {
            setCode(typed);
            void submit(typed);
          }}
        />
        <FormError words={problem} />
        <Button
          variant={offersPasskey ? undefined : 'primary'}
          large
          type="submit"
          disabled={code.length < codeDigits || isSending}
        >
          {isSending ? door.wait : door.goOn}
        </Button>
        {!enrolment && <LinkButton onClick={() => setRecovering(true)}>{door.noPhone}</LinkButton>}
        <LinkButton onClick={onBack}>{door.back}</LinkButton>
      </form>
    </Door>
  );
}
