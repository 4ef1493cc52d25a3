import { messages, review } from '@digipals/contract/constants';
import { editedCharacters, editedWords } from '@digipals/contract/edits';
import { lengthOf } from '../shared/length-of.ts';
import { plural } from '../shared/words.ts';

/** The size of an edit, as the server counts it; `problem` says why it cannot be sent, or is empty. */
export type EditSize = { words: number; characters: number; problem: string };

const { mostEditedWords, mostEditedCharacters } = review;

function problemOf(words: number, characters: number, edited: string): string {
  if (words > mostEditedWords || characters > mostEditedCharacters) {
    return 'That is more than a small edit: return it instead.';
  }
  return lengthOf(edited) > messages.maxLength
    ? `A text has at most ${messages.maxLength} characters.`
    : '';
}

/** Compares an edit with the text of the child. */
export function sizeOf(text: string, edited: string): EditSize {
  const words = editedWords(text, edited);
  const characters = editedCharacters(text, edited);
  return { words, characters, problem: problemOf(words, characters, edited) };
}

/** "1 word and 3 characters changed, of at most 3 and 40". */
export const sizeWords = ({ words, characters }: EditSize): string =>
  `${plural(words, 'word')} and ${plural(characters, 'character')} changed, of at most ${mostEditedWords} and ${mostEditedCharacters}`;
