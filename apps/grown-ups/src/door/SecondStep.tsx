import { isCallError } from '@digipals/client';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import {
  Button,
  CodeField,
  codeDigits,
  FormError,
  LinkButton,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';
import type { Challenge } from './challenge.ts';
import { Door } from './Door.tsx';
import { Enrolment } from './Enrolment.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RecoveryStep } from './RecoveryStep.tsx';
import css from './SecondStep.module.css';

const describe = (t: Translate, error: unknown) =>
  isCallError(error) && error.code === 'staff_sign_in_failed' ? t('door.code.wrong') : null;

type Props = {
  challenge: Challenge;
  onBack(): void;
  /** Called just before the session begins. */
  onEnter?: () => void;
};

/** The second step: six digits, sent with the last one. The first time it shows recovery codes. */
export function SecondStep({ challenge, onBack, onEnter }: Props) {
  const t = useText();
  const { call, session, isSessionOver, passkeys } = useServices();
  const [code, setCode] = useState('');
  const [isRecovering, setRecovering] = useState(false);
  const [kept, setKept] = useState<{ token: string; codes: readonly string[] } | null>(null);
  const { problem, isSending, send } = useTranslatedSend(describe);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const enter = (token: string) => {
    isSessionOver.set(false);
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
  const either = offersPasskey ? t('door.code.either') : t('door.code.about');
  return (
    <Door
      title={enrolment ? t('door.enrol') : t('door.code')}
      about={enrolment ? t('door.enrol.about') : either}
      says={t('door.why')}
    >
      {offersPasskey && (
        <div className={css['passkey']}>
          <PasskeyButton challenge={challenge.challenge} onEnter={enter} />
          <p className={textStyles['fine']}>{t('door.passkey.how')}</p>
          <p className={css['or']}>{t('door.code.or')}</p>
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
          label={t('door.figures')}
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
          {isSending ? t('door.wait') : t('door.goOn')}
        </Button>
        {!enrolment && (
          <>
            <p className={textStyles['fine']}>{t('door.lostPhone')}</p>
            <LinkButton onClick={() => setRecovering(true)}>{t('door.recovery.use')}</LinkButton>
            <p className={textStyles['fine']}>{t('door.noCodes')}</p>
          </>
        )}
        <LinkButton onClick={onBack}>{t('door.back')}</LinkButton>
      </form>
    </Door>
  );
}
