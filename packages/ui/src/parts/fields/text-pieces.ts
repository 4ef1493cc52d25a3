/** A marked range of a text, in UTF-16 units, and its reason. */
export type TextMark = { start: number; end: number; kind: 'look' | 'spelling' | 'new' };

type Piece = { start: number; text: string; kind: TextMark['kind'] | 'caret' | undefined };

/**
 * Splits a text at its marks, and at the caret unless that is null; all pieces together are the text. Where
 * marks overlap, the first one wins.
 */
export function piecesOf(text: string, marks: readonly TextMark[], caret: number | null): Piece[] {
  const cuts = new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])]);
  if (caret !== null) cuts.add(caret);
  const places = [...cuts].filter(at => at >= 0 && at <= text.length).sort((a, b) => a - b);
  return places.flatMap((start, index) => {
    const end = places[index + 1] ?? start;
    const kind = marks.find(mark => mark.start <= start && mark.end >= end)?.kind;
    const piece: Piece[] = end > start ? [{ start, text: text.slice(start, end), kind }] : [];
    return start === caret ? [{ start, text: '', kind: 'caret' as const }, ...piece] : piece;
  });
}
