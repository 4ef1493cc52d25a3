import { useText } from '@digipals/i18n/react';
import { Button, Card } from '@digipals/ui';
import { useState } from 'react';
import { useOutbox } from '../outbox/outbox.ts';
import css from './RefusedAnswers.module.css';

type Props = { userId: string; onSent(): void };

/**
 * Says how many answers the server does not accept, names their questions for the grown-up who helps, and
 * sends them again (PAY-07). Renders nothing if there are none.
 */
export function RefusedAnswers({ userId, onSent }: Props) {
  const t = useText();
  const outbox = useOutbox();
  const [refused, setRefused] = useState(() => outbox.refused(userId));
  if (refused.length === 0) return null;
  const send = async () => {
    const entries = await outbox.sendRefused(userId);
    setRefused(outbox.refused(userId));
    if (entries > 0) onSent();
  };
  const questions = new Set(refused.map(({ questionId }) => questionId));
  return (
    <Card className={css['refused']}>
      <p role="status">{t('offline.refused', { count: refused.length })}</p>
      <p lang="en" className={css['questions']}>
        {[...questions].join(', ')}
      </p>
      <Button icon="again" onClick={() => void send()}>
        {t('action.retry')}
      </Button>
    </Card>
  );
}
