import type { CallError } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { Button, Card, Domino } from '@digipals/ui';
import css from './Failed.module.css';
import { useServices } from './services.tsx';

type Props = { onRetry?: () => void };

/** Replaces content that could not be loaded (ERR-01, ERR-02). */
export function Failed({ onRetry }: Props) {
  const t = useText();
  const { browser, queries } = useServices();
  const shown = queries.getQueryCache().findAll({ type: 'active' });
  const isBusy = shown.some(({ state: { error } }) => (error as CallError | null)?.status === 429);
  const text = isBusy ? 'error.tooFast' : 'error.generic';
  return (
    <Card className={css['failed']}>
      <Domino mood="sorry" className={css['dog']} />
      <p role="alert">{t(browser.isOnline() ? text : 'error.offline')}</p>
      <Button icon="again" onClick={onRetry ?? browser.reload}>
        {t('action.retry')}
      </Button>
    </Card>
  );
}
