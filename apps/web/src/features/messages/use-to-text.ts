import { type RefObject, useCallback, useEffect, useState } from 'react';

/** While a popup closes, nothing behind it can have the focus; at its end it goes back first. */
function focusWhenFree(area: HTMLElement): void {
  const focus = () => area.focus({ preventScroll: true });
  const popup = document.querySelector('dialog[open]');
  if (popup) popup.addEventListener('close', () => queueMicrotask(focus), { once: true });
  else focus();
}

/** Gives the focus to the text in a box: what was pressed is gone then, and who uses the keyboard goes on. */
export function useToText(box: RefObject<HTMLElement | null>): () => void {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    if (turns > 0 && area) focusWhenFree(area);
  }, [box, turns]);
  return useCallback(() => setTurns(before => before + 1), []);
}
