/** Longest wait in ms, generous for slow devices: a page that is not painted has no frames. */
const timeoutMs = 250;

/**
 * Resolves when the current changes are painted, so that a tap shows its effect before sounds play
 * and further work starts.
 */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    const late = setTimeout(resolve, timeoutMs);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });
