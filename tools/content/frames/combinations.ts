import type { Frame } from '@digipals/contract';
import { frameText, gapsOf, offeredTiles } from '@digipals/engine';

/** Where a frame has more letters, pairs of tiles are checked instead. */
const mostLetters = 600;

const textsIn = (frame: Frame, picks: readonly string[], gap: number): string[] =>
  offeredTiles(frame, picks, gap).map(({ text }) => text);

/** Every way to fill the gaps from one on. */
function* fillings(frame: Frame, picks: readonly string[]): Generator<string[]> {
  const gap = picks.length;
  if (gap === gapsOf(frame).length) yield [...picks];
  else for (const text of textsIn(frame, picks, gap)) yield* fillings(frame, [...picks, text]);
}

/** Fills all gaps so that two of them have these tiles; null where the two cannot be together. */
const withPair = (frame: Frame, pair: ReadonlyMap<number, string>, turn: number) => {
  const wanted = gapsOf(frame).map((_, gap) => pair.get(gap));
  const picks: (string | undefined)[] = [...wanted];
  for (const gap of picks.keys()) {
    const offered = offeredTiles(frame, picks, gap).map(({ text }) => text);
    const text = wanted[gap] ?? offered[turn % offered.length];
    if (text === undefined || !offered.includes(text)) return null;
    picks[gap] = text;
  }
  return picks;
};

/** Letters that have every tile of two gaps together. */
const withBoth = (frame: Frame, one: number, other: number): (string | undefined)[][] => {
  const gaps = gapsOf(frame);
  return (gaps[one] ?? []).flatMap((tile, turn) =>
    (gaps[other] ?? []).flatMap(({ text }, place) => {
      const pair = new Map([
        [one, tile.text],
        [other, text],
      ]);
      const picks = withPair(frame, pair, turn + place);
      return picks ? [picks] : [];
    }),
  );
};

/** Letters that have every tile of a gap together with every tile of each other gap. */
const withPairs = (frame: Frame): (string | undefined)[][] => {
  const gaps = [...gapsOf(frame).keys()];
  return gaps.flatMap(one =>
    gaps.filter(other => other > one).flatMap(other => withBoth(frame, one, other)),
  );
};

const isFew = (frame: Frame): boolean =>
  gapsOf(frame).reduce((product, tiles) => product * tiles.length, 1) <= mostLetters;

/**
 * The letters of a frame to check: all of them, or where these are too many, each tile with each tile of every
 * other gap.
 */
export const lettersOf = (frame: Frame): string[] => [
  ...new Set(
    [...(isFew(frame) ? fillings(frame, []) : withPairs(frame))].map(picks =>
      frameText(frame, picks),
    ),
  ),
];

/** The longest letter of a frame, in words. */
export const longestOf = (frame: Frame, count: (text: string) => number): number =>
  frame.reduce(
    (sum, piece) =>
      sum +
      ('text' in piece
        ? count(piece.text)
        : Math.max(...piece.tiles.map(({ text }) => count(text)))),
    0,
  );
