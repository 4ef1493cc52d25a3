import type { Family, LoadView, PlayerComponent, ViewProps } from './part.ts';

/**
 * Makes the rows of a family's table from a view and the props that its type fixes. The compiler
 * checks the props against the view, and the row then hides their types.
 */
export const rowsOf = (family: Family) => {
  function row(view: LoadView): PlayerComponent;
  function row<P extends ViewProps>(view: LoadView<P>, props: Omit<P, 'part'>): PlayerComponent;
  function row(view: LoadView, props?: object): PlayerComponent {
    return { family, view, ...(props && { props }) };
  }
  return row;
};
