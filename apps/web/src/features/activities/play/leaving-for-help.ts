/** Longer than a page takes to begin leaving. */
const FORGET_MS = 5_000;

/**
 * Watches whether the child taps the lifebuoy: on the way to help, it is not asked to confirm leaving.
 * `stop` ends watching.
 */
export function watchLifebuoy(page: Document = document) {
  let tappedAt = Number.NEGATIVE_INFINITY;
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[href="/help"]')) tappedAt = performance.now();
  };
  page.addEventListener('click', note, true);
  return {
    isLeaving: () => performance.now() - tappedAt < FORGET_MS,
    stop: () => page.removeEventListener('click', note, true),
  };
}
