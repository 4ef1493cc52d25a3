import { rate, type Say, type Singer, speak } from './singers.ts';
import { beatsPerLine, type Song } from './song-source.ts';
import { stretch } from './stretch.ts';
import { fit, measure, type Take } from './takes.ts';
import {
  barsOf,
  beatSeconds,
  type Knot,
  type Phrase,
  paceLimits,
  pacesOf,
  phrasesOf,
  type Room,
  roomBetween,
  targetAt,
} from './timing.ts';

/** A word with its time, in seconds of the song. */
export type SungWord = { text: string; from: number; to: number };
/** The voices of a song, `rate` samples a second, and the time of each word of each line. */
export type Sung = { track: Float32Array; lines: { words: SungWord[] }[]; warnings: string[] };

type Booth = { say: Say; pronunciations: Record<string, string> };

/** Seconds between two phrases of one singer; the other singer may start slightly early. */
const gaps = { same: 0.03, other: -0.1 } as const;
const loudness = 0.14;
const fadeSeconds = 0.008;

/** The lines alternate between Domino and a child. */
const singerOf = ({ line }: Phrase): Singer => (line % 2 === 0 ? 'domino' : 'child');

const targetsOf = (song: Song, { beats }: Phrase): number[] =>
  beats.map(beat => beat * beatSeconds(song));

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length);

/** Adds a phrase to the track, normalised, with soft ends. */
const lay = (track: Float32Array, samples: Float32Array, at: number) => {
  const gain = loudness / rms(samples);
  const start = Math.round(at * rate);
  const fade = fadeSeconds * rate;
  for (const [index, value] of samples.entries()) {
    const soft = Math.min(1, index / fade, (samples.length - index) / fade);
    track[start + index] = (track[start + index] ?? 0) + value * gain * soft;
  }
};

const seconds = (value: number): number => Math.round(value * 100) / 100;

const sungWords = ({ words }: Phrase, take: Take, knots: readonly Knot[]): SungWord[] =>
  words.map(({ text }, index) => {
    const { from, to } = take.words[index] ?? { from: 0, to: 0 };
    return { text, from: seconds(targetAt(knots, from)), to: seconds(targetAt(knots, to)) };
  });

/** A word is highlighted until the next starts, even if the other singer starts early. */
export const oneAtATime = (lines: Sung['lines']): Sung['lines'] => {
  const starts = lines.flatMap(({ words }) => words.map(({ from }) => from));
  let place = 0;
  return lines.map(({ words }) => ({
    words: words.map(word => {
      place += 1;
      return { ...word, to: Math.min(word.to, starts[place] ?? word.to) };
    }),
  }));
};

/** Stretches shorter than this are consonants, which may be sped up; in seconds. */
const audible = 0.12;

const oddPaces = (phrase: Phrase, knots: readonly Knot[]): string[] => {
  const text = phrase.words.map(word => word.text).join(' ');
  const paces = pacesOf(knots).filter((_, index) => {
    const [from, to] = [knots[index]?.target ?? 0, knots[index + 1]?.target ?? 0];
    return to - from >= audible;
  });
  return paces
    .filter(pace => pace < paceLimits.least || pace > paceLimits.most)
    .map(
      pace => `line ${phrase.line + 1}: “${text}” is heard at ${pace.toFixed(2)} times its pace`,
    );
};

type Part = { phrase: Phrase; targets: number[]; take: Take };

const gapOf = (a: Part, b: Part): number =>
  gaps[singerOf(a.phrase) === singerOf(b.phrase) ? 'same' : 'other'];

/** The room between two parts; before the first and after the last there is enough. */
const between = (a: Part | undefined, b: Part | undefined): Room => {
  if (!a || !b) return { lead: Number.POSITIVE_INFINITY, tail: Number.POSITIVE_INFINITY };
  const time = (b.targets[0] ?? 0) - (a.targets.at(-1) ?? 0);
  return roomBetween(a.take, b.take, time, gapOf(a, b));
};

/**
 * Speaks a song in time: each marked syllable is heard on its beat.
 *
 * @param booth the voice, and how names sound
 */
export const sing = (song: Song, { say, pronunciations }: Booth): Sung => {
  const recorderOf = (phrase: Phrase) => (words: Parameters<typeof speak>[3]) =>
    speak(say, singerOf(phrase), pronunciations, words);
  const parts = phrasesOf(song).map(
    (phrase): Part => ({
      phrase,
      targets: targetsOf(song, phrase),
      take: measure(recorderOf(phrase), phrase.words),
    }),
  );
  const length = barsOf(song) * beatsPerLine * beatSeconds(song);
  const track = new Float32Array(Math.round(length * rate));
  const lines: Sung['lines'] = song.lines.map(() => ({ words: [] }));
  const warnings: string[] = [];
  for (const [index, part] of parts.entries()) {
    const { phrase, targets } = part;
    const { lead } = between(parts[index - 1], part);
    const { tail } = between(part, parts[index + 1]);
    const sung = fit(recorderOf(phrase), phrase.words, part.take, targets, { lead, tail });
    const { take, knots } = sung;
    lay(track, stretch(take.samples, rate, knots), knots[0]?.target ?? 0);
    lines[phrase.line]?.words.push(...sungWords(phrase, take, knots));
    warnings.push(...oddPaces(phrase, knots));
  }
  return { track, lines: oneAtATime(lines), warnings };
};
