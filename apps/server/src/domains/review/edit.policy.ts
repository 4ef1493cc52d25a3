const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(word => word !== '');

/** Length of the longest list of words that both have in the same order. */
function wordsInCommon(one: readonly string[], other: readonly string[]): number {
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

/** How many words of a text an edit changes: the words that went or those that came, whichever are more. */
export function editedWords(text: string, edited: string): number {
  const [one, other] = [wordsOf(text), wordsOf(edited)];
  return Math.max(one.length, other.length) - wordsInCommon(one, other);
}
