/** A run of words that are unchanged, removed or added. */
export type Run = { kind: 'same' | 'gone' | 'new'; text: string };

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => word !== '');

/** Lengths of the longest common subsequence of every pair of suffixes. */
function lengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = before.map(() => new Array<number>(after.length + 1).fill(0));
  table.push(new Array<number>(after.length + 1).fill(0));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const below = table[row + 1]?.[column] ?? 0;
      const right = table[row]?.[column + 1] ?? 0;
      const both = (table[row + 1]?.[column + 1] ?? 0) + 1;
      const line = table[row];
      if (line) line[column] = before[row] === after[column] ? both : Math.max(below, right);
    }
  }
  return table;
}

/** The differences between two texts, word by word; removed words come before added ones. */
export function wordRuns(before: string, after: string): Run[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const table = lengths(one, other);
  const runs: { kind: Run['kind']; words: string[] }[] = [];
  const add = (kind: Run['kind'], word: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.words.push(word);
    else runs.push({ kind, words: [word] });
  };
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [left, right] = [one[row], other[column]];
    const down = table[row + 1]?.[column] ?? -1;
    const along = table[row]?.[column + 1] ?? -1;
    if (left !== undefined && left === right) {
      add('same', left);
      row += 1;
      column += 1;
    } else if (left !== undefined && (right === undefined || down >= along)) {
      add('gone', left);
      row += 1;
    } else {
      add('new', right ?? '');
      column += 1;
    }
  }
  return runs.map(({ kind, words }) => ({ kind, text: words.join(' ') }));
}
