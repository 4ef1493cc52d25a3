import { messages, review } from '@digipals/contract/constants';
import { editedCharacters, editedWords } from '@digipals/contract/edits';
import { lengthOf } from '../shared/length-of.ts';
import { plural } from '../shared/words.ts';

/** How large an edit is, as the server counts it; `told` is what stands against it, empty while nothing does. */
export type EditSize = { words: number; characters: number; told: string };

const { mostEditedWords, mostEditedCharacters } = review;

function against(words: number, characters: number, edited: string): string {
  if (words > mostEditedWords || characters > mostEditedCharacters) {
    return 'That is more than a small edit: return it instead.';
  }
  return lengthOf(edited) > messages.maxLength
    ? `A text has at most ${messages.maxLength} characters.`
    : '';
}

/** Measures an edit against the text of the child. */
export function sizeOf(text: string, edited: string): EditSize {
  const words = editedWords(text, edited);
  const characters = editedCharacters(text, edited);
  return { words, characters, told: against(words, characters, edited) };
}

/** "1 word and 3 characters changed, of at most 3 and 40". */
export const sizeWords = ({ words, characters }: EditSize): string =>
  `${plural(words, 'word')} and ${plural(characters, 'character')} changed, of at most ${mostEditedWords} and ${mostEditedCharacters}`;
