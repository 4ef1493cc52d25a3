/** Longer than a page takes to begin leaving. */
const FORGET_MS = 5_000;

/**
 * Watches whether the child taps the lifebuoy: on its way to help nothing asks it whether it wants to leave.
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
