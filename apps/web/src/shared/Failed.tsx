import { useText } from '@digipals/i18n/react';
import { Button, Card, Domino } from '@digipals/ui';
import css from './Failed.module.css';
import { useServices } from './services.tsx';

type Props = { onRetry?: () => void };

/** Replaces content that could not be loaded (ERR-01, ERR-02). */
export function Failed({ onRetry }: Props) {
  const t = useText();
  const { browser } = useServices();
  const offline = !browser.isOnline();
  return (
    <Card className={css['failed']}>
      <Domino mood="sorry" className={css['dog']} />
      <p role="alert">{offline ? t('error.offline') : t('error.generic')}</p>
      <Button icon="again" onClick={onRetry ?? browser.reload}>
        {t('action.retry')}
      </Button>
    </Card>
  );
}
