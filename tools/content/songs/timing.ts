import { beatsPerLine, type Song, type SongWord } from './song-source.ts';

/** Bars before the first line, between two verses, and after the last line. */
export const plan = { introBars: 2, breakBars: 1, outroBars: 1 } as const;

/** Words that are spoken without a pause. `beats` are those of the song, one for each marked word. */
export type Phrase = { line: number; words: SongWord[]; beats: number[] };

/** Bar of a line, counted from the start of the song. */
export const barOf = ({ lines }: Song, line: number): number =>
  plan.introBars + line + (lines[line]?.verse ?? 0) * plan.breakBars;

/** Length of a song in bars. */
export const barsOf = (song: Song): number =>
  barOf(song, song.lines.length - 1) + 1 + plan.outroBars;

/** Seconds of a beat. */
export const beatSeconds = ({ tempo }: Song): number => 60 / tempo;

const pauses = /[.,!?:;]$/;

/** A pause separates phrases, but not within a beat: “One, two,” on one beat is one phrase. */
const endsHere = (word: SongWord, next: SongWord | undefined): boolean =>
  next === undefined ||
  (pauses.test(word.text) && (next.beat === null || Number.isInteger(next.beat)));

/** Splits the lines of a song into phrases; one without a beat joins the next. */
export const phrasesOf = (song: Song): Phrase[] => {
  const phrases: Phrase[] = [];
  for (const [line, { words }] of song.lines.entries()) {
    const start = barOf(song, line) * beatsPerLine;
    let open: SongWord[] = [];
    for (const [index, word] of words.entries()) {
      open.push(word);
      const beats = open.flatMap(({ beat }) => (beat === null ? [] : [start + beat]));
      if (beats.length === 0 || !endsHere(word, words[index + 1])) continue;
      phrases.push({ line, words: open, beats });
      open = [];
    }
  }
  return phrases;
};

/** A moment of a recording and its time in the song, both in seconds. */
export type Knot = { source: number; target: number };

/** The position in the recording at a time of the song, linear between knots and beyond them at the last pace. */
export const sourceAt = (knots: readonly Knot[], target: number): number => {
  const found = knots.findLastIndex(knot => knot.target <= target);
  const index = Math.max(0, Math.min(found, knots.length - 2));
  const [a, b] = [knots[index], knots[index + 1]];
  if (!a || !b) throw new Error('a map needs at least two knots');
  return a.source + ((target - a.target) * (b.source - a.source)) / (b.target - a.target);
};

/** The time in the song of a moment of the recording; the inverse of `sourceAt`. */
export const targetAt = (knots: readonly Knot[], source: number): number =>
  sourceAt(
    knots.map(knot => ({ source: knot.target, target: knot.source })),
    source,
  );

/** How much a recording may be sped up (above 1) or slowed down (below 1) without sounding odd. */
export const paceLimits = { least: 0.75, most: 1.3 } as const;

/** A recorded phrase, in seconds: its marked syllables and its end. */
export type Measured = { anchors: readonly number[]; end: number };

/** Seconds available to a phrase before its first and after its last marked syllable. */
export type Room = { lead: number; tail: number };

const leadOf = ({ anchors }: Measured): number => anchors[0] ?? 0;
const tailOf = ({ anchors, end }: Measured): number => end - (anchors.at(-1) ?? 0);

/**
 * Room between two phrases: if the speech between their beats does not fit, both are
 * sped up equally.
 *
 * @param time seconds from the last beat of the one to the first of the other
 * @param gap seconds of silence between them; below zero they may overlap
 */
export const roomBetween = (before: Measured, after: Measured, time: number, gap: number) => {
  const [tail, lead] = [tailOf(before), leadOf(after)];
  const share = Math.min(1, (time - gap) / (tail + lead));
  return { lead: lead * share, tail: time - gap - lead * share };
};

/**
 * Puts the marked syllables of a recording on their beats; the speech before and after them keeps
 * its pace if there is room.
 *
 * @param targets times of the marked syllables
 */
export const knotsOf = (measured: Measured, targets: readonly number[], room: Room): Knot[] => {
  const inner = measured.anchors.map((source, index) => ({ source, target: targets[index] ?? 0 }));
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last) throw new Error('a phrase has a beat');
  const [lead, tail] = [leadOf(measured), tailOf(measured)];
  const start = { source: 0, target: first.target - Math.min(lead, room.lead) };
  const end = { source: measured.end, target: last.target + Math.min(tail, room.tail) };
  return [...(lead > 0 ? [start] : []), ...inner, ...(tail > 0 ? [end] : [])];
};

/** Pace of each stretch between knots: 1 as recorded, 2 twice as fast. */
export const pacesOf = (knots: readonly Knot[]): number[] =>
  knots.slice(1).map((knot, index) => {
    const before = knots[index];
    return before ? (knot.source - before.source) / (knot.target - before.target) : 1;
  });
