/** A piece of a text with gaps: words, or the gap number from 1. */
export type Piece = { start: number; text: string } | { start: number; gap: number };

/** Splits "I'm {1}." into its words and gaps, in reading order; `start` is the place in the text. */
export const piecesOf = (gapped: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of gapped.matchAll(/\{(\d+)\}/g)) {
    if (match.index > end) pieces.push({ start: end, text: gapped.slice(end, match.index) });
    pieces.push({ start: match.index, gap: Number(match[1]) });
    end = match.index + match[0].length;
  }
  if (end < gapped.length) pieces.push({ start: end, text: gapped.slice(end) });
  return pieces;
};

/** The gap numbers of texts such as "I'm {1}.", in reading order. */
export const gapNumbers = (texts: readonly string[]): number[] =>
  texts.flatMap(text => piecesOf(text).flatMap(piece => ('gap' in piece ? [piece.gap] : [])));
