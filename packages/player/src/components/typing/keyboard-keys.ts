import { graphemes } from '@digipals/engine';
import { qwertyRows } from '@digipals/ui';

const digits = '1234567890';

/**
 * The rows of the keyboard for these answers: the English letters, and below or above them what
 * else an answer needs. `free` answers are typed as one text, so their spaces and signs need keys as well.
 */
export const rowsFor = (answers: readonly string[], free: boolean): (string | string[])[] => {
  const needed = new Set(answers.flatMap(answer => graphemes(answer.toLowerCase())));
  const letters = new Set([...qwertyRows.join(''), ...digits, ' ']);
  const others = [...needed].filter(
    character => !letters.has(character) && (free || !/^[\s\p{P}`´]$/u.test(character)),
  );
  const isNumber = [...digits].some(digit => needed.has(digit));
  const [upper = '', middle = '', lower = ''] = qwertyRows;
  return [
    ...(isNumber ? [digits] : []),
    upper,
    middle,
    [...lower, ...others],
    ...(free && needed.has(' ') ? [' '] : []),
  ];
};
