import { shell } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { useEffect, useState } from 'react';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';

type Props = { trying: boolean; onTrying(trying: boolean): void };

/** Retry button of the offline popup: reloads if online, else gives up after 1 s (OFFLINE-01 to OFFLINE-04). */
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
    <>
      <Button big wide icon="again" disabled={trying} onClick={retry}>
        {t('action.retry')}
      </Button>
      <PlaySaved />
    </>
  );
}

/** Leads to the activities on this device, if there are any (OFFLINE-16). */
function PlaySaved() {
  const t = useText();
  const { storage, history } = useServices();
  const [any, setAny] = useState(false);
  useEffect(() => {
    import('../../../shared/offline/use-kept-activities.ts')
      .then(({ listKeptActivities }) => listKeptActivities(storage))
      .then(
        ({ size }) => setAny(size > 0),
        () => undefined,
      );
  }, [storage]);
  return (
    any && (
      <Button
        variant="secondary"
        wide
        style={{ flexBasis: '100%' }}
        onClick={() => history.push(path('activities-saved'))}
      >
        {t('offline.play')}
      </Button>
    )
  );
}
