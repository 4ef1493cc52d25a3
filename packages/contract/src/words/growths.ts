/** What a child has done with a word, from the least to the most: its plant in the garden grows with it. */
export const growths = ['seen', 'understood', 'said', 'spelt'] as const;
/** What a child has done with a word. */
export type Growth = (typeof growths)[number];

/** How many words a child has seen, understood, said and spelt: the same for the child and its grown-ups (WORDS-15). */
export function countGrowths(
  words: readonly { growth: Growth }[],
): { growth: Growth; count: number }[] {
  return growths.map(growth => ({
    growth,
    count: words.filter(word => word.growth === growth).length,
  }));
}

/** Word reviews: words a day, and the Lingos of one, those of an activity (WORDS-05, WORDS-08). */
export const wordReview = { words: 10, minutes: 3, lingos: 5 } as const;
