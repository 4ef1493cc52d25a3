import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFullScreen } from '../../shell/use-window.ts';

/** Keeps Tab inside, as nothing else is seen. */
const wrapFocus = (event: KeyboardEvent<HTMLElement>) => {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, button:not([tabindex="-1"])'),
  ];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const leaves = event.shiftKey ? first : last;
  if (document.activeElement !== leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};

/**
 * Shows a film over the whole window while the address ends in `#fs` (ROUTE-36). The element stays
 * where it is in the page, for a film that is moved begins anew.
 */
export function useLarge() {
  const ref = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const open = useFullScreen() && asked;

  useEffect(() => {
    const frame = ref.current;
    if (!open || !frame) return;
    frame.popover = 'manual';
    frame.showPopover();
    return () => {
      frame.hidePopover();
      frame.popover = null;
    };
  }, [open]);

  const toggle = () => {
    if (open) history.back();
    else {
      setAsked(true);
      location.hash = 'fs';
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!open) return;
    if (event.key === 'Escape') history.back();
    if (event.key === 'Tab') wrapFocus(event);
  };

  return { open, toggle, frame: { ref, onKeyDown } };
}

/** A film's way to the whole window and back. */
export type Large = ReturnType<typeof useLarge>;
