/** The character for an empty box of a typed answer. */
export const emptyBox = '_';

/** Characters as a child counts them: an accent, a Thai vowel or an emoji is part of its letter. */
export const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

const folded = (text: string): string =>
  tidy(text)
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .toLowerCase();

/** Whether two typed texts are equal apart from surrounding spaces, case and the kind of apostrophe (NOTSHOWN-72). */
export const sameTyped = (a: string, b: string): boolean => folded(a) === folded(b);

/** Whether a typed text has no empty box (RULE-09). */
export const isFilled = (text: string): boolean => text.trim() !== '' && !text.includes(emptyBox);

/** One letter of a typed answer; an empty `letter` for a missing one. */
export type TypedLetter = { letter: string; same: boolean };

/** Edit distances between the ends of two texts: `costs[i][j]` from their letters i and j on. */
const changesBetween = (a: readonly string[], b: readonly string[]): number[][] => {
  const costs = Array.from({ length: a.length + 1 }, () => Array(b.length + 1).fill(0));
  const at = (i: number, j: number): number => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = a.length; i >= 0; i -= 1)
    for (let j = b.length; j >= 0; j -= 1) {
      const row = costs[i];
      if (!row || (i === a.length && j === b.length)) continue;
      const substituted = at(i + 1, j + 1) + (a[i] === b[j] ? 0 : 1);
      row[j] = Math.min(substituted, at(i + 1, j) + 1, at(i, j + 1) + 1);
    }
  return costs;
};

/**
 * Which letters of a typed answer differ from the right one, apart from case, surrounding spaces and the
 * kind of apostrophe. A missing or an extra letter does not make the following ones differ.
 */
export const diffLetters = (typed: string, right: string): TypedLetter[] => {
  const shown = graphemes(tidy(typed));
  const a = graphemes(folded(typed));
  const b = graphemes(folded(right));
  const costs = changesBetween(a, b);
  const at = (i: number, j: number): number => costs[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const letters: TypedLetter[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const letter = shown[i] ?? '';
    const same = a[i] === b[j];
    if (at(i, j) === at(i + 1, j + 1) + (same ? 0 : 1)) {
      letters.push({ letter, same });
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j) + 1) {
      letters.push({ letter, same: false });
      i += 1;
    } else {
      letters.push({ letter: '', same: false });
      j += 1;
    }
  }
  return letters;
};
