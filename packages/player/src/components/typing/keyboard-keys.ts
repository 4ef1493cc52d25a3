import { graphemes } from '@digipals/engine';
import { qwertyRows } from '@digipals/ui';
import { alphabetInSevens } from '../narrow-keyboard.ts';

const digits = '1234567890';
const digitRows = ['12345', '67890'];
const mostInRow = 7;

/**
 * The rows of the keyboard for these answers: the English letters, and below or above them what
 * else an answer needs. `free` answers are typed as one text, so their spaces and signs need keys as well.
 * `narrow` rows have at most seven keys.
 */
export const rowsFor = (
  answers: readonly string[],
  free: boolean,
  narrow = false,
): (string | string[])[] => {
  const needed = new Set(answers.flatMap(answer => graphemes(answer.toLowerCase())));
  const letters = new Set([...qwertyRows.join(''), ...digits, ' ']);
  const others = [...needed].filter(
    character => !letters.has(character) && (free || !/^[\s\p{P}`´]$/u.test(character)),
  );
  const isNumber = [...digits].some(digit => needed.has(digit));
  const letterRows = narrow ? alphabetInSevens : qwertyRows;
  const last = letterRows.at(-1) ?? '';
  // Backspace is at the end of the last row.
  const fits = !narrow || last.length + others.length < mostInRow;
  return [
    ...(isNumber ? (narrow ? digitRows : [digits]) : []),
    ...letterRows.slice(0, -1),
    ...(fits ? [[...last, ...others]] : [last, others]),
    ...(free && needed.has(' ') ? [' '] : []),
  ];
};
