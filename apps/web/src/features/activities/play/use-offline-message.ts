import { useEffect } from 'react';
import { useServices } from '../../../shared/services.tsx';

/** Says once that the answers are stored when the connection is lost (OFFLINE-09, ERR-11). */
export function useOfflineMessage(): void {
  const { popups, browser } = useServices();
  useEffect(() => {
    let shown = false;
    const show = () => {
      if (shown) return;
      shown = true;
      popups.show({
        title: t => t('common.oops'),
        text: t => t('error.offlineActivity'),
        mood: 'sorry',
      });
    };
    if (!browser.isOnline()) show();
    window.addEventListener('offline', show);
    return () => window.removeEventListener('offline', show);
  }, [popups, browser]);
}
