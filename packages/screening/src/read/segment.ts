import { isEverydayWord } from '@digipals/writing';
import { chatWords } from '../data/chat-words.ts';
import { inLexicon } from './lexicon.ts';

const longest = 12;
const shortWords = new Set(['i', 'a', 'u', 'r']);

const isWord = (letters: string): boolean =>
  letters.length === 1
    ? shortWords.has(letters)
    : isEverydayWord(letters) || inLexicon(letters) !== undefined || chatWords.has(letters);

/** The fewest words that a run of letters consists of: `youareugly`. Undefined if it is none, or many short ones. */
export function segment(letters: string): string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const before = best[start];
      const word = letters.slice(start, end);
      if (before === undefined || before.length + 1 >= (best[end]?.length ?? Infinity)) continue;
      if (isWord(word)) best[end] = [...before, word];
    }
  }
  const words = best[letters.length];
  return words && words.length * 2 <= letters.length ? [...words] : undefined;
}
