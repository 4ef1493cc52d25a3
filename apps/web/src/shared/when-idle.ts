/** Runs `work` once the page is idle; returns a function that cancels it. */
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
