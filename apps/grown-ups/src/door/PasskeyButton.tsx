import { isCallError } from '@digipals/client';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { door } from '../words/door.ts';

const describe = (error: unknown): string | null => {
  if (!isCallError(error)) return door.passkeyUnused;
  return error.code === 'staff_sign_in_failed' ? door.passkeyWrong : null;
};

type Props = {
  /** That of the first step; without it the passkey signs in alone. */
  challenge?: string;
  onEnter(token: string): void;
};

/** Signs in with a passkey. Not shown where the browser has none. */
export function PasskeyButton({ challenge, onEnter }: Props) {
  const { call, passkeys } = useServices();
  const { problem, isSending, send } = useSend(describe);
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
        {door.usePasskey}
      </Button>
      <FormError words={problem} />
    </>
  );
}
