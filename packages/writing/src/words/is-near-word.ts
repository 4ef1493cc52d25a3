import { lexicon } from '../lexicon/lexicon.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Longer words are not misspellings of frequent words. */
const MOST_LETTERS = 24;

/** The variants of a word with one letter missing, changed, added or swapped with the next. */
function* oneOff(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [first = '', second = ''] = after;
    yield before + after.slice(1);
    yield before + second + first + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      yield before + letter + after.slice(1);
    }
  }
}

/** Whether a lowercase word is one letter away from one that children use: helo, plesae. */
export function isNearWord(word: string): boolean {
  if (word.length < 3 || word.length > MOST_LETTERS) return false;
  const { groups } = lexicon();
  for (const other of oneOff(word)) if (groups.has(other)) return true;
  return false;
}
