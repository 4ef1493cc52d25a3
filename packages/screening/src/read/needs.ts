import { type Literals, numberOf } from './literals.ts';
import { readPattern } from './pattern.ts';
import { isLiterals, type Tree } from './tree.ts';

/**
 * What a text must have for a pattern to match: one of some literals, by their number, all of several needs, or
 * any of them.
 * Hundreds of patterns are searched in each text, and most of them cannot match.
 */
export type Needs = {
  /** Null if nothing is certain. */
  readonly need: Need | null;
  /** Whether a match is in one sentence, so that all it needs is. */
  readonly isInSentence: boolean;
};
type Need = number | { readonly isAll: boolean; readonly of: readonly Need[] };

const numbered = (tree: Tree): Need =>
  isLiterals(tree) ? numberOf(tree) : { isAll: tree.isAll, of: tree.of.map(numbered) };

/** What a text needs for this pattern to match. */
export function needsOf(pattern: string): Needs {
  const { tree, isInSentence } = readPattern(pattern);
  return { need: tree === null ? null : numbered(tree), isInSentence };
}

const all = -1;

/** The sentences that have what is needed, one bit each. */
function sentencesWith(need: Need, literals: Literals, isInSentence: boolean): number {
  if (typeof need === 'number') {
    // A pattern that was read after the text may match.
    const sentences = literals[need] ?? all;
    return isInSentence || sentences === 0 ? sentences : all;
  }
  let sentences = need.isAll ? all : 0;
  for (const one of need.of) {
    const own = sentencesWith(one, literals, isInSentence);
    sentences = need.isAll ? sentences & own : sentences | own;
    if (sentences === (need.isAll ? 0 : all)) break;
  }
  return sentences;
}

/** Whether a text with these literals has what a pattern needs. */
export const mayMatch = ({ need, isInSentence }: Needs, literals: Literals): boolean =>
  need === null || sentencesWith(need, literals, isInSentence) !== 0;
