import { useStore } from '@digipals/ui/store';
import { useState } from 'react';
import { Later, latePart } from '../../shared/later.tsx';
import type { PopupContent } from '../../shared/popups.ts';
import { useServices } from '../../shared/services.tsx';

/** The popup is no part of a first page: it comes when the page is there (see after-first-page.ts). */
export const popupView = latePart(() => import('./view/PopupView.tsx'));

/**
 * Shows the popup of the store, and keeps it while it animates away. One that cannot be fetched is not
 * there for anybody: nothing waits for its end.
 */
export function PopupHost() {
  const { popups } = useServices();
  const state = useStore(popups);
  const [last, setLast] = useState<PopupContent | null>(null);
  const shown = state.state === 'shown' ? state.popup : null;
  if (shown && shown !== last) setLast(shown);
  if (!last) return null;
  const props = { popup: last, open: shown !== null };
  return <Later part={popupView} quiet props={props} onFailed={popups.hide} />;
}
