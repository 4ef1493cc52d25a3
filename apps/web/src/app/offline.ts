import type { RouterHistory } from '@tanstack/history';
import type { Browser } from '../shared/browser.ts';
import type { PopupContent, Popups } from '../shared/popups.ts';
import { isActivityPath, match } from '../shared/routing/match.ts';
import { routeTable } from './route-table.ts';

type Options = { page: Window; history: RouterHistory; popups: Popups; browser: Browser };

/** OFFLINE-01, POPUP-13: closes only when the connection returns. `OfflineRetry` renders its Retry button. */
export const offlinePopup: PopupContent = {
  type: 'offline',
  title: t => t('common.oops'),
  text: t => t('error.offline'),
  mood: 'sorry',
  closable: false,
};

const isOfflinePopup = (popups: Popups): boolean => {
  const state = popups.get();
  return state.state === 'shown' && state.popup.type === 'offline';
};

/**
 * Shows the offline popup and reloads the page when the connection returns (OFFLINE-05,
 * OFFLINE-18), but not on activity paths (OFFLINE-06, AMBIG-14, AMBIG-15), nor on pages that stay in use
 * without a connection (WARDROBE-06).
 *
 * @param onOnline called when the connection returns without a reload
 */
export function watchConnection(options: Options, onOnline: () => void) {
  const { page, history, popups, browser } = options;
  const staysInUse = (pathname: string) => {
    const found = match(pathname);
    const offline = found && routeTable[found.name].offline;
    return offline === 'own' ? !found?.params['userId'] : offline === true;
  };
  const applies = (pathname: string) => !isActivityPath(pathname) && !staysInUse(pathname);
  const check = () => {
    if (!browser.isOnline() && applies(history.location.pathname)) popups.show(offlinePopup);
  };
  const online = () => {
    if (isOfflinePopup(popups) && applies(history.location.pathname)) browser.reload();
    else onOnline();
  };
  page.addEventListener('offline', check);
  page.addEventListener('online', online);
  const stopHistory = history.subscribe(check);
  check();
  return {
    /** Whether a navigation keeps the offline popup open (AMBIG-13). */
    keeps: (pathname: string) => isOfflinePopup(popups) && !browser.isOnline() && applies(pathname),
    stop() {
      page.removeEventListener('offline', check);
      page.removeEventListener('online', online);
      stopHistory();
    },
  };
}
