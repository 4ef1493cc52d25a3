import { remember } from '../remember.ts';
import { boxedAlphabets, lookalikes, plainLetters } from './letters.ts';

/**
 * A text prepared for matching: lower case, without accents, invisible characters and fancy letters, with
 * digits 0 to 9. Each unit of `text` maps to [`starts`, `ends`) of the original, in UTF-16 units.
 */
export type Folded = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Whether a word mixes scripts, so that other words may be disguised too. */
  readonly isMixed: boolean;
};

const isMark = /^\p{M}$/u;
/** A character that nobody sees, such as a zero-width space. */
const isInvisible = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u;
const isDigit = /^\p{Nd}$/u;
const takesAccents = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/u;
const accents = /\p{M}/gu;
const word = /[\p{L}\d]+/gu;
const latin = /[a-z]/;

const codePointLength = (text: string, at: number): number =>
  (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;

/** The decimal digits of every script are blocks of ten that begin with zero. */
function readDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (before < 9 && isDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before);
}

function readBoxed(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const first = boxedAlphabets.find(start => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + code - first);
}

function foldCharacter(character: string): string {
  if (isDigit.test(character)) return readDigit(character);
  return plainLetters.get(character) ?? readBoxed(character) ?? character;
}

/** A character with its combining marks. */
function foldCluster(cluster: string): string {
  const lower = cluster.normalize('NFKD').toLowerCase().normalize('NFKD');
  const bare = takesAccents.test(lower) ? lower.replace(accents, '') : lower;
  let folded = '';
  for (const character of bare) {
    if (!isInvisible.test(character)) folded += foldCharacter(character);
  }
  return folded;
}

const foldShort = remember(foldCluster);

const foldOnce = (cluster: string): string =>
  cluster.length <= 4 ? foldShort(cluster) : foldCluster(cluster);

/** End of the character at `start`, including combining marks and invisible characters. */
function clusterEnd(text: string, start: number): number {
  let end = start + codePointLength(text, start);
  while (end < text.length && text.charCodeAt(end) > 0xa0) {
    const next = end + codePointLength(text, end);
    if (!isMark.test(text.slice(end, next))) break;
    end = next;
  }
  return end;
}

const ascii = /^\p{ASCII}*$/u;
const foreignLetter = /(?=\P{ASCII})\p{L}/u;

const onlyLookalikes = new RegExp(`^[${[...lookalikes.keys()].join('')}a-z\\d]+$`, 'u');

/** Replaces lookalikes by Latin letters, one for one. */
export const asLatin = (found: string): string =>
  Array.from(found, letter => lookalikes.get(letter) ?? letter).join('');

const isMixed = (found: string): boolean => !ascii.test(found) && latin.test(found);

/** Reads words that also have Latin letters as Latin. */
const readLookalikes = (text: string): string =>
  text.replace(word, found => (isMixed(found) ? asLatin(found) : found));

/** The text, with words of lookalikes alone read as Latin too if another word mixes scripts. */
export function readAsLatin({ text, isMixed }: Folded): string {
  if (!isMixed) return text;
  return text.replace(word, found =>
    !ascii.test(found) && onlyLookalikes.test(found) ? asLatin(found) : found,
  );
}

const isPlain = /^[ -_a-~\n\r\t]*$/;

/** Most texts only need lower case. */
function foldPlain(original: string): Folded {
  const starts = Array.from({ length: original.length }, (_, index) => index);
  return {
    text: original.toLowerCase(),
    starts,
    ends: starts.map(start => start + 1),
    isMixed: false,
  };
}

/** @returns the folded text with a map back to the original */
export function fold(original: string): Folded {
  if (isPlain.test(original)) return foldPlain(original);
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (let start = 0; start < original.length; ) {
    const end = clusterEnd(original, start);
    const folded = foldOnce(original.slice(start, end));
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
    text += folded;
    start = end;
  }
  if (!foreignLetter.test(text)) return { text, starts, ends, isMixed: false };
  return {
    text: readLookalikes(text),
    starts,
    ends,
    isMixed: (text.match(word) ?? []).some(isMixed),
  };
}

/** Maps a range of the folded text, `to` excluded, to the original. */
export function placeOf(folded: Folded, from: number, to: number): { start: number; end: number } {
  return { start: folded.starts[from] ?? 0, end: folded.ends[to - 1] ?? 0 };
}

/** The range in the folded text of a range of the original; undefined for none. */
export function foldedPlace(
  { starts, ends }: Folded,
  { start, end }: { readonly start: number | null; readonly end: number | null },
): [from: number, to: number] | undefined {
  if (start === null || end === null) return undefined;
  const from = starts.findIndex(place => place >= start);
  const last = ends.findLastIndex(place => place <= end);
  return from < 0 || last < from ? undefined : [from, last + 1];
}
