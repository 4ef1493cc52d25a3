import { useEffect, useLayoutEffect, useRef } from 'react';

/** Distance from the end, in px, within which the list follows new content. */
const nearPx = 120;

/** Whether a list is scrolled to its end, or nearly. */
export const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < nearPx;

/** Whether a list is scrolled to its very end; browsers round. */
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= 1;

/** Follows new content at the end and preserves the scroll position when earlier messages are inserted. */
export function useAtEnd(
  box: { current: HTMLElement | null },
  newest: string,
  count: number,
): void {
  const height = useRef(0);
  const shown = useRef('');
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const grown = list.scrollHeight - height.current;
    const wasAtEnd = height.current - list.scrollTop - list.clientHeight < nearPx;
    const isFirst = shown.current === '';
    if (shown.current !== newest && (isFirst || wasAtEnd)) list.scrollTop = list.scrollHeight;
    else if (shown.current === newest && count > 0 && !isFirst) list.scrollTop += grown;
    height.current = list.scrollHeight;
    shown.current = newest;
  }, [box, newest, count]);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    // Scrollable content must be reachable by keyboard.
    list.tabIndex = 0;
    if (typeof ResizeObserver === 'undefined') return;
    // Keep the newest messages visible when the on-screen keyboard opens, and cards at the end that load later.
    let last = list.clientHeight;
    const observer = new ResizeObserver(() => {
      const wasAtEnd = height.current - list.scrollTop - last < nearPx;
      if (wasAtEnd && list.scrollHeight > height.current) list.scrollTop = list.scrollHeight;
      // The browser has already moved a list that grew at its end.
      else if (list.clientHeight > last && isAtEnd(list)) list.scrollTop = list.scrollHeight;
      else list.scrollTop += last - list.clientHeight;
      last = list.clientHeight;
      height.current = list.scrollHeight;
    });
    observer.observe(list);
    if (list.firstElementChild) observer.observe(list.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
}
