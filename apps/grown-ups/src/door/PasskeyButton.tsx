import { isCallError } from '@digipals/client';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useServices } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';

const describe = (t: Translate, error: unknown): string | null => {
  if (!isCallError(error)) return t('door.passkey.unused');
  return error.code === 'staff_sign_in_failed' ? t('door.passkey.wrong') : null;
};

type Props = {
  /** That of the first step; without it the passkey signs in alone. */
  challenge?: string;
  onEnter(token: string): void;
};

/** Signs in with a passkey. Not shown where the browser has none. */
export function PasskeyButton({ challenge, onEnter }: Props) {
  const t = useText();
  const { call, passkeys } = useServices();
  const { problem, isSending, send } = useTranslatedSend(describe);
  if (!passkeys.canUse()) return null;
  const use = () =>
    send(async () => {
      const body = challenge === undefined ? {} : { challenge };
      const options = await call('POST grown-ups/sign-in/passkey/options', { body });
      const answer = await passkeys.use(options);
      const { token } = await call('POST grown-ups/sign-in/passkey', { body: { answer } });
      onEnter(token);
    });
  return (
    <>
      <Button
        variant={challenge === undefined ? undefined : 'primary'}
        large
        disabled={isSending}
        onClick={() => void use()}
      >
        {t('door.passkey')}
      </Button>
      <FormError words={problem} />
    </>
  );
}
