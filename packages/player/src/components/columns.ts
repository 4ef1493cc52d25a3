/** Columns of image buttons by their number (COMP-59 to COMP-62); mobile is 765 px wide or less. */
export const columnCount = (count: number, mobile: boolean): number => {
  if (count < 5) return 2;
  if (count < 8) return 3;
  return mobile ? 3 : 4;
};

/**
 * Grid line at which an item begins when each item spans two tracks, or `auto`: an unfinished last
 * row is moved to the middle.
 */
export const startLine = (index: number, count: number, columns: number): number | 'auto' => {
  const rest = count % columns;
  const beginsLastRow = rest > 0 && index === count - rest;
  return beginsLastRow ? columns - rest + 1 : 'auto';
};
