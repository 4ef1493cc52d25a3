import { useEffect, useLayoutEffect, useRef } from 'react';

/** So near to the end, in px, the list follows what comes. */
const nearPx = 120;

/** Whether the end of a list that scrolls is seen, or nearly. */
export const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < nearPx;

/** Stays at the end when something comes; keeps its place when earlier messages come above. */
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
    // What scrolls must scroll by keyboard, too.
    list.tabIndex = 0;
    if (typeof ResizeObserver === 'undefined') return;
    // The keyboard takes room from the messages, never the newest of them.
    let last = list.clientHeight;
    const observer = new ResizeObserver(() => {
      list.scrollTop += last - list.clientHeight;
      last = list.clientHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [box]);
}
