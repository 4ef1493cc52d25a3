import { shell } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { useEffect } from 'react';
import { useServices } from '../../shared/services.tsx';

type Props = { trying: boolean; onTrying(trying: boolean): void };

/** Retry of the offline popup: reloads when there is a connection, else gives up after 1 s (OFFLINE-01 to OFFLINE-04). */
export function OfflineRetry({ trying, onTrying }: Props) {
  const t = useText();
  const { browser } = useServices();
  useEffect(() => {
    if (!trying) return;
    const timer = setTimeout(() => onTrying(false), shell.retryMs);
    return () => clearTimeout(timer);
  }, [trying, onTrying]);
  const retry = () => {
    onTrying(true);
    if (browser.isOnline()) browser.reload();
  };
  return (
    <Button big wide icon="again" disabled={trying} onClick={retry}>
      {t('action.retry')}
    </Button>
  );
}
