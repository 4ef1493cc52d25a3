import { useEffect, useState } from 'react';

/** How long a popup takes to close (POPUP-09), in milliseconds; `--d-close` in CSS. */
export const POPUP_CLOSE_MS = 500;

/**
 * Keeps an element mounted while its closing animation runs.
 * @returns 'shown' while open, 'closing' for `ms` after, then 'gone'
 */
export function useClosing(open: boolean, ms = POPUP_CLOSE_MS): 'shown' | 'closing' | 'gone' {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return;
    const timer = setTimeout(() => setPresent(false), ms);
    return () => clearTimeout(timer);
  }, [open, present, ms]);
  if (open) return 'shown';
  return present ? 'closing' : 'gone';
}
