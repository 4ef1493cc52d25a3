import { type Folded, fold, placeOf } from '../fold/fold.ts';
import type { Found, ScreeningContext } from '../types.ts';
import { readWords, type Word } from './words.ts';

/**
 * The input of every phase. `spoken`: the words with their chat spellings resolved, one space apart, with a
 * `.` or `?` between sentences; `wordAt`: the index of the word for each of its units.
 */
export type Reading = {
  readonly context: ScreeningContext;
  readonly folded: Folded;
  readonly words: readonly Word[];
  readonly spoken: { readonly text: string; readonly wordAt: readonly number[] };
};

const sentenceEnd = /[.!?;:\n\r()[\]]/;

function speak(words: readonly Word[], text: string): Reading['spoken'] {
  let spoken = '';
  const wordAt: number[] = [];
  const say = (said: string, index: number): void => {
    const next = spoken === '' ? said : ` ${said}`;
    spoken += next;
    for (let unit = 0; unit < next.length; unit += 1) wordAt.push(index);
  };
  words.forEach((word, index) => {
    say(word.said, index);
    const gap = text.slice(word.to, words[index + 1]?.from);
    if (sentenceEnd.test(gap)) say(gap.includes('?') ? '?' : '.', index);
  });
  return { text: spoken, wordAt };
}

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

/** A pattern for the spoken text; its group `mark`, if any, is the place. */
export type Rule = Signal & { readonly pattern: RegExp };

/** Makes a rule from its pattern as a string. */
export const makeRule = (
  code: Found['code'],
  severity: Found['severity'],
  explanation: string,
  pattern: string,
): Rule => ({ code, severity, explanation, pattern: new RegExp(pattern, 'dg') });

/** The range of a match: its group `mark`, or all of it. */
export function matchPlace(match: RegExpExecArray): [number, number] {
  return match.indices?.groups?.['mark'] ?? [match.index, match.index + match[0].length];
}

/** All findings of rules. Their patterns must be global. */
export function findByRules(reading: Reading, rules: readonly Rule[]): Found[] {
  const { text, wordAt } = reading.spoken;
  return rules.flatMap(({ pattern, ...signal }) =>
    [...text.matchAll(pattern)].map(match => {
      const [from, to] = matchPlace(match);
      const skipped = text[from] === ' ' ? 1 : 0;
      return foundInWords(reading, signal, wordAt[from + skipped] ?? 0, wordAt[to - 1] ?? 0);
    }),
  );
}
