const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(word => word !== '');

/** Length of the longest common subsequence of words or characters. */
function inCommon(one: readonly string[], other: readonly string[]): number {
  let before: number[] = Array.from({ length: other.length + 1 }, () => 0);
  for (const word of one) {
    const row = [0];
    for (const [index, candidate] of other.entries()) {
      const longest =
        word === candidate
          ? (before[index] ?? 0) + 1
          : Math.max(before[index + 1] ?? 0, row[index] ?? 0);
      row.push(longest);
    }
    before = row;
  }
  return before.at(-1) ?? 0;
}

/** The number of removed or added parts, whichever is larger. */
const changed = (one: readonly string[], other: readonly string[]): number =>
  Math.max(one.length, other.length) - inCommon(one, other);

/**
 * How many words of a child's text an adult's edit changes (SAFE-01): the removed or the
 * added ones, whichever are more. The limit is `review.mostEditedWords`.
 */
export const editedWords = (text: string, edited: string): number =>
  changed(wordsOf(text), wordsOf(edited));

/**
 * The same in characters (code points), because a text without spaces is one word. The limit is
 * `review.mostEditedCharacters`.
 */
export const editedCharacters = (text: string, edited: string): number =>
  changed([...text], [...edited]);
