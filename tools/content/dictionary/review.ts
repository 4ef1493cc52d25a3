import type { BuiltPack } from '../build.ts';
import type { Pack } from '../pack.ts';
import type { Problems } from '../problems.ts';
import { buildReviewTexts, type ReviewTexts } from './review-texts.ts';
import type { WordRow } from './rows.ts';
import { type WordUse, wordUsesOf } from './word-uses.ts';

/** What the server needs for word reviews: the words of each question, texts and their media. */
export type BuiltReview = ReviewTexts & { uses: Record<string, WordUse> };

/**
 * Builds what word reviews need.
 *
 * @param packs sources of the built packs; the course among them has the texts
 */
export const buildReview = (
  packs: readonly Pack[],
  built: readonly BuiltPack[],
  rows: readonly WordRow[],
  problems: Problems,
): BuiltReview => {
  const course = packs.find(pack => pack.course);
  const uses = built.flatMap(one => {
    const pack = packs.find(({ id }) => id === one.id);
    return pack ? Object.entries(wordUsesOf(pack, one, rows)) : [];
  });
  const byId = uses.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const texts = course
    ? buildReviewTexts(course, problems)
    : { texts: { gb: {}, us: {} }, media: new Map() };
  return { ...texts, uses: Object.fromEntries(byId) };
};
