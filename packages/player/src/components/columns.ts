/** Columns of image buttons by their number (COMP-59 to COMP-62); mobile is 765 px wide or less. */
export const columnCount = (count: number, mobile: boolean): number => {
  if (count < 5) return 2;
  if (count < 8) return 3;
  return mobile ? 3 : 4;
};

/**
 * The grid line of an item when each item spans two tracks, or `auto`: centres an unfinished last
 * row.
 */
export const startLine = (index: number, count: number, columns: number): number | 'auto' => {
  const rest = count % columns;
  const startsLastRow = rest > 0 && index === count - rest;
  return startsLastRow ? columns - rest + 1 : 'auto';
};
