import type { TeachingLanguage, Word } from '@digipals/contract';
import { type PreparedBytes, prepareBytes } from '../kernel/prepared-bytes.ts';

/** The words in each variety of English, in alphabetical order. */
export type WordFile = { readonly [V in TeachingLanguage]: readonly Word[] };

/** The dictionary, as prepared answers in each variety of English. */
export type DictionaryAnswers = {
  alphabetOf(variety: TeachingLanguage): PreparedBytes<string[]>;
  /** Words that begin with a small letter. */
  wordsOf(variety: TeachingLanguage, letter: string): PreparedBytes<Word[]>;
  allOf(variety: TeachingLanguage): PreparedBytes<Word[]>;
  has(wordId: string): boolean;
  find(variety: TeachingLanguage, wordId: string): Word | undefined;
};

const prepare = <T>(answer: T): PreparedBytes<T> =>
  prepareBytes(Buffer.from(JSON.stringify(answer)), 'application/json');

const letterOf = ({ word }: Word): string => word.charAt(0).toLowerCase();

function prepareWords(words: readonly Word[]) {
  const byLetter = Map.groupBy(words, letterOf);
  return {
    alphabet: prepare([...byLetter.keys()].sort()),
    letters: new Map([...byLetter].map(([letter, some]) => [letter, prepare(some)])),
    all: prepare([...words]),
    byId: new Map(words.map(word => [word.id, word])),
  };
}

const none: PreparedBytes<Word[]> = prepare([]);

/** Prepares the answers of the dictionary. */
export function prepareDictionary(words: WordFile): DictionaryAnswers {
  const prepared = { gb: prepareWords(words.gb), us: prepareWords(words.us) };
  return {
    alphabetOf: variety => prepared[variety].alphabet,
    wordsOf: (variety, letter) => prepared[variety].letters.get(letter) ?? none,
    allOf: variety => prepared[variety].all,
    has: wordId => prepared.gb.byId.has(wordId),
    find: (variety, wordId) => prepared[variety].byId.get(wordId),
  };
}
