const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => word !== '');

/** Length of the longest list of words that both texts have in the same order. */
function commonWords(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const above = row;
    row = [0];
    for (const [index, second] of other.entries()) {
      const same = word === second ? (above[index] ?? 0) + 1 : 0;
      row.push(Math.max(same, above[index + 1] ?? 0, row[index] ?? 0));
    }
  }
  return row.at(-1) ?? 0;
}

/** How many words differ between what a child wrote and what was delivered. */
export function changedWords(original: string, text: string): number {
  const [before, after] = [wordsOf(original), wordsOf(text)];
  return Math.max(before.length, after.length) - commonWords(before, after);
}
