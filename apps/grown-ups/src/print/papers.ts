/** Papers to print on. */
export const papers = [
  { value: 'a4', words: 'A4' },
  { value: 'letter', words: 'Letter' },
] as const;
/** A paper to print on. */
export type Paper = (typeof papers)[number]['value'];

/** Cards on one page. */
const PER_PAGE = 8;

/** Cards by page. */
export const pagesOf = <T>(cards: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(cards.length / PER_PAGE) }, (_, page) =>
    cards.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
