/** Does something once the page has nothing else to do; returns what calls it off. */
export function whenIdle(work: () => void, afterMs = 0): () => void {
  let idle = 0;
  const later = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(work, { timeout: 5_000 });
    else work();
  }, afterMs);
  return () => {
    clearTimeout(later);
    if (idle) cancelIdleCallback(idle);
  };
}
