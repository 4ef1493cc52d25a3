import { type Folded, fold, placeOf } from '../fold/fold.ts';
import type { Found, ScreeningContext } from '../types.ts';
import { type Literals, literalsIn } from './literals.ts';
import { matchesOf } from './matches.ts';
import { mayMatch, type Needs, needsOf } from './needs.ts';
import { isSpread, readWords, type Word } from './words.ts';

/**
 * The input of every phase. `spoken`: the words with their chat spellings resolved, one space apart, with a
 * `.` or `?` between sentences; `wordAt`: the index of the word for each of its units.
 */
export type Reading = {
  readonly context: ScreeningContext;
  readonly folded: Folded;
  readonly words: readonly Word[];
  readonly spoken: {
    readonly text: string;
    readonly wordAt: readonly number[];
    /** The literals of the text that rules need. */
    readonly literals: Literals;
  };
};

const sentenceEnd = /[.!?;:()[\]]/;
/** A line break ends a sentence unless the line is short: `you are`, on the next line `stupid`. */
const lineEnd = /[\n\r]/;
const fewestInLine = 4;

/** Words before which `your` is a misspelt `you are`. */
const afterYouAre = new Set(
  'a an so such the not too very going just trash garbage stupid ugly dumb dead next finished welcome built worse lying'.split(
    ' ',
  ),
);

/** What is between a word and the next; full stops between letters, as in `u.g.l.y`, do not count. */
function gapAfter(words: readonly Word[], index: number, text: string): string {
  const [word, next] = [words[index], words[index + 1]];
  const gap = text.slice(word?.to, next?.from);
  return word && next && isSpread(word) && isSpread(next) ? gap.replace('.', ' ') : gap;
}

function speak(words: readonly Word[], text: string): Reading['spoken'] {
  let spoken = '';
  const wordAt: number[] = [];
  let inLine = 0;
  const say = (said: string, index: number): void => {
    const next = spoken === '' ? said : ` ${said}`;
    spoken += next;
    for (let unit = 0; unit < next.length; unit += 1) wordAt.push(index);
  };
  words.forEach(({ said }, index) => {
    const isYouAre = said === 'your' && afterYouAre.has(words[index + 1]?.said ?? '');
    say(isYouAre ? 'you are' : said, index);
    const gap = gapAfter(words, index, text);
    const isLineEnd = lineEnd.test(gap);
    inLine += 1;
    const isEnd = sentenceEnd.test(gap) || (isLineEnd && inLine >= fewestInLine);
    if (isEnd) say(gap.includes('?') ? '?' : '.', index);
    if (isEnd || isLineEnd) inLine = 0;
  });
  return { text: spoken, wordAt, literals: literalsIn(spoken) };
}

/** How a word is spelt in small letters; empty beyond the text. */
export const spelt = ({ words }: Reading, index: number): string => words[index]?.spelt ?? '';

/** Reads a text once for all phases. */
export function read(context: ScreeningContext): Reading {
  const folded = fold(context.text);
  const words = readWords(folded);
  return { context, folded, words, spoken: speak(words, folded.text) };
}

type Signal = Pick<Found, 'code' | 'severity' | 'explanation'>;

/** A finding about the whole text. */
export const foundInAll = (signal: Signal): Found => ({
  ...signal,
  start: null,
  end: null,
  status: 'ok',
});

/** A finding in a range of the folded text. */
export const foundInFolded = (
  { folded }: Reading,
  signal: Signal,
  from: number,
  to: number,
): Found => ({ ...signal, ...placeOf(folded, from, to), status: 'ok' });

/** A finding in a range of words, the last one included. */
export function foundInWords(reading: Reading, signal: Signal, first: number, last: number): Found {
  const from = reading.words[first]?.from ?? 0;
  const to = reading.words[last]?.to ?? 0;
  return foundInFolded(reading, signal, from, to);
}

/** A pattern for the spoken text, and what a text needs for it. */
export type Sought = { readonly pattern: RegExp; readonly needs: Needs };

export const sought = (pattern: RegExp): Sought => ({ pattern, needs: needsOf(pattern.source) });

/** All matches in the spoken text. The pattern must be global. */
export const matchesIn = ({ spoken }: Reading, { pattern, needs }: Sought): RegExpExecArray[] =>
  mayMatch(needs, spoken.literals) ? matchesOf(pattern, spoken.text) : [];

/** A pattern for the spoken text; its group `mark`, if any, is the place. */
export type Rule = Signal & Sought;

/** Makes a rule from its pattern as a string. */
export const makeRule = (
  code: Found['code'],
  severity: Found['severity'],
  explanation: string,
  pattern: string,
): Rule => ({
  ...{ code, severity, explanation },
  ...sought(new RegExp(pattern, 'dg')),
});

/** The range of a match: its group `mark`, or all of it. */
export function matchPlace(match: RegExpExecArray): [number, number] {
  return match.indices?.groups?.['mark'] ?? [match.index, match.index + match[0].length];
}

/** All findings of rules. Their patterns must be global. */
export function findByRules(reading: Reading, rules: readonly Rule[]): Found[] {
  const { text, wordAt } = reading.spoken;
  const found: Found[] = [];
  for (const rule of rules) {
    for (const match of matchesIn(reading, rule)) {
      const { pattern: _, needs: __, ...signal } = rule;
      const [from, to] = matchPlace(match);
      const skipped = text[from] === ' ' ? 1 : 0;
      found.push(foundInWords(reading, signal, wordAt[from + skipped] ?? 0, wordAt[to - 1] ?? 0));
    }
  }
  return found;
}
