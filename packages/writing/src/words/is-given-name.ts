import { readWords } from '../spelling/read-words.ts';

let names: ReadonlySet<string> | undefined;

/** Whether a lowercase word is a common given name of the home countries. */
export function isGivenName(word: string): boolean {
  names ??= new Set(readWords('given-names.txt'));
  return names.has(word);
}
