type Span = { top: number; bottom: number };

const gap = 20;

/** Of the marked answers those that are not right yet, for these are looked at again; else all of them. */
export function toBeSeen<T extends { mark: string }>(marked: readonly T[]): readonly T[] {
  const wrong = marked.filter(({ mark }) => mark === 'again');
  return wrong.length > 0 ? wrong : marked;
}

/**
 * How far the board must rise so that the marked answers are above the feedback hill, in px. The
 * highest of them stays on the board.
 */
export function liftOver(marked: readonly Span[], hillTop: number, boardTop: number): number {
  if (marked.length === 0) return 0;
  const lowest = Math.max(...marked.map(({ bottom }) => bottom));
  const highest = Math.min(...marked.map(({ top }) => top));
  return Math.max(0, Math.round(Math.min(lowest - hillTop + gap, highest - boardTop - gap)));
}
