import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFullScreen } from '../../shell/use-window.ts';

/** Traps the Tab key, since nothing else is visible. */
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
 * Shows a film in full screen while the address ends in `#fs` (ROUTE-36). The element stays
 * in its place in the DOM, because moving it would restart the film.
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

/** Opens and closes the full screen of a film. */
export type Large = ReturnType<typeof useLarge>;
