import { wordsOf } from '../checks/words.ts';
import { createFindPhrases, phraseKey } from './phrases.ts';
import type { WordRow } from './rows.ts';
import { withIng, withS } from './word-forms.ts';

/** Finds the words of the dictionary in an English text, by their ids; each once. */
export type FindWords = (text: string) => string[];

/** After these a word that is a thing and an action, such as “drink”, is the thing. */
const beforeThings = new Set(
  'a an the my your his her our their this that some two three four five'.split(' '),
);

/** How a word is written in sentences. */
const formsOf = ({ gb, us, partOfSpeech, forms }: WordRow): string[] => {
  const words = [gb.toLowerCase(), us.toLowerCase()];
  return [
    ...words,
    ...forms,
    // Verbs have the same ending after he, she and it.
    ...(['noun', 'verb'].includes(partOfSpeech) ? words.flatMap(withS) : []),
    ...(partOfSpeech === 'verb' ? words.map(withIng) : []),
  ];
};

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
    for (const key of new Set(formsOf(row).map(phraseKey)))
      rowsOf.set(key, [...(rowsOf.get(key) ?? []), row]);
  const find = createFindPhrases(rowsOf);

  return text => {
    const rowsFound = find(wordsOf(text)).flatMap(
      ({ entry, before }) => meantAfter(before, entry) ?? [],
    );
    return [...new Set(rowsFound.filter(row => row.picture !== '').map(({ id }) => id))];
  };
};
