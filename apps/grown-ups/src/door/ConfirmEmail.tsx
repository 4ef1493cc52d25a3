import { isCallError } from '@digipals/client';
import { Button, buttonClass, FormError } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Link } from '../shared/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { door } from '../words/door.ts';
import { Door } from './Door.tsx';

const describe = (error: unknown): string | null =>
  isCallError(error) && [404, 422].includes(error.status) ? door.emailEnded : null;

/** The page of the link to a new e-mail. Nothing changes before the button: mail servers open links, too. */
export function ConfirmEmail() {
  const { call, queries } = useServices();
  const [token] = useState(() => window.location.hash.slice(1));
  const [email, setEmail] = useState<string | null>(null);
  const { problem, isSending, send } = useSend(describe);
  const confirm = () =>
    send(async () => {
      const confirmed = await call('POST grown-ups/email/confirm', { body: { token } });
      setEmail(confirmed.email);
      await queries.invalidateQueries();
    });
  if (email !== null) {
    return (
      <Door title={door.emailDone} about={door.emailDoneAbout(email)} mood="hello">
        <Link to="/" className={buttonClass({ large: true })}>
          {door.goOn}
        </Link>
      </Door>
    );
  }
  return (
    <Door title={door.emailNew} about={door.emailNewAbout} mood="hello">
      <FormError words={problem} />
      <Button variant="primary" large disabled={isSending} onClick={() => void confirm()}>
        {isSending ? door.wait : door.emailConfirm}
      </Button>
    </Door>
  );
}
