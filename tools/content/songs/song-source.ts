import type { TeachingLanguage } from '@digipals/contract/constants';
import type { Problems } from '../problems.ts';
import { inVariety } from '../variants.ts';

/** Beats of a line, and of a bar: a line is one bar. */
export const beatsPerLine = 4;

/**
 * A word of a song. `beat` is the position of its marked syllable in beats of the line (0 is the first
 * beat, 0.5 between it and the second), null for a word without a mark; `lettersBefore` says how many
 * of its letters come before that syllable.
 */
export type SongWord = { text: string; beat: number | null; lettersBefore: number };
/** A line: its words, a step of the scale for each mark (0 is a rest), its chords in order. */
export type SongLine = { words: SongWord[]; tune: number[]; chords: string[]; verse: number };
/** A song as written, in one variety of English. */
export type Song = {
  name: string;
  file: string;
  title: string;
  /** Number of the lesson it belongs to. */
  lesson: number;
  /** Name of the picture on its cover. */
  cover: string;
  /** Name of the picture behind its words. */
  scene: string;
  /** Beats a minute. */
  tempo: number;
  /** Key of its major scale, e.g. `C` or `Bb`. */
  key: string;
  groove: string;
  /** Instrument of the tune. */
  lead: string;
  lines: SongLine[];
};

const onBeat = 'ˈ';
const between = 'ˌ';
const silence = '-';
const headForm = /^(\w+):\s*(.+)$/;
const headKeys = ['title', 'lesson', 'cover', 'scene', 'tempo', 'key', 'groove', 'lead'] as const;
type Head = Map<string, string>;

const marksIn = (word: string): string[] => word.match(/[ˈˌ]/g) ?? [];

/** Position of a mark, after `beats` beats have started; null without a mark. */
const beatOf = (mark: string | undefined, beats: number): number | null => {
  if (mark === undefined) return null;
  return mark === onBeat ? beats : beats - 0.5;
};

const readWord = (token: string, beats: number): { word: SongWord; faults: string[] } => {
  const [mark, ...more] = marksIn(token);
  const word = {
    text: token.replace(/[ˈˌ]/g, ''),
    beat: beatOf(mark, beats),
    lettersBefore: Math.max(0, token.search(/[ˈˌ]/)),
  };
  const early = mark === between && beats === 0;
  return {
    word,
    faults: [
      ...(more.length > 0 ? [`“${token}” has two marks`] : []),
      ...(early ? [`“${token}” comes before the first beat`] : []),
    ],
  };
};

/** Words of a line with their beats, and the faults found. */
const readWords = (text: string): { words: SongWord[]; faults: string[] } => {
  const words: SongWord[] = [];
  const faults: string[] = [];
  let beats = 0;
  for (const token of text.split(/\s+/)) {
    if (token !== silence) {
      const read = readWord(token, beats);
      words.push(read.word);
      faults.push(...read.faults);
    }
    if (token === silence || marksIn(token).includes(onBeat)) beats += 1;
  }
  if (beats !== beatsPerLine) faults.push(`has ${beats} beats, not ${beatsPerLine}`);
  return { words, faults };
};

const readLine = (text: string, verse: number): { line: SongLine; faults: string[] } => {
  const [sung = '', chords = '', tune = ''] = text.split(/\s+\/\s+/);
  const { words, faults } = readWords(sung);
  const marked = words.filter(({ beat }) => beat !== null).length;
  const steps = tune.split(/\s+/).filter(Boolean).map(Number);
  if (steps.length !== marked) faults.push(`has ${marked} marks and ${steps.length} notes`);
  if (steps.some(step => !Number.isInteger(step))) faults.push('has a note that is no number');
  const names = chords.split(/\s+/).filter(Boolean);
  if (names.length === 0) faults.push('has no chord');
  return { line: { words, tune: steps, chords: names, verse }, faults };
};

const numberOf = (head: Head, key: string): number => Number(head.get(key) ?? 0);

/** Empty lines separate verses. */
const nextVerse = (lines: readonly SongLine[], parted: boolean): number => {
  const last = lines.at(-1)?.verse ?? 0;
  return parted && lines.length > 0 ? last + 1 : last;
};

const checkHead = (file: string, head: Head, problems: Problems) => {
  for (const key of headKeys) if (!head.has(key)) problems.error(file, `has no “${key}:”`);
  for (const key of ['lesson', 'tempo'])
    if (!(numberOf(head, key) > 0)) problems.error(file, `“${key}:” is a number`);
};

/**
 * Reads the source of a song: a head of `key: value` lines, then its lines, each
 * `words / chords / tune`. `ˈ` precedes the syllable on a beat, `ˌ` one between two beats,
 * a single `-` is a silent beat; an empty line separates verses. A number of the tune is a step of the
 * scale, 8 the octave, 0 a rest.
 *
 * @param file name of the file, for the problems
 */
export const readSong = (
  file: string,
  text: string,
  variety: TeachingLanguage,
  problems: Problems,
): Song => {
  const head: Head = new Map();
  const lines: SongLine[] = [];
  let parted = false;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const written = inVariety(raw.trim(), variety);
    const [, key, value] = lines.length === 0 ? (headForm.exec(written) ?? []) : [];
    if (written === '') parted = true;
    else if (key !== undefined && value !== undefined) head.set(key, value);
    else if (!written.startsWith('#')) {
      const { line, faults } = readLine(written, nextVerse(lines, parted));
      for (const fault of faults) problems.error(`${file}:${index + 1}`, fault);
      lines.push(line);
      parted = false;
    }
  }
  checkHead(file, head, problems);
  const textOf = (key: (typeof headKeys)[number]): string => head.get(key) ?? '';
  return {
    name: file.replace(/^.*\//, '').replace(/\.song$/, ''),
    file,
    title: textOf('title'),
    lesson: numberOf(head, 'lesson'),
    cover: textOf('cover'),
    scene: textOf('scene'),
    tempo: numberOf(head, 'tempo'),
    key: textOf('key'),
    groove: textOf('groove'),
    lead: textOf('lead'),
    lines,
  };
};
