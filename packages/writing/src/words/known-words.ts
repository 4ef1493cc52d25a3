import { readFileSync } from 'node:fs';
import type { TeachingLanguage } from '@digipals/contract';
import { expand, readAffixes } from './expand.ts';

const BRITISH = 1;
const AMERICAN = 2;
const SMALL = 4;
const EITHER = BRITISH | AMERICAN;
const bits: Record<TeachingLanguage, number> = { gb: BRITISH, us: AMERICAN };

/** Every form of the two dictionaries in lowercase, with flags. */
let loaded: ReadonlyMap<string, number> | undefined;

/** The dictionary packages; their lists are beside their entry points. */
const places = {
  'dictionary-en': import.meta.resolve('dictionary-en'),
  'dictionary-en-gb': import.meta.resolve('dictionary-en-gb'),
};
type Dictionary = keyof typeof places;

/** Reads a file of a dictionary: its words (`index.dic`) or their affixes (`index.aff`). */
export const readPart = (dictionary: Dictionary, part: 'index.dic' | 'index.aff'): string =>
  readFileSync(new URL(part, places[dictionary]), 'utf8');

const linesOf = (dictionary: Dictionary): string[] =>
  readPart(dictionary, 'index.dic').split('\n').slice(1).filter(Boolean);

function load(): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const affixes = readAffixes(readPart('dictionary-en', 'index.aff'));
  const add = (line: string, dialects: number): void => {
    for (const form of expand(line, affixes)) {
      const small = form.toLowerCase();
      const bit = small === form ? SMALL : 0;
      words.set(small, (words.get(small) ?? 0) | dialects | bit);
    }
  };
  // Most lines are in both, and are expanded once.
  const american = new Set(linesOf('dictionary-en'));
  for (const line of linesOf('dictionary-en-gb')) {
    add(line, american.delete(line) ? EITHER : BRITISH);
  }
  for (const line of american) add(line, AMERICAN);
  return words;
}

const known = (): ReadonlyMap<string, number> => {
  loaded ??= load();
  return loaded;
};

/** Whether a lowercase word is in a dictionary, or in that of one English if given. */
export const isInDictionary = (word: string, dialect?: TeachingLanguage): boolean =>
  ((known().get(word) ?? 0) & (dialect === undefined ? EITHER : bits[dialect])) > 0;

/** Whether a lowercase word is also written in lowercase, and is not only a name. */
export const isWrittenSmall = (word: string): boolean => ((known().get(word) ?? 0) & SMALL) > 0;

/** Words that are written in lowercase, of either English. */
export function* smallWords(): Generator<string> {
  for (const [word, has] of known()) if ((has & SMALL) > 0) yield word;
}
