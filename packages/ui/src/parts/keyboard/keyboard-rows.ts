/** The letters of an English keyboard. */
export const qwertyRows: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The letters in alphabetical order, in three rows. */
export const alphabetRows: readonly string[] = ['abcdefghi', 'jklmnopqr', 'stuvwxyz'];

const turned: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const along: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const wrapped = <T>(list: readonly T[], at: number): T | undefined =>
  list[(at + list.length) % list.length];

/**
 * The key that an arrow leads to: left and right continue in the next row, up and down move to the
 * nearest key there, and wrap at every edge. Null for any other `arrow`.
 */
export const keyBeside = (
  rows: readonly (readonly string[])[],
  key: string,
  arrow: string,
): string | null => {
  const step = along[arrow];
  if (step !== undefined) {
    const all = rows.flat();
    return wrapped(all, all.indexOf(key) + step) ?? null;
  }
  const turn = turned[arrow];
  const from = rows.findIndex(row => row.includes(key));
  const row = rows[from];
  const next = turn === undefined ? undefined : wrapped(rows, from + turn);
  if (!row || !next) return null;
  // Rows are centred.
  const at = Math.round(row.indexOf(key) + (next.length - row.length) / 2);
  return next[Math.min(Math.max(at, 0), next.length - 1)] ?? null;
};
