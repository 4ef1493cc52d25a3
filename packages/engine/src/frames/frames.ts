import type { Frame, FrameTile, Mark } from '@digipals/contract';

/** The tiles chosen for the gaps of a frame, by the index of the gap. */
export type FramePicks = readonly (string | undefined)[];

/** The tiles of each gap of a frame, in order. */
export const gapsOf = (frame: Frame): FrameTile[][] =>
  frame.flatMap(piece => ('tiles' in piece ? [piece.tiles] : []));

const listOf = (tiles: readonly FrameTile[] = []): string =>
  tiles
    .map(({ text }) => text)
    .toSorted()
    .join('|');

/** The tiles that a gap offers: those not used in another gap with the same list. */
export function offeredTiles(frame: Frame, picks: FramePicks, gap: number): FrameTile[] {
  const gaps = gapsOf(frame);
  const own = gaps[gap] ?? [];
  const taken = picks.filter((_, other) => other !== gap && listOf(gaps[other]) === listOf(own));
  return own.filter(({ text }) => !taken.includes(text));
}

/** Whether every gap has a tile. */
export const isWholeLetter = (frame: Frame, picks: FramePicks): boolean =>
  gapsOf(frame).every((_, gap) => picks[gap] !== undefined);

/** The letter of a frame; gaps without a tile show `open`. */
export function frameText(frame: Frame, picks: FramePicks, open = '…'): string {
  let gap = -1;
  return frame
    .map(piece => {
      if ('text' in piece) return piece.text;
      gap += 1;
      return picks[gap] ?? open;
    })
    .join('')
    .trim();
}

/** The texts that each piece can become; the letter has no space around it. */
const waysOf = (frame: Frame): string[][] =>
  frame.map((piece, index) => {
    const ways = 'text' in piece ? [piece.text] : piece.tiles.map(({ text }) => text);
    const begun = index === 0 ? ways.map(way => way.trimStart()) : ways;
    return index === frame.length - 1 ? begun.map(way => way.trimEnd()) : begun;
  });

/** Whether a text is one of the letters of a frame, to the last punctuation mark. */
export function isLetterOf(frame: Frame, text: string): boolean {
  const ends = waysOf(frame).reduce<readonly number[]>(
    (places, ways) => {
      const next = places.flatMap(at =>
        ways.flatMap(way => (text.startsWith(way, at) ? [at + way.length] : [])),
      );
      return [...new Set(next)];
    },
    [0],
  );
  return ends.includes(text.length);
}

type Word = { readonly word: string } & Mark;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replace('’', "'"),
    start: index,
    end: index + word.length,
  }));

/** The words of the text so far that come from the frame, newest first. */
type Found = { readonly count: number; readonly word?: number; readonly before?: Found };
type Row = readonly Found[];

const none: Found = { count: 0 };
const more = (one: Found = none, other: Found = none): Found =>
  other.count > one.count ? other : one;

/** Finds the words of one text of the frame in order, after what was found before it. */
const after = (row: Row, part: string, words: readonly Word[]): Row =>
  wordsOf(part).reduce<Row>((before, { word }) => {
    const next: Found[] = [none];
    for (const [index, own] of words.entries()) {
      const last = before[index] ?? none;
      const found = own.word === word ? { count: last.count + 1, word: index, before: last } : none;
      next.push(more(more(before[index + 1], next[index]), found));
    }
    return next;
  }, row);

/** The best of several ways to fill a gap, at each place of the text. */
const best = (rows: readonly Row[]): Row =>
  (rows[0] ?? []).map((_, index) => rows.map(row => row[index]).reduce<Found>(more, none));

/**
 * The words of a text that do not come from the frame, whatever tiles were chosen; adjacent words are one mark.
 */
export function changedWords(frame: Frame, text: string): Mark[] {
  const words = wordsOf(text);
  const start: Row = [none, ...words.map(() => none)];
  const last = frame.reduce<Row>((row, piece) => {
    const ways = 'text' in piece ? [piece.text] : piece.tiles.map(tile => tile.text);
    return best(ways.map(way => after(row, way, words)));
  }, start);
  const kept = new Set<number>();
  for (let found = last.at(-1); found; found = found.before)
    if (found.word !== undefined) kept.add(found.word);
  const marks: { start: number; end: number }[] = [];
  for (const [index, { start: from, end }] of words.entries()) {
    const before = marks.at(-1);
    if (kept.has(index)) continue;
    if (before && index > 0 && !kept.has(index - 1)) before.end = end;
    else marks.push({ start: from, end });
  }
  return marks;
}
