/** What says where a lesson is in its course. */
type Placed = { number: number; review?: boolean | undefined };

/** Lessons by their place in the course; a review follows the last lesson of its block, whose number it has. */
export const byPlace = (one: Placed, other: Placed): number =>
  one.number - other.number || Number(one.review ?? false) - Number(other.review ?? false);

/** Whether a lesson comes before another in the course. */
export const isBefore = (one: Placed, other: Placed): boolean => byPlace(one, other) < 0;

/** The name of a lesson in the plan of words: `7`; that of the review after lesson 6 is `R6`. */
export const unitName = ({ number, review }: Placed): string => `${review ? 'R' : ''}${number}`;
