import { isCallError } from '@digipals/client';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, LinkButton, TextField, textStyles } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { useServices } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';
import type { Challenge } from './challenge.ts';
import { Door } from './Door.tsx';

const describe = (t: Translate, error: unknown) =>
  isCallError(error) && error.code === 'staff_sign_in_failed' ? t('door.recovery.wrong') : null;

/** The second step with a recovery code. */
export function RecoveryStep(props: { challenge: Challenge; onBack(): void }) {
  const { challenge, onBack } = props;
  const t = useText();
  const { call, session, isSessionOver } = useServices();
  const [code, setCode] = useState('');
  const { problem, isSending, send } = useTranslatedSend(describe);
  const finish = async (event: FormEvent) => {
    event.preventDefault();
    await send(async () => {
      const body = { challenge: challenge.challenge, code };
      const { token } = await call('POST grown-ups/sign-in/recovery', { body });
      isSessionOver.set(false);
      session.set(token);
    });
  };
  return (
    <Door title={t('door.recovery')} about={t('door.recovery.about')} says={t('door.why')}>
      <form onSubmit={finish}>
        <TextField
          large
          label={t('door.recovery')}
          autoComplete="off"
          value={code}
          onChange={event => setCode(event.target.value)}
        />
        <FormError words={problem} />
        <Button variant="primary" large type="submit" disabled={isSending || code.trim() === ''}>
          {t('door.goOn')}
        </Button>
        <p className={textStyles['fine']}>{t('door.noCodes')}</p>
        <LinkButton onClick={onBack}>{t('door.back')}</LinkButton>
      </form>
    </Door>
  );
}
