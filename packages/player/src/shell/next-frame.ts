/** Longest wait in ms: a page that is not drawn makes no frames. A slow device needs a good while for one. */
const patienceMs = 250;

/**
 * Resolves when what has changed so far is on the screen. A child sees the answer to a tap first: what
 * is heard, or comes to rest, follows within the same blink.
 */
export const nextFrame = (): Promise<void> =>
  new Promise(resolve => {
    const late = setTimeout(resolve, patienceMs);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });
