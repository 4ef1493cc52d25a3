import { useEffect } from 'react';
import { useServices } from '../../../shared/services.tsx';

/** Tells once that the answers are kept when the connection drops in the middle (OFFLINE-09, ERR-11). */
export function useOfflineMessage(): void {
  const { popups, browser } = useServices();
  useEffect(() => {
    let told = false;
    const tell = () => {
      if (told) return;
      told = true;
      popups.show({
        title: t => t('common.oops'),
        text: t => t('error.offlineActivity'),
        mood: 'sorry',
      });
    };
    if (!browser.isOnline()) tell();
    window.addEventListener('offline', tell);
    return () => window.removeEventListener('offline', tell);
  }, [popups, browser]);
}
