import { fold } from '../fold/fold.ts';
import { foundInAll, foundInFolded, foundInWords, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';

const longestPiece = 4;
const fewestSigns = 10;
const fewestPieces = 7;
const fewestWords = 5;
const floodOf = 5;

/** How far the text repeats itself with a period of `length` units. */
function rowEnd(text: string, start: number, length: number): number {
  let end = start + length;
  while (end < text.length && text[end] === text[end - length] && text[end] !== ' ') end += 1;
  return end;
}

/** Repetitions of a piece of `length` units: `aaaa`, `lolololo`. */
function rows(text: string, length: number): [number, number][] {
  const fewest = length === 1 ? fewestSigns : fewestPieces * length;
  const found: [number, number][] = [];
  for (let start = 0; start < text.length; ) {
    const end = rowEnd(text, start, length);
    const isRow = end - start >= fewest && !/[\s_.]/.test(text.slice(start, start + length));
    if (isRow) found.push([start, end]);
    // The next repetition begins at the earliest one piece before the end of this one.
    start = Math.max(start + 1, end - length + 1);
  }
  return found;
}

function patterns(reading: Reading): Found[] {
  const explanation = 'The same signs again and again';
  const signal = { code: 'repetition', severity: 0, explanation } as const;
  const lengths = Array.from({ length: longestPiece }, (_, index) => index + 1);
  return lengths
    .flatMap(length => rows(reading.folded.text, length))
    .map(([from, to]) => foundInFolded(reading, signal, from, to));
}

/** The same word several times in a row. */
function words(reading: Reading): Found[] {
  const found: Found[] = [];
  const signal = {
    code: 'repetition',
    severity: 0,
    explanation: 'The same word again and again',
  } as const;
  let first = 0;
  for (let index = 1; index <= reading.words.length; index += 1) {
    if (reading.words[index]?.said === reading.words[first]?.said) continue;
    if (index - first >= fewestWords) found.push(foundInWords(reading, signal, first, index - 1));
    first = index;
  }
  return found;
}

const plainly = (text: string): string =>
  fold(text)
    .text.replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the author wrote in the last minutes. */
function before({ context }: Reading): Found[] {
  const { text, recentTexts } = context;
  const found: Found[] = [];
  const now = recentTexts.length > 0 ? plainly(text) : '';
  const same = recentTexts.filter(recent => plainly(recent) === now).length;
  if (same > 0 && now.length > 0) {
    const explanation = `The same text was sent ${same === 1 ? 'once' : `${same} times`} in the last ten minutes`;
    found.push(foundInAll({ code: 'repetition', severity: 1, explanation }));
  }
  if (recentTexts.length >= floodOf) {
    const explanation = `${recentTexts.length} other texts in the last ten minutes`;
    found.push(foundInAll({ code: 'flood', severity: 1, explanation }));
  }
  return found;
}

/** Finds repetition, within the text and in recently sent texts. */
export const repetition: Phase = {
  name: 'repetition',
  find: reading => [...patterns(reading), ...words(reading), ...before(reading)],
};
