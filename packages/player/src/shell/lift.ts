type Span = { top: number; bottom: number };

const gap = 20;

/** The marked answers to keep visible: the wrong ones, for another look, or else all. */
export function answersToLift<T extends { mark: string }>(marked: readonly T[]): readonly T[] {
  const wrong = marked.filter(({ mark }) => mark === 'again');
  return wrong.length > 0 ? wrong : marked;
}

/**
 * How far the board must rise to show the marked answers above the feedback hill, in px. The
 * highest of them stays on the board.
 */
export function liftOver(marked: readonly Span[], hillTop: number, boardTop: number): number {
  if (marked.length === 0) return 0;
  const lowest = Math.max(...marked.map(({ bottom }) => bottom));
  const highest = Math.min(...marked.map(({ top }) => top));
  return Math.max(0, Math.round(Math.min(lowest - hillTop + gap, highest - boardTop - gap)));
}
