import type { Component, Item, Pick } from '@digipals/contract';

/** The halves of the pairs; each side in the order in which it is shown. */
export type Halves = { left: readonly Item[]; right: readonly Item[] };

/** The two columns of a component: items with an index are on the left (COMP-23). */
export const halvesOf = ({ data }: Component): Halves => ({
  left: data.filter(({ index }) => index !== undefined),
  right: data.filter(({ relatedIndex }) => relatedIndex !== undefined),
});

/** The partner of a half, from either side. */
export const partnerOf = ({ left, right }: Halves, { index, relatedIndex }: Item) =>
  index === undefined
    ? left.find(other => other.index === relatedIndex)
    : right.find(other => other.relatedIndex === index);

/** The pick of a found pair: its right half, with the number of the left one from 1. */
export const pickOfPair = (component: Component, { id, value, relatedIndex = 0 }: Item): Pick => ({
  id,
  value,
  componentId: component.id,
  gap: relatedIndex + 1,
});

/**
 * The rows as shown: the partner of a found left half moves beside it, the others
 * keep their order.
 */
export const rowsOf = (halves: Halves, found: ReadonlySet<string>): Item[][] => {
  const { left, right } = halves;
  const partners = left
    .map(item => partnerOf(halves, item))
    .map(item => (item && found.has(item.id) ? item : undefined));
  const free = right.filter(item => !partners.includes(item));
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, at) => {
    const beside = partners[at] ?? free.shift();
    return [left[at], beside].filter(item => item !== undefined);
  });
};
