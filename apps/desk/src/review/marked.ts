import type { NameMark, Signal } from '@digipals/contract';

/** A signal with its number on the card; null for a check that did not answer. */
export type Numbered = Signal & { number: number | null };

/** Signals in the order of the text, then those of the whole text, then failed checks. */
export function numbered(signals: readonly Signal[]): Numbered[] {
  const answered = signals.filter(signal => signal.status === 'ok');
  const placeOf = (signal: Signal): number => signal.mark?.start ?? Number.POSITIVE_INFINITY;
  const inOrder = answered.toSorted(
    (one, other) =>
      (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)) ||
      other.severity - one.severity,
  );
  return [
    ...inOrder.map((signal, place) => ({ ...signal, number: place + 1 })),
    ...signals
      .filter(signal => signal.status !== 'ok')
      .map(signal => ({ ...signal, number: null })),
  ];
}

/**
 * A piece of a text, plain or marked with a severity; `ends` are the numbers of the marks that end here. The piece of
 * a name has the pseudonym as its text.
 */
export type Piece = {
  start: number;
  text: string;
  severity: number | null;
  ends: number[];
  isName: boolean;
};

/**
 * Cuts a text at the edges of its marks and names; where marks overlap the highest severity wins. A mark of a part
 * of a name marks the name.
 */
export function pieces(
  text: string,
  signals: readonly Numbered[],
  names: readonly NameMark[],
): Piece[] {
  const nameAt = (place: number) => names.find(({ start, end }) => start < place && place < end);
  const marks = signals.flatMap(({ mark, severity, number, isWrong }) =>
    mark && number !== null && !isWrong
      ? [
          {
            start: nameAt(mark.start)?.start ?? Math.max(0, mark.start),
            end: nameAt(mark.end)?.end ?? Math.min(text.length, mark.end),
            ...{ severity, number },
          },
        ]
      : [],
  );
  const edges = [0, text.length, ...[...marks, ...names].flatMap(({ start, end }) => [start, end])];
  const cuts = [...new Set(edges)].toSorted((one, other) => one - other);
  return cuts.slice(0, -1).flatMap((start, place) => {
    const end = cuts[place + 1] ?? text.length;
    if (end <= start) return [];
    const over = marks.filter(mark => mark.start <= start && mark.end >= end);
    const name = names.find(one => one.start === start);
    return {
      start,
      text: name?.pseudonym ?? text.slice(start, end),
      isName: name !== undefined,
      severity: over.length > 0 ? Math.max(...over.map(mark => mark.severity)) : null,
      ends: over.filter(mark => mark.end === end).map(mark => mark.number),
    };
  });
}

/** The text as it is read: with pseudonyms instead of names. */
export const readAs = (text: string, names: readonly NameMark[]): string =>
  pieces(text, [], names)
    .map(piece => piece.text)
    .join('');
