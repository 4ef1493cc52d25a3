import { wordsOf } from '../checks/words.ts';
import type { WordRow } from './rows.ts';

/** Finds the words of the dictionary in an English text, by their ids; each once. */
export type FindWords = (text: string) => string[];

/** After these a word that is a thing and an action, such as “drink”, is the thing. */
const beforeThings = new Set(
  'a an the my your his her our their this that some two three four five'.split(' '),
);

const withS = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

const withIng = (verb: string): string =>
  /[^aeiou]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;

/** How a word is written in sentences. */
const formsOf = ({ gb, us, partOfSpeech, forms }: WordRow): string[] => {
  const words = [gb.toLowerCase(), us.toLowerCase()];
  return [
    ...words,
    ...forms,
    // Verbs have the same ending after he, she and it.
    ...(['noun', 'verb'].includes(partOfSpeech) ? words.map(withS) : []),
    ...(partOfSpeech === 'verb' ? words.map(withIng) : []),
  ];
};

const keyOf = (tokens: readonly string[]): string => tokens.join(' ');

const isVerb = ({ partOfSpeech }: WordRow): boolean => partOfSpeech === 'verb';

/** Of a thing and an action, the thing is meant after an article; of other meanings, the first. */
const meantAfter = (before: string | undefined, found: readonly WordRow[]): WordRow | undefined => {
  if (!found.some(isVerb)) return found[0];
  const asThing = beforeThings.has(before ?? '');
  return found.find(row => isVerb(row) !== asThing) ?? found[0];
};

/** Creates the search for words. A meaning without a picture is no word. */
export const createFindWords = (rows: readonly WordRow[]): FindWords => {
  const rowsOf = new Map<string, WordRow[]>();
  for (const row of rows)
    for (const key of new Set(formsOf(row).map(form => keyOf(wordsOf(form)))))
      rowsOf.set(key, [...(rowsOf.get(key) ?? []), row]);
  const longest = Math.max(...[...rowsOf.keys()].map(key => key.split(' ').length));

  return text => {
    const tokens = wordsOf(text);
    const ids = new Set<string>();
    for (let at = 0; at < tokens.length; ) {
      const lengths = Array.from({ length: longest }, (_, index) => longest - index);
      const length = lengths.find(
        one => at + one <= tokens.length && rowsOf.has(keyOf(tokens.slice(at, at + one))),
      );
      const found = length === undefined ? [] : rowsOf.get(keyOf(tokens.slice(at, at + length)));
      const row = meantAfter(tokens[at - 1], found ?? []);
      if (row && row.picture !== '') ids.add(row.id);
      at += length ?? 1;
    }
    return [...ids];
  };
};
