import type { Family, LoadView, PlayerComponent, ViewProps } from './part.ts';

/**
 * Makes the rows of a family's table from a view and the props that its type fixes. The compiler
 * compares the props with those of the view, which the row itself no longer names.
 */
export const rowsOf = (family: Family) => {
  function row(view: LoadView): PlayerComponent;
  function row<P extends ViewProps>(view: LoadView<P>, props: Omit<P, 'part'>): PlayerComponent;
  function row(view: LoadView, props?: object): PlayerComponent {
    return { family, view, ...(props && { props }) };
  }
  return row;
};
