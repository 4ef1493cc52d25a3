import type { Component, Item, Pick } from '@digipals/contract';

/** One column of words; `index` is its place from 0. */
export type Column = { id: string; index: number; items: readonly Item[] };

/** The columns of a component by the index of their items. */
export const columnsOf = ({ data }: Component): Column[] => {
  const indexes = [...new Set(data.map(({ index = 0 }) => index))].sort((a, b) => a - b);
  return indexes.map(index => ({
    id: `column-${index}`,
    index,
    items: data.filter(item => (item.index ?? 0) === index),
  }));
};

/** The picked word of a column. */
export const pickedIn = ({ items }: Column, picks: readonly Pick[]): Item | undefined =>
  items.find(item => picks.some(({ id }) => id === item.id));

/**
 * The picks of a component after a word is tapped: one in each column, in the order of the
 * columns; a second tap removes it (COMP-49).
 */
export const pickIn = (
  component: Component,
  columns: readonly Column[],
  picks: readonly Pick[],
  tapped: Item,
): Pick[] =>
  columns.flatMap(column => {
    const picked = pickedIn(column, picks);
    const item = column.items.includes(tapped) ? tapped : picked;
    if (!item || (item === tapped && picked === tapped)) return [];
    return [{ id: item.id, value: item.value, componentId: component.id }];
  });
