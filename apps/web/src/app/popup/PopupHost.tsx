import { useStore } from '@digipals/ui/store';
import { useState } from 'react';
import { Later, latePart } from '../../shared/later.tsx';
import type { PopupContent } from '../../shared/popups.ts';
import { useServices } from '../../shared/services.tsx';

/** The popup loads after the first page (see after-first-page.ts). */
export const popupView = latePart(() => import('./view/PopupView.tsx'));

/**
 * Renders the current popup, and keeps it mounted while its closing animation runs. If the view cannot
 * be fetched, the popup counts as hidden, so that nothing waits for it to close.
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
