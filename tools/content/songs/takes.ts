import { anchorOf, bendOf, follow, quietNear, type Span } from './align.ts';
import { rate, type Spoken } from './singers.ts';
import type { SongWord } from './song-source.ts';
import { type Knot, knotsOf, type Measured, pacesOf, type Room } from './timing.ts';

/** A recording of a phrase, `rate` samples a second, with its words and marked syllables. */
export type Take = Measured & { samples: Float32Array; words: readonly Span[] };
/** Speaks words, each at its own speed. */
export type Record = (words: readonly Spoken[]) => Float32Array;

/** Speeds in percent of the voice's own: the one a phrase is measured at, and others to find its words. */
const even = 88;
const slow = 55;
const fast = 140;
const speedLimits = { least: 30, most: 240 } as const;
const tries = 8;
/** Below 1: each try corrects partially, so that words do not oscillate. */
const calm = 0.7;

const plain = ({ text }: SongWord): string => text.replace(/[.,!?:;]/g, '');

/** Words as spoken: only the last keeps its mark, so that the phrase has no pause. */
const spokenAs = (words: readonly SongWord[], speedOf: (index: number) => number): Spoken[] =>
  words.map((word, index) => ({
    word: index === words.length - 1 ? word.text.replace(/[:;]$/, '.') : plain(word),
    speed: speedOf(index),
  }));

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const backwards = (samples: Float32Array): Float32Array => samples.slice().reverse();

/** The start of a word, found in three ways: spoken slower from there on, faster, and slower up to there. */
const startOf = (
  record: Record,
  words: readonly SongWord[],
  base: Float32Array,
  index: number,
): number => {
  const other = (speed: number) => record(spokenAs(words, at => (at < index ? even : speed)));
  const before = record(spokenAs(words, at => (at < index ? slow : even)));
  const found = median([
    bendOf(base, other(slow), rate),
    bendOf(base, other(fast), rate),
    base.length / rate - bendOf(backwards(base), backwards(before), rate),
  ]);
  return quietNear(base, rate, found);
};

const anchorsOf = (words: readonly SongWord[], samples: Float32Array, spans: readonly Span[]) =>
  words.flatMap((word, index) => {
    const span = spans[index];
    if (word.beat === null || !span) return [];
    return [anchorOf(samples, rate, span, word.lettersBefore / plain(word).length)];
  });

/** Records a phrase at an even speed and finds its words in it. */
export const measure = (record: Record, words: readonly SongWord[]): Take => {
  const samples = record(spokenAs(words, () => even));
  const end = samples.length / rate;
  const starts = words.map((_, index) =>
    index === 0 ? 0 : startOf(record, words, samples, index),
  );
  const spans = starts.map((from, index) => ({ from, to: starts[index + 1] ?? end }));
  return { samples, words: spans, anchors: anchorsOf(words, samples, spans), end };
};

/** The same phrase at other speeds; its words are found by following the measured one. */
const again = (record: Record, words: readonly SongWord[], take: Take, speeds: number[]): Take => {
  const samples = record(spokenAs(words, index => speeds[index] ?? even));
  const there = follow(take.samples, samples, rate);
  const end = samples.length / rate;
  const spans = take.words.map(({ from, to }, index) => ({
    from: index === 0 ? 0 : there(from),
    to: index === take.words.length - 1 ? end : there(to),
  }));
  return { samples, words: spans, anchors: take.anchors.map(there), end };
};

const overlap = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/** The pace a word should have had, from the paces of the stretches that it spans. */
const paceOf = (word: Span, knots: readonly Knot[]): number => {
  const parts = pacesOf(knots).map((pace, index) => ({
    pace,
    share: overlap(word, { from: knots[index]?.source ?? 0, to: knots[index + 1]?.source ?? 0 }),
  }));
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return 1;
  return Math.exp(parts.reduce((sum, { pace, share }) => sum + share * Math.log(pace), 0) / total);
};

/** How much is left to stretch: short stretches matter less than long ones. */
const effort = (knots: readonly Knot[]): number =>
  pacesOf(knots).reduce((sum, pace, index) => {
    const time = (knots[index + 1]?.target ?? 0) - (knots[index]?.target ?? 0);
    return sum + time * Math.log(pace) ** 2;
  }, 0);

const within = (speed: number): number =>
  Math.min(speedLimits.most, Math.max(speedLimits.least, speed));

/**
 * Speaks a phrase so that its marked syllables are almost on their beats: each word is
 * faster or slower until little is left to stretch.
 *
 * @param targets times of the marked syllables, in seconds
 */
export const fit = (
  record: Record,
  words: readonly SongWord[],
  measured: Take,
  targets: readonly number[],
  room: Room,
): { take: Take; knots: Knot[] } => {
  let speeds = words.map(() => even);
  let best = { take: measured, knots: knotsOf(measured, targets, room) };
  let last = best;
  for (let turn = 0; turn < tries; turn += 1) {
    const { take, knots } = last;
    speeds = speeds.map((speed, index) =>
      within(speed * paceOf(take.words[index] ?? { from: 0, to: 0 }, knots) ** calm),
    );
    const next = again(record, words, measured, speeds);
    last = { take: next, knots: knotsOf(next, targets, room) };
    if (effort(last.knots) < effort(best.knots)) best = last;
  }
  return best;
};
